import { digitsOf } from './check-digits.ts';
import { type AddressRule, ASCENSION, CORPUS_CHRISTI, EASTER_MONDAY, type TradeRule, WHIT_MONDAY } from './country.ts';

export const austria: AddressRule = {
  postalCode: /^[1-9]\d{3}$/,
  postalCodeExample: '1010',
  needsHouseNumber: true,
  diallingCode: '43',
  trunkPrefix: '0',
  nationalPhone: /^[1-9]\d{4,12}$/,
  phoneExample: '0664 1234567',
  needsCompanyTaxId: false,
  taxIdExample: 'ATU13585627',
  postalPrefix: 'A',
  taxId: { pattern: /^U\d{8}$/, isValid: isAustrian },
};

export const austriaTrade: TradeRule = {
  vat: { standard: 2000, reduced: 1000, zero: 0 },
  holidays: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    easter: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY, CORPUS_CHRISTI],
  },
};

/** Every second digit is doubled and its digits added up; 4 is added to the sum. */
function isAustrian(body: string): boolean {
  const digits = digitsOf(body.slice(1));
  const sum = digits.slice(0, 7).reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + Math.floor(weighted / 10) + (weighted % 10);
  }, 4);
  return (10 - (sum % 10)) % 10 === digits[7];
}

import { digitsOf } from './check-digits.ts';
import { type AddressRule, ASCENSION, EASTER_MONDAY, GOOD_FRIDAY, type TradeRule, WHIT_MONDAY } from './country.ts';

export const germany: AddressRule = {
  postalCode: /^(?!00)\d{5}$/,
  postalCodeExample: '10115',
  needsHouseNumber: true,
  diallingCode: '49',
  trunkPrefix: '0',
  nationalPhone: /^[1-9]\d{5,11}$/,
  phoneExample: '0151 23456789',
  needsCompanyTaxId: false,
  taxIdExample: 'DE136695976',
  postalPrefix: 'D',
  taxId: { pattern: /^[1-9]\d{8}$/, isValid: isGerman },
  pickupExample: 'Köln Venloer Straße',
};

export const germanyTrade: TradeRule = {
  vat: { standard: 1900, reduced: 700, zero: 0 },
  holidays: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    easter: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
};

/** ISO 7064, MOD 11,10. */
function isGerman(body: string): boolean {
  let product = 10;
  for (const digit of digitsOf(body.slice(0, 8))) {
    product = (((digit + product) % 10 || 10) * 2) % 11;
  }
  return (11 - product) % 10 === Number(body[8]);
}

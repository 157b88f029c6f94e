import { digitsOf, weigh } from './check-digits.ts';
import { type AddressRule, EASTER_MONDAY, GOOD_FRIDAY, type TradeRule } from './country.ts';

export const czechia: AddressRule = {
  postalCode: /^[1-7]\d{2} \d{2}$/,
  postalCodeExample: '110 00',
  groupPostalCode: [/^(\d{3})(\d{2})$/, '$1 $2'],
  needsHouseNumber: true,
  diallingCode: '420',
  trunkPrefix: '',
  nationalPhone: /^[2-79]\d{8}$/,
  phoneExample: '601 123 456',
  needsCompanyTaxId: false,
  taxIdExample: 'CZ25123891',
  // Of persons the DIČ is their birth number: nine or ten digits.
  taxId: { pattern: /^\d{8,10}$/, isValid: (body) => body.length > 8 || isCzechCompany(body) },
  pickupExample: 'Brno Kobližná',
};

export const czechiaTrade: TradeRule = {
  vat: { standard: 2100, reduced: 1200, zero: 0 },
  // Zákon č. 245/2000 Sb.
  holidays: {
    fixed: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
  },
};

/** Weights 8 to 2, modulo 11; remainders of 0 and 1 give the digits 1 and 0. */
function isCzechCompany(body: string): boolean {
  const digits = digitsOf(body);
  return (11 - (weigh(digits.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === digits[7];
}

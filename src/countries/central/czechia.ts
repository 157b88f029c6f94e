import { type CountryAddress, EASTER_MONDAY, GOOD_FRIDAY, type TradeRule } from '../country.ts';

export const czechia: CountryAddress = {
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
  // A person's DIČ is the birth number: nine or ten digits.
  taxId: /^\d{8,10}$/,
  pickupExample: 'Brno Kobližná',
};

export const czechiaTrade: TradeRule = {
  timeZone: 'Europe/Prague',
  // Zákon č. 235/2004 Sb., § 47; books have been in the zero rate since 2024, other print has not.
  vat: [{ rates: { standard: 2100, reduced: 1200, zero: 0 } }],
  // Zákon č. 245/2000 Sb.
  holidays: {
    fixed: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
  },
};

import { CORPUS_CHRISTI, type CountryAddress, EASTER, EASTER_MONDAY, type TradeRule } from '../country.ts';

export const croatia: CountryAddress = {
  postalCode: /^[1-5]\d{4}$/,
  postalCodeExample: '10000',
  needsHouseNumber: false,
  diallingCode: '385',
  trunkPrefix: '0',
  nationalPhone: /^[1-9]\d{6,8}$/,
  phoneExample: '092 123 4567',
  needsCompanyTaxId: false,
  taxId: /^\d{11}$/,
  taxIdExample: 'HR33392005961',
};

export const croatiaTrade: TradeRule = {
  timeZone: 'Europe/Zagreb',
  vat: [
    // Zakon o PDV-u, čl. 38.
    { rates: { standard: 2500, reduced: 500, second_reduced: 1300, zero: 0 } },
  ],
  holidays: {
    fixed: ['01-01', '01-06', '05-01', '05-30', '06-22', '08-05', '08-15', '11-01', '11-18', '12-25', '12-26'],
    easter: [EASTER, EASTER_MONDAY, CORPUS_CHRISTI],
  },
};

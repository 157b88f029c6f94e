import { ASCENSION, type CountryAddress, EASTER, EASTER_MONDAY, GOOD_FRIDAY, type TradeRule } from '../country.ts';

export const finland: CountryAddress = {
  postalCode: /^\d{5}$/,
  postalCodeExample: '00100',
  needsHouseNumber: true,
  diallingCode: '358',
  trunkPrefix: '0',
  nationalPhone: /^[1-9]\d{4,11}$/,
  phoneExample: '041 2345678',
  needsCompanyTaxId: false,
  taxId: /^\d{8}$/,
  taxIdExample: 'FI20774740',
};

export const finlandTrade: TradeRule = {
  timeZone: 'Europe/Helsinki',
  vat: [
    // Books have been in the higher of the reduced rates since 2025, newspapers in the lower.
    { rates: { standard: 2550, reduced: 1000, second_reduced: 1400, zero: 0 } },
    // Arvonlisäverolaki 85 §.
    { from: '2026-01-01', rates: { standard: 2550, reduced: 1000, second_reduced: 1350, zero: 0 } },
  ],
  holidays: {
    fixed: ['01-01', '01-06', '05-01', '12-06', '12-25', '12-26'],
    easter: [GOOD_FRIDAY, EASTER, EASTER_MONDAY, ASCENSION],
  },
};

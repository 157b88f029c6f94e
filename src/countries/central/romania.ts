import {
  type CountryAddress,
  EASTER,
  EASTER_MONDAY,
  GOOD_FRIDAY,
  type TradeRule,
  WHIT_MONDAY,
  WHIT_SUNDAY,
} from '../country.ts';

export const romania: CountryAddress = {
  postalCode: /^\d{6}$/,
  postalCodeExample: '010011',
  needsHouseNumber: true,
  diallingCode: '40',
  trunkPrefix: '0',
  nationalPhone: /^[2378]\d{8}$/,
  phoneExample: '0712 034 567',
  needsCompanyTaxId: false,
  taxId: /^[1-9]\d{1,9}$/,
  taxIdExample: 'RO18547290',
};

export const romaniaTrade: TradeRule = {
  timeZone: 'Europe/Bucharest',
  vat: [
    { rates: { standard: 1900, reduced: 500, second_reduced: 900, zero: 0 } },
    // Legea nr. 141/2025: one reduced rate instead of two.
    { from: '2025-08-01', rates: { standard: 2100, reduced: 1100, zero: 0 } },
  ],
  holidays: {
    fixed: ['01-01', '01-02', '01-06', '01-07', '01-24', '05-01', '06-01', '08-15', '11-30', '12-01', '12-25', '12-26'],
    easter: [GOOD_FRIDAY, EASTER, EASTER_MONDAY, WHIT_SUNDAY, WHIT_MONDAY],
    isOrthodox: true,
  },
};

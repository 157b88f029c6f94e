import { ASCENSION, type CountryAddress, EASTER_MONDAY, type TradeRule, WHIT_MONDAY } from '../country.ts';

export const luxembourg: CountryAddress = {
  postalCode: /^[1-9]\d{3}$/,
  postalCodeExample: '1009',
  needsHouseNumber: true,
  diallingCode: '352',
  trunkPrefix: '',
  nationalPhone: /^[2-9]\d{3,10}$/,
  phoneExample: '628 123 456',
  needsCompanyTaxId: false,
  taxId: /^\d{8}$/,
  taxIdExample: 'LU15027442',
};

export const luxembourgTrade: TradeRule = {
  timeZone: 'Europe/Luxembourg',
  vat: [
    // Books 3 %.
    { rates: { standard: 1700, reduced: 800, second_reduced: 1400, super_reduced: 300, zero: 0 } },
  ],
  holidays: {
    fixed: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
    easter: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
};

import { ASCENSION, type CountryAddress, EASTER, EASTER_MONDAY, type TradeRule, WHIT_MONDAY } from '../country.ts';

export const belgium: CountryAddress = {
  postalCode: /^[1-9]\d{3}$/,
  postalCodeExample: '1000',
  needsHouseNumber: true,
  diallingCode: '32',
  trunkPrefix: '0',
  nationalPhone: /^[1-9]\d{7,8}$/,
  phoneExample: '0470 12 34 56',
  needsCompanyTaxId: false,
  taxIdExample: 'BE0428759497',
  taxId: /^(?:0[1-9]|1\d)\d{8}$/,
};

export const belgiumTrade: TradeRule = {
  timeZone: 'Europe/Brussels',
  // KB nr. 20 of 20 July 1970.
  vat: [{ rates: { standard: 2100, reduced: 600, second_reduced: 1200, zero: 0 } }],
  holidays: {
    fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
    easter: [EASTER, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
};

import { type CountryAddress, EASTER_MONDAY, GOOD_FRIDAY, type TradeRule, WHIT_MONDAY } from '../country.ts';

export const hungary: CountryAddress = {
  postalCode: /^[1-9]\d{3}$/,
  postalCodeExample: '1051',
  needsHouseNumber: true,
  diallingCode: '36',
  trunkPrefix: '06',
  nationalPhone: /^[1-9]\d{7,8}$/,
  phoneExample: '06 20 123 4567',
  needsCompanyTaxId: false,
  taxId: /^\d{8}$/,
  taxIdExample: 'HU12892312',
};

export const hungaryTrade: TradeRule = {
  timeZone: 'Europe/Budapest',
  vat: [
    // 2007. évi CXXVII. törvény, 82. §.
    { rates: { standard: 2700, reduced: 500, second_reduced: 1800, zero: 0 } },
  ],
  // Christmas Eve since 2024.
  holidays: {
    fixed: ['01-01', '03-15', '05-01', '08-20', '10-23', '11-01', '12-24', '12-25', '12-26'],
    easter: [GOOD_FRIDAY, EASTER_MONDAY, WHIT_MONDAY],
  },
};

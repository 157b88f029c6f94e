import { ASCENSION, type CountryAddress, EASTER_MONDAY, GOOD_FRIDAY, type TradeRule, WHIT_MONDAY } from '../country.ts';

export const germany: CountryAddress = {
  postalCode: /^(?!00)\d{5}$/,
  postalCodeExample: '10115',
  needsHouseNumber: true,
  diallingCode: '49',
  trunkPrefix: '0',
  nationalPhone: /^[1-9]\d{5,11}$/,
  phoneExample: '0151 23456789',
  needsCompanyTaxId: false,
  taxIdExample: 'DE136695976',
  taxId: /^[1-9]\d{8}$/,
  pickupExample: 'Köln Venloer Straße',
};

export const germanyTrade: TradeRule = {
  timeZone: 'Europe/Berlin',
  // UStG § 12.
  vat: [{ rates: { standard: 1900, reduced: 700, zero: 0 } }],
  holidays: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    easter: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
};

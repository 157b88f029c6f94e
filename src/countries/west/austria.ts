import {
  ASCENSION,
  CORPUS_CHRISTI,
  type CountryAddress,
  EASTER_MONDAY,
  type TradeRule,
  WHIT_MONDAY,
} from '../country.ts';

export const austria: CountryAddress = {
  postalCode: /^[1-9]\d{3}$/,
  postalCodeExample: '1010',
  needsHouseNumber: true,
  diallingCode: '43',
  trunkPrefix: '0',
  nationalPhone: /^[1-9]\d{4,12}$/,
  phoneExample: '0664 1234567',
  needsCompanyTaxId: false,
  taxIdExample: 'ATU13585627',
  taxId: /^U\d{8}$/,
};

export const austriaTrade: TradeRule = {
  timeZone: 'Europe/Vienna',
  // UStG § 10.
  vat: [{ rates: { standard: 2000, reduced: 1000, second_reduced: 1300, zero: 0 } }],
  holidays: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    easter: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY, CORPUS_CHRISTI],
  },
};

import {
  CLEAN_MONDAY,
  type CountryAddress,
  EASTER,
  EASTER_MONDAY,
  GOOD_FRIDAY,
  type TradeRule,
  WHIT_MONDAY,
} from '../country.ts';

export const greece: CountryAddress = {
  postalCode: /^[1-8]\d{2} \d{2}$/,
  postalCodeExample: '105 57',
  groupPostalCode: [/^(\d{3})(\d{2})$/, '$1 $2'],
  needsHouseNumber: true,
  diallingCode: '30',
  trunkPrefix: '',
  nationalPhone: /^[26]\d{9}$/,
  phoneExample: '691 234 5678',
  needsCompanyTaxId: false,
  taxId: /^\d{9}$/,
  taxIdPrefix: 'EL',
  taxIdExample: 'EL094259216',
};

export const greeceTrade: TradeRule = {
  timeZone: 'Europe/Athens',
  vat: [
    // The rates are without the lower ones of some islands.
    { rates: { standard: 2400, reduced: 600, second_reduced: 1300, zero: 0 } },
  ],
  holidays: {
    fixed: ['01-01', '01-06', '03-25', '05-01', '08-15', '10-28', '12-25', '12-26'],
    easter: [CLEAN_MONDAY, GOOD_FRIDAY, EASTER, EASTER_MONDAY, WHIT_MONDAY],
    isOrthodox: true,
  },
};

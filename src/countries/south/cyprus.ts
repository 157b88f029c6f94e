import {
  CLEAN_MONDAY,
  type CountryAddress,
  EASTER,
  EASTER_MONDAY,
  GOOD_FRIDAY,
  type TradeRule,
  WHIT_MONDAY,
} from '../country.ts';

export const cyprus: CountryAddress = {
  postalCode: /^[1-9]\d{3}$/,
  postalCodeExample: '1010',
  needsHouseNumber: false,
  diallingCode: '357',
  trunkPrefix: '',
  nationalPhone: /^[29]\d{7}$/,
  phoneExample: '96 123456',
  needsCompanyTaxId: false,
  taxId: /^\d{8}[A-Z]$/,
  taxIdExample: 'CY10259033P',
};

export const cyprusTrade: TradeRule = {
  timeZone: 'Asia/Nicosia',
  vat: [
    // Books 3 %.
    { rates: { standard: 1900, reduced: 500, second_reduced: 900, super_reduced: 300, zero: 0 } },
  ],
  holidays: {
    fixed: ['01-01', '01-06', '03-25', '04-01', '05-01', '08-15', '10-01', '10-28', '12-25', '12-26'],
    easter: [CLEAN_MONDAY, GOOD_FRIDAY, EASTER, EASTER_MONDAY, WHIT_MONDAY],
    isOrthodox: true,
  },
};

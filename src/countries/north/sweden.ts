import { ASCENSION, type CountryAddress, EASTER_MONDAY, GOOD_FRIDAY, type TradeRule } from '../country.ts';

export const sweden: CountryAddress = {
  postalCode: /^[1-9]\d{2} \d{2}$/,
  postalCodeExample: '111 20',
  groupPostalCode: [/^(\d{3})(\d{2})$/, '$1 $2'],
  needsHouseNumber: true,
  diallingCode: '46',
  trunkPrefix: '0',
  nationalPhone: /^[1-9]\d{6,9}$/,
  phoneExample: '070 123 45 67',
  needsCompanyTaxId: false,
  taxId: /^\d{10}01$/,
  taxIdExample: 'SE123456789701',
};

export const swedenTrade: TradeRule = {
  timeZone: 'Europe/Stockholm',
  vat: [
    // Mervärdesskattelagen 9 kap.; books 6 %.
    { rates: { standard: 2500, reduced: 600, second_reduced: 1200, zero: 0 } },
  ],
  // Konsumentköplag (2022:260).
  guaranteeYears: 3,
  holidays: {
    fixed: ['01-01', '01-06', '05-01', '06-06', '12-25', '12-26'],
    easter: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION],
  },
};

import { type CountryAddress, EASTER, EASTER_MONDAY, type TradeRule, WHIT_SUNDAY } from '../country.ts';

export const slovenia: CountryAddress = {
  postalCode: /^[1-9]\d{3}$/,
  postalCodeExample: '1000',
  needsHouseNumber: true,
  diallingCode: '386',
  trunkPrefix: '0',
  nationalPhone: /^[1-7]\d{7}$/,
  phoneExample: '031 234 567',
  needsCompanyTaxId: false,
  taxId: /^[1-9]\d{7}$/,
  taxIdExample: 'SI50223054',
};

export const sloveniaTrade: TradeRule = {
  timeZone: 'Europe/Ljubljana',
  vat: [
    // ZDDV-1, 41. člen; books 5 %.
    { rates: { standard: 2200, reduced: 500, second_reduced: 950, zero: 0 } },
  ],
  holidays: {
    fixed: ['01-01', '01-02', '02-08', '04-27', '05-01', '05-02', '06-25', '08-15', '10-31', '11-01', '12-25', '12-26'],
    easter: [EASTER, EASTER_MONDAY, WHIT_SUNDAY],
  },
};

import { type CountryAddress, EASTER, EASTER_MONDAY, GOOD_FRIDAY, type TradeRule } from '../country.ts';

export const bulgaria: CountryAddress = {
  postalCode: /^[1-9]\d{3}$/,
  postalCodeExample: '1000',
  needsHouseNumber: true,
  diallingCode: '359',
  trunkPrefix: '0',
  nationalPhone: /^[1-9]\d{6,8}$/,
  phoneExample: '043 012 345',
  needsCompanyTaxId: false,
  taxId: /^\d{9,10}$/,
  taxIdExample: 'BG175074752',
};

export const bulgariaTrade: TradeRule = {
  timeZone: 'Europe/Sofia',
  vat: [
    // ZDDS, art. 66.
    { rates: { standard: 2000, reduced: 900, zero: 0 } },
  ],
  // Kodeks na truda, art. 154.
  holidays: {
    fixed: ['01-01', '03-03', '05-01', '05-06', '05-24', '09-06', '09-22', '12-24', '12-25', '12-26'],
    easter: [GOOD_FRIDAY, EASTER, EASTER_MONDAY],
    isOrthodox: true,
  },
};

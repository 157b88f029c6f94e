import { type CountryAddress, EASTER, EASTER_MONDAY, type TradeRule } from '../country.ts';

export const italy: CountryAddress = {
  postalCode: /^\d{5}$/,
  postalCodeExample: '00184',
  needsHouseNumber: false,
  diallingCode: '39',
  trunkPrefix: '',
  nationalPhone: /^[03]\d{5,10}$/,
  phoneExample: '312 345 6789',
  needsCompanyTaxId: false,
  taxId: /^\d{11}$/,
  taxIdExample: 'IT00743110157',
};

export const italyTrade: TradeRule = {
  timeZone: 'Europe/Rome',
  vat: [
    // DPR 633/1972, tabella A; books 4 %.
    { rates: { standard: 2200, reduced: 500, second_reduced: 1000, super_reduced: 400, zero: 0 } },
  ],
  holidays: {
    fixed: ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'],
    easter: [EASTER, EASTER_MONDAY],
    moves: isSaintFrancis,
  },
};

/** Again since 2026: legge 8 ottobre 2025, n. 151. */
function isSaintFrancis(date: Date, monthAndDay: string): boolean {
  return monthAndDay === '10-04' && date.getUTCFullYear() >= 2026;
}

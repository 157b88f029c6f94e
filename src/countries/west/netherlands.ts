import { ASCENSION, type CountryAddress, EASTER, EASTER_MONDAY, type TradeRule, WHIT_MONDAY } from '../country.ts';

export const netherlands: CountryAddress = {
  // SA, SD and SS are never given out.
  postalCode: /^[1-9]\d{3} (?!S[ADS])[A-Z]{2}$/,
  postalCodeExample: '1012 AB',
  groupPostalCode: [/^(\d{4})([A-Z]{2})$/, '$1 $2'],
  needsHouseNumber: true,
  diallingCode: '31',
  trunkPrefix: '0',
  nationalPhone: /^[1-9]\d{8}$/,
  phoneExample: '06 12345678',
  needsCompanyTaxId: false,
  taxIdExample: 'NL000099998B57',
  taxId: /^(?!0{9})\d{9}B(?!00)\d{2}$/,
  pickupExample: 'Utrecht Biltstraat',
};

export const netherlandsTrade: TradeRule = {
  timeZone: 'Europe/Amsterdam',
  // Wet OB 1968, art. 9.
  vat: [{ rates: { standard: 2100, reduced: 900, zero: 0 } }],
  holidays: {
    fixed: ['01-01', '12-25', '12-26'],
    easter: [EASTER, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
    moves: isRoyalOrLiberationDay,
  },
};

/** King's Day moves off a Sunday; Liberation Day is free in every fifth year. */
function isRoyalOrLiberationDay(date: Date, monthAndDay: string): boolean {
  const isSunday = date.getUTCDay() === 0;
  if (monthAndDay === '04-27') return !isSunday;
  if (monthAndDay === '04-26') return date.getUTCDay() === 6;
  return monthAndDay === '05-05' && date.getUTCFullYear() % 5 === 0;
}

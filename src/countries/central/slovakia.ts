import { type CountryAddress, EASTER_MONDAY, GOOD_FRIDAY, type TradeRule } from '../country.ts';

export const slovakia: CountryAddress = {
  postalCode: /^[089]\d{2} \d{2}$/,
  postalCodeExample: '811 01',
  groupPostalCode: [/^(\d{3})(\d{2})$/, '$1 $2'],
  needsHouseNumber: true,
  diallingCode: '421',
  trunkPrefix: '0',
  nationalPhone: /^[2-9]\d{8}$/,
  phoneExample: '0912 123 456',
  needsCompanyTaxId: false,
  taxId: /^[1-9]\d{9}$/,
  taxIdExample: 'SK2022749619',
};

export const slovakiaTrade: TradeRule = {
  timeZone: 'Europe/Bratislava',
  vat: [
    { rates: { standard: 2000, reduced: 500, second_reduced: 1000, zero: 0 } },
    // Zákon č. 278/2024 Z. z.: books 5 %, most food 5 or 19 %.
    { from: '2025-01-01', rates: { standard: 2300, reduced: 500, second_reduced: 1900, zero: 0 } },
  ],
  holidays: {
    fixed: ['01-01', '01-06', '05-01', '07-05', '08-29', '11-01', '12-24', '12-25', '12-26'],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
    moves: isHolidayOutside2026,
  },
};

/** Working days in 2026, by that year's consolidation of the budget; 17 November has been one since 2025. */
function isHolidayOutside2026(date: Date, monthAndDay: string): boolean {
  return ['05-08', '09-15'].includes(monthAndDay) && date.getUTCFullYear() !== 2026;
}

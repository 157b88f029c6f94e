import { type CountryAddress, EASTER_MONDAY, type TradeRule } from '../country.ts';

export const ireland: CountryAddress = {
  // Whoever chooses Ireland for Northern Ireland types one of the United Kingdom's: not mistyped, but a place of
  // another country.
  // No Eircode has an O, an I or an L: whoever types one means the digit, which `meantPostalCode` puts there.
  postalCode: /^(?:(?:[AC-FHKNPRTV-Y][\dOIL]{2}|D6W) [\dAC-FHIKLN-PRTV-Y]{4}|BT\d{1,2} \d[A-Z]{2})$/,
  postalCodeExample: 'D02 AF30',
  groupPostalCode: [/^(BT\d{1,2}|\w{3})(\d[A-Z]{2}|\w{4})$/, '$1 $2'],
  needsHouseNumber: false,
  diallingCode: '353',
  trunkPrefix: '0',
  nationalPhone: /^[1-9]\d{6,9}$/,
  phoneExample: '085 012 3456',
  needsCompanyTaxId: false,
  taxId: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  taxIdExample: 'IE6433435F',
};

export const irelandTrade: TradeRule = {
  timeZone: 'Europe/Dublin',
  meantPostalCode: (written) =>
    written.startsWith('BT') ? written : written.replaceAll('O', '0').replaceAll(/[IL]/g, '1'),
  vat: [
    // VAT Consolidation Act 2010, s. 46; printed books are in the zero rate.
    { rates: { standard: 2300, reduced: 900, second_reduced: 1350, super_reduced: 480, zero: 0 } },
  ],
  holidays: {
    fixed: ['01-01', '03-17', '12-25', '12-26'],
    easter: [EASTER_MONDAY],
    moves: isBankHolidayMonday,
  },
};

/** The first Monday of May, June and August, the last of October, and in February Saint Brigid's: the first Friday wins. */
function isBankHolidayMonday(date: Date): boolean {
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
  if (month === 2 && day === 1 && date.getUTCDay() === 5) return true;
  if (date.getUTCDay() !== 1) return false;
  if (month === 10) return day > 24;
  // With the first of February on a Friday, the Monday after it is the fourth.
  return [5, 6, 8].includes(month) ? day <= 7 : month === 2 && day <= 7 && day !== 4;
}

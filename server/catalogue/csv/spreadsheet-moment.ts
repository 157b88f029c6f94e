/**
 * A day or a moment as the shop reads it, also when a spreadsheet has written it anew: `2027-03-31 18:00` and
 * `31.03.2027 18:00:00` are `2027-03-31T18:00`. What is neither is answered as it is.
 */
export function spreadsheetMoment(text: string): string {
  const [, day = '', month = '', year = '', time = ''] =
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?:\D+(\d{1,2}:\d\d)(?::00)?)?$/.exec(text) ?? [];
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${time && `T${time.padStart(5, '0')}`}`;
  return text.replace(/^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::00)?$/, '$1T$2');
}

// Dates of arrival in words. They are dates without a time, so they are read and written in UTC: every visitor sees the
// same day, and so do server and browser.

const day: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', timeZone: 'UTC' };
const dayAndMonth: Intl.DateTimeFormatOptions = { ...day, month: 'long' };

/** E.g. `wt. 24 – czw. 26 listopada`; one date when both are the same. Dates as YYYY-MM-DD. */
export function formatArrival(earliest: string, latest: string, languageTag: string): string {
  const until = formatDate(latest, languageTag, dayAndMonth);
  if (earliest === latest) return until;
  const isSameMonth = earliest.slice(0, 7) === latest.slice(0, 7);
  // Not `formatRange`: its dash has different spaces around it from one version of ICU to the next.
  return `${formatDate(earliest, languageTag, isSameMonth ? day : dayAndMonth)} – ${until}`;
}

function formatDate(date: string, languageTag: string, format: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(languageTag, format).format(new Date(`${date}T00:00:00Z`));
  // A comma behind only one of the weekdays would make the dates read as two sentences. German
  // has it behind both.
  return languageTag.startsWith('de') ? text : text.replace(',', '');
}

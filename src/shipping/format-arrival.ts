// Dates of arrival in words. They are dates without a time, hence read and written in UTC: every visitor sees the
// same day, and so do server and browser.

/** E.g. `wt., 24 lis – czw., 26 lis`; one date when both are the same. Dates as YYYY-MM-DD. */
export function formatArrival(earliest: string, latest: string, languageTag: string): string {
  if (earliest === latest) return formatDate(earliest, languageTag);
  // Not `formatRange`: its dash has different spaces around it from one version of ICU to the next.
  return `${formatDate(earliest, languageTag)} – ${formatDate(latest, languageTag)}`;
}

function formatDate(date: string, languageTag: string): string {
  return new Intl.DateTimeFormat(languageTag, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

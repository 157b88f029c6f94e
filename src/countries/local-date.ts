// Dates by the clocks of a time zone.

// Making a formatter costs more than asking it. Swedish dates are written as ISO ones.
const dates = new Map<string, Intl.DateTimeFormat>();

/** The date there, as YYYY-MM-DD; `timeZone` is an IANA name. */
export function dateIn(timeZone: string, now: Date): string {
  const known = dates.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  dates.set(timeZone, known);
  return known.format(now);
}

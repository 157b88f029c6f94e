// Dates by the clocks of a time zone.

/** The last day of the last year that is understood. */
export const LAST_DAY = '9998-12-31';

/** Whether it is a day, or the beginning of a moment, that lies behind all that are understood. */
export function isTooFar(text: string): boolean {
  return /^9999-\d{2}-\d{2}/.test(text);
}

/**
 * Whether the calendar has this day, written as YYYY-MM-DD: of the 31st of February `Date` makes one in March. The last year
 * that four digits write is left out, for what ends with it ends in the next.
 */
export function isDay(text: string): boolean {
  if (!/^(?!9999)[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** The day so many days later, or earlier; both are written as YYYY-MM-DD. */
export function shiftDay(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return dateIn('UTC', date);
}

// Making a formatter costs more than asking it. Swedish dates are written as ISO ones.
const dates = new Map<string, Intl.DateTimeFormat>();

/** The date there, as YYYY-MM-DD; `timeZone` is an IANA name. */
export function dateIn(timeZone: string, now: Date): string {
  const cached = dates.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  dates.set(timeZone, cached);
  return cached.format(now);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** When it is that time there; `local` is `2026-12-24T18:00`. Of an hour that is skipped or comes twice, the nearest. */
export function momentIn(timeZone: string, local: string): Date {
  const wanted = Date.parse(`${local}Z`);
  const first = wanted - offsetAt(timeZone, wanted);
  return new Date(wanted - offsetAt(timeZone, first));
}

/** What the clocks show there: `2026-12-24T18:00`. */
export function localTimeIn(timeZone: string, at: Date): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const cached = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', options);
  clocks.set(timeZone, cached);
  return cached.format(at).replace(' ', 'T');
}

function offsetAt(timeZone: string, atMs: number): number {
  const minute = Math.floor(atMs / 60_000) * 60_000;
  return Date.parse(`${localTimeIn(timeZone, new Date(minute))}Z`) - minute;
}

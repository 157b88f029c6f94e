// The bounds of what holds for a time, such as a code or a reduction, as people write it by the clocks of the shop's
// country: a whole day (`2027-03-31`) or a moment (`2027-03-31T18:00`). A last day counts to its end: what it bounds ends at
// the midnight after it.
import { isDay, localTimeIn, momentIn, shiftDay } from './local-date.ts';

export type PeriodBound = 'from' | 'until';

const MIDNIGHT = 'T00:00';

/** Null when it is no such day or moment. */
export function readPeriodBound(text: string, bound: PeriodBound, timeZone: string): Date | null {
  const [day = '', time] = text.split(/(?=T)/);
  if (!isDay(day) || (time !== undefined && !/^T(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))) return null;
  if (time) return momentIn(timeZone, text);
  return momentIn(timeZone, (bound === 'until' ? shiftDay(day, 1) : day) + MIDNIGHT);
}

/** Writes a bound as `readPeriodBound` reads it. */
export function writePeriodBound(at: Date, bound: PeriodBound, timeZone: string): string {
  const local = localTimeIn(timeZone, at);
  if (!local.endsWith(MIDNIGHT)) return local;
  const day = local.slice(0, -MIDNIGHT.length);
  return bound === 'until' ? shiftDay(day, -1) : day;
}

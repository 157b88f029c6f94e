// When a code is valid, as people write it by the clocks of the shop's country: a whole day (`2027-03-31`) or a moment
// (`2027-03-31T18:00`). A last day counts to its end: the code ends at the midnight after it.
import { localTimeIn, momentIn } from '../countries/local-date.ts';

export type PeriodBound = 'from' | 'until';

const MIDNIGHT = 'T00:00';

/** Null when it is no such day or moment. */
export function readPeriodBound(text: string, bound: PeriodBound, timeZone: string): Date | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (!isDay && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  const local = isDay ? text + MIDNIGHT : text;
  const at = new Date(`${local}Z`);
  // Of the 31st of February JavaScript makes a day in March.
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 16) !== local) return null;
  return momentIn(timeZone, isDay && bound === 'until' ? shiftDay(text, 1) + MIDNIGHT : local);
}

/** As `readPeriodBound` reads it. */
export function writePeriodBound(at: Date, bound: PeriodBound, timeZone: string): string {
  const local = localTimeIn(timeZone, at);
  if (!local.endsWith(MIDNIGHT)) return local;
  const day = local.slice(0, -MIDNIGHT.length);
  return bound === 'until' ? shiftDay(day, -1) : day;
}

function shiftDay(day: string, days: 1 | -1): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

// When something is to begin or to end, as people write it by the clocks of the company's country: a moment that there is
// once. In the night of a change the clocks skip an hour, or show one twice.
import { localTimeIn } from './local-date.ts';
import { type PeriodBound, readPeriodBound, writePeriodBound } from './period-bound.ts';

/** Reads as `readPeriodBound` does, but null also for a time that the clocks skip in that night, or show twice. */
export function readMoment(text: string, bound: PeriodBound, timeZone: string): Date | null {
  return clockChangeAt(text, bound, timeZone) === null ? readPeriodBound(text, bound, timeZone) : null;
}

/**
 * Reads a moment over one that is stored: where nobody has written another, it stays what it is, also in an hour that
 * comes twice.
 */
export function readMomentOver(
  stored: Date | null,
  ...[text, bound, timeZone]: Parameters<typeof readMoment>
): Date | null {
  const isUntouched = stored !== null && writesAs(stored, text, bound, timeZone);
  return isUntouched ? stored : readMoment(text, bound, timeZone);
}

/** A midnight is written as a day or as a moment. */
function writesAs(stored: Date, text: string, bound: PeriodBound, timeZone: string): boolean {
  return writePeriodBound(stored, bound, timeZone) === text || localTimeIn(timeZone, stored) === text;
}

/** `instead`: a time of that night which is clear, such as `03:30`. */
export type ClockChange = { kind: 'skipped' | 'twice'; instead: string };

const HOUR_MS = 3_600_000;

/** What the clocks do at that time, where they are put forward or back; null: nothing, or it is no time. */
export function clockChangeAt(text: string, bound: PeriodBound, timeZone: string): ClockChange | null {
  const at = text.includes('T') ? readPeriodBound(text, bound, timeZone) : null;
  if (!at) return null;
  const shownAfter = (hours: number) => localTimeIn(timeZone, new Date(at.getTime() + hours * HOUR_MS));
  const clear = (shown: string) => shown.slice('2027-03-28T'.length);
  if (shownAfter(0) !== text) return { kind: 'skipped', instead: clear(shownAfter(0)) };
  if (shownAfter(-1) === text) return { kind: 'twice', instead: clear(shownAfter(1)) };
  return shownAfter(1) === text ? { kind: 'twice', instead: clear(shownAfter(2)) } : null;
}

/** When something is to be published; `stored`: when it was to be until now. */
export function readPublishAt(text: string, timeZone: string, stored: Date | null = null): Date | null {
  return readMomentOver(stored, text, 'from', timeZone);
}

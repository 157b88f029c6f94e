// When something is to begin or to end, as people write it by the clocks of the company's country: a moment that there is.
import { localTimeIn } from './local-date.ts';
import { type PeriodBound, readPeriodBound, writePeriodBound } from './period-bound.ts';

/** As `readPeriodBound`, but null also of an hour that the clocks skip in that night. Of one that comes twice, the second. */
export function readMoment(text: string, bound: PeriodBound, timeZone: string): Date | null {
  return hourInstead(text, bound, timeZone) === null ? readPeriodBound(text, bound, timeZone) : null;
}

/**
 * Over one that is stored: where nobody has written another, it stays what it is, also in the first of an hour that comes
 * twice, which reads like the second.
 */
export function readMomentOver(
  stored: Date | null,
  ...[text, bound, timeZone]: Parameters<typeof readMoment>
): Date | null {
  const isUntouched = stored !== null && writePeriodBound(stored, bound, timeZone) === text;
  return isUntouched ? stored : readMoment(text, bound, timeZone);
}

/** What the clocks show there instead of a time that they skip in that night, such as `03:30`; null: they do show it. */
export function hourInstead(text: string, bound: PeriodBound, timeZone: string): string | null {
  const at = text.includes('T') ? readPeriodBound(text, bound, timeZone) : null;
  const shown = at ? localTimeIn(timeZone, at) : text;
  return shown === text ? null : shown.slice('2027-03-28T'.length);
}

/** When something is to be published. */
export function readPublishAt(text: string, timeZone: string): Date | null {
  return readMoment(text, 'from', timeZone);
}

// When something is to begin or to end, as people write it by the clocks of the company's country: a moment that there is.
import { localTimeIn } from './local-date.ts';
import { type PeriodBound, readPeriodBound } from './period-bound.ts';

/** As `readPeriodBound`, but null also of an hour that the clocks skip in that night. Of one that comes twice, the second. */
export function readMoment(text: string, bound: PeriodBound, timeZone: string): Date | null {
  const at = readPeriodBound(text, bound, timeZone);
  return at && text.includes('T') && localTimeIn(timeZone, at) !== text ? null : at;
}

/** When something is to be published. */
export function readPublishAt(text: string, timeZone: string): Date | null {
  return readMoment(text, 'from', timeZone);
}

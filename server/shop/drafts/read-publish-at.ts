// When something is to be published, as people write it by the clocks of the company's country.
import { localTimeIn } from '#src/dates/local-date.ts';
import { readPeriodBound } from '#src/dates/period-bound.ts';

/** Null: it is no such moment, also one that the clocks skip in that night. Of an hour that comes twice, the second. */
export function readPublishAt(text: string, timeZone: string): Date | null {
  const at = readPeriodBound(text, 'from', timeZone);
  return at && text.includes('T') && localTimeIn(timeZone, at) !== text ? null : at;
}

import type { PeriodBound } from '#src/dates/period-bound.ts';
import type { ClockChange } from '#src/dates/read-moment.ts';
import { CliError } from '../../cli-errors.ts';

/**
 * A day or a moment by the clocks of the shop's country, as it is typed; null when it is none. Throws `HOUR_SKIPPED` for a
 * time that they skip in that night, `HOUR_TWICE` for one that they show twice, and `DAY_TOO_FAR` for the year 9999.
 */
export async function readCommandMoment(text: string, bound: PeriodBound, timeZone: string): Promise<Date | null> {
  const [{ clockChangeAt, readMoment }, { isTooFar, LAST_DAY }] = await Promise.all([
    import('#src/dates/read-moment.ts'),
    import('#src/dates/local-date.ts'),
  ]);
  if (isTooFar(text)) {
    throw new CliError({
      code: 'DAY_TOO_FAR',
      title: `${text} is too far away: the last day that is understood is ${LAST_DAY}.`,
      fix: `Leave --${bound} out, or name an earlier day.`,
    });
  }
  const change = clockChangeAt(text, bound, timeZone);
  if (change) throw atClockChange(text, change);
  return readMoment(text, bound, timeZone);
}

function atClockChange(text: string, { kind, instead }: ClockChange): CliError {
  const isSkipped = kind === 'skipped';
  return new CliError({
    code: isSkipped ? 'HOUR_SKIPPED' : 'HOUR_TWICE',
    title: isSkipped
      ? `${text} does not come: the clocks are put forward in that night.`
      : `${text} comes twice: the clocks are put back in that night.`,
    fix: `Write ${text.slice(0, -instead.length)}${instead}, for example.`,
  });
}

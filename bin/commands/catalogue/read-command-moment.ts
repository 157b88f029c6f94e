import type { PeriodBound } from '#src/dates/period-bound.ts';
import type { ClockChange } from '#src/dates/read-moment.ts';
import { CliError } from '../../cli-errors.ts';

/**
 * A day or a moment by the clocks of the shop's country, as it is typed; null when it is none. Throws `HOUR_SKIPPED` for a
 * time that they skip in that night, and `HOUR_TWICE` for one that they show twice.
 */
export async function readCommandMoment(text: string, bound: PeriodBound, timeZone: string): Promise<Date | null> {
  const { clockChangeAt, readMoment } = await import('#src/dates/read-moment.ts');
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

import type { PeriodBound } from '#src/dates/period-bound.ts';
import { CliError } from '../../cli-errors.ts';

/**
 * A day or a moment by the clocks of the shop's country, as it is typed; null when it is none. Throws `HOUR_SKIPPED` for a
 * time that they skip in that night.
 */
export async function readCommandMoment(text: string, bound: PeriodBound, timeZone: string): Promise<Date | null> {
  const { hourInstead, readMoment } = await import('#src/dates/read-moment.ts');
  const hour = hourInstead(text, bound, timeZone);
  if (hour) throw hourSkipped(text, hour);
  return readMoment(text, bound, timeZone);
}

/** `hour`: what the clocks show instead. */
function hourSkipped(text: string, hour: string): CliError {
  return new CliError({
    code: 'HOUR_SKIPPED',
    title: `${text} does not come: the clocks are put forward in that night.`,
    fix: `Write ${text.slice(0, -hour.length)}${hour}, for example.`,
  });
}

import { CliError } from '../../cli-errors.ts';

/** The error for a time that the clocks of the shop's country skip in that night; `hour`: what they show instead. */
export function hourSkipped(text: string, hour: string): CliError {
  return new CliError({
    code: 'HOUR_SKIPPED',
    title: `${text} does not come: the clocks are put forward in that night.`,
    fix: `Write ${text.slice(0, -hour.length)}${hour}, for example.`,
  });
}

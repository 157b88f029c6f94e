import { CliError } from '../cli-errors.ts';

export function unknownLanguage(language: string, known: readonly string[]): CliError {
  return new CliError({
    code: 'UNKNOWN_LANGUAGE',
    title: `Kasa does not speak the language ${language}.`,
    fix: `Take one of ${known.join(', ')}.`,
  });
}

import { isSpokenIn, languageIn } from '#src/countries/spoken-language.ts';
import { CliError } from '../cli-errors.ts';

export function unknownLanguage(language: string, known: readonly string[]): CliError {
  return new CliError({
    code: 'UNKNOWN_LANGUAGE',
    title: `Kasa does not speak the language ${language}.`,
    fix: `Take one of ${known.join(', ')}.`,
  });
}

/** Says that Kasa does not speak the language of a country, where it does not, and which it speaks. */
export function sayUnspoken(country: string, locales: readonly string[]): string[] {
  if (isSpokenIn(country, locales)) return [];
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const known = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    locales.map((code) => names.of(code) ?? code),
  );
  return [`Kasa does not speak ${names.of(languageIn(country))}: pages, e-mails and legal texts can be in ${known}.`];
}

import type { Locale } from '#src/i18n/locales.ts';
import type { CodePage } from './csv-encoding.ts';

/** What Windows saves text in where this is spoken, when bytes could be either page. */
export function codePageOf(locale: Locale): CodePage {
  return locale === 'pl' || locale === 'cs' ? 'windows-1250' : 'windows-1252';
}

// What the shop said when a file was exported, as a short fingerprint for each language in a cell of its row. By it an import
// tells what the translator has written from what was changed in the shop meanwhile, and leaves the latter alone.
import { hash } from 'node:crypto';
import { isLocale, type Locale } from '#src/i18n/locales.ts';

export const asExportedColumn = 'exported';

/** Spaces at the ends are lost in spreadsheets, and ends of lines are written in several ways. */
export function plainText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim();
}

const LENGTH = 8;

/** Enough to tell two versions of one text apart. */
export function shortFingerprint(text: string): string {
  return hash('md5', plainText(text), 'hex').slice(0, LENGTH);
}

/** Writes the texts with the language before them: a spreadsheet would take `12345e67` for a number. */
export function writeAsExported(texts: Partial<Record<Locale, string>>, languages: readonly Locale[]): string {
  return languages.map((locale) => `${locale}:${shortFingerprint(texts[locale] ?? '')}`).join(' ');
}

/** What is no fingerprint is left out. */
export function readAsExported(cell: string): Partial<Record<Locale, string>> {
  const named = cell.split(/\s+/).flatMap((each) => {
    const [locale = '', print = ''] = each.split(':');
    return isLocale(locale) && print.length === LENGTH ? [[locale, print] as const] : [];
  });
  return Object.fromEntries(named);
}

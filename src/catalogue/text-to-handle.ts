import { toLatinLetters } from '../i18n/latin-letters.ts';

/** The address of a name: `Zestawy prezentów` becomes `zestawy-prezentow`; empty when no letter or digit can be kept. */
export function textToHandle(text: string): string {
  return toLatinLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

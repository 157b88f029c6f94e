// Which words of a search are written down: what may say who somebody is, an address or a telephone number, never is.
import { gtinOf } from '#src/catalogue/gtin.ts';
import { withoutQuotes } from '../catalogue/search/quoted-text.ts';
import { tidyTerm } from '../catalogue/search/tidy-term.ts';

const MAX_WORDS_LENGTH = 60;
/** Telephone numbers have at least as many. */
const MOST_DIGITS = 8;

/** Null for what is not counted. */
export function countedWords(text: string): string | null {
  const words = tidyTerm(withoutQuotes(text));
  if (words.length > MAX_WORDS_LENGTH || !/[\p{L}\d]/u.test(words) || words.includes('@')) return null;
  return (words.match(/\d/g)?.length ?? 0) <= MOST_DIGITS || gtinOf(words) !== '' ? words : null;
}

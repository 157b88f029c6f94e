// Words that people type, looked for in a column `search_words`, in which names stand without accents and in small letters.
import { type RawBuilder, sql } from 'kysely';

/** A telephone number is one word, known by its end: the country's code may be missing. */
export function wordsOf(text: string): string[] {
  const digits = text.replace(/[\s()+/-]/g, '');
  return /^\d+$/.test(digits) ? [digits.replace(/^00?/, '')] : text.split(/\s+/);
}

/** A condition: the column holds the word, wherever in a name. */
export function hasWord(column: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  return sql`${column} like '%' || kasa_unaccent(${escapeLike(word)}) || '%'`;
}

/** As a part of a pattern of `like` that stands for itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

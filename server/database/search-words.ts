// Words that people type, looked for in a column `search_words`, in which names stand without accents and in small letters.
import { type RawBuilder, sql } from 'kysely';
import { emailKey, isEmailAddress, toAsciiEmail } from '#src/email-address.ts';

const marksInNumbers = /[\s()+/.\p{Pd}\u2212]/gu;

/**
 * A telephone number is one word, known by its end: the country's code may be missing. So is a tax number, whose country
 * may stand before it.
 */
export function wordsOf(text: string): string[] {
  const typed = tidyTyped(text);
  const number = /^(?:[a-z]{2}(?=\d{8}))?(\d+)$/i.exec(typed.replace(marksInNumbers, ''))?.[1];
  return number ? [number.replace(/^00?/, '')] : typed.split(' ').map(toAsciiEmail);
}

/** Takes away what comes with copied text: characters that nobody sees, and spaces of other kinds. */
export function tidyTyped(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The e-mail address that was typed, where nothing else was. It is looked for as a whole first: what it is made of stands
 * in most other addresses, too.
 */
export function addressIn(text: string): string | null {
  const email = emailKey(tidyTyped(text));
  return isEmailAddress(email) ? email : null;
}

/** The same without marks, as parcels bear their numbers. */
export function unmarked(text: string): string {
  return tidyTyped(text).replace(marksInNumbers, '');
}

/** A condition: the column holds the word, wherever in a name. */
export function hasWord(column: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const held = endingsOf(word).map(
    (each) => sql<boolean>`${column} like '%' || folded_words(${escapeLike(each)}) || '%'`,
  );
  return sql`(${sql.join(held, sql` or `)})`;
}

/** A Greek sigma is another letter at the end of a word, but not in capitals, which become small ones as they are. */
function endingsOf(word: string): string[] {
  const stem = word.replace(/[\u03c3\u03c2\u03a3]$/, '');
  return stem === word ? [word] : [`${stem}\u03c3`, `${stem}\u03c2`];
}

/** Writes it as a part of a pattern of `like` that stands for itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

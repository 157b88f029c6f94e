// The words of a visitor's text as the index of a language writes them. The same text has always the same words, so
// those of recent texts stay in memory.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import { tidyTyped } from '../../database/search-words.ts';
import { Cache } from '../../memory/cache.ts';

export type AskedWord = { word: string; lexeme: string };

export type AskedText = {
  /** What a title would have to be to be the one that is meant. */
  title: string;
  words: AskedWord[];
};

export const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 8;
const MAX_TEXTS = 2_000;

const texts = new Cache<AskedText>({ max: MAX_TEXTS });

/** What is looked for of a text, however long. */
export function tidyText(text: string): string {
  return tidyTyped(text.slice(0, MAX_SEARCH_LENGTH));
}

export async function readWords(db: Db, locale: Locale, text: string): Promise<AskedText> {
  const asked = tidyText(text);
  const key = `${locale} ${asked}`;
  const cached = texts.get(key);
  if (cached) return cached;
  const { rows } = await sql<AskedWord & { title: string }>`
    select title, word, lexeme
    from (
      select words as title, given.word, given.place,
        (tsvector_to_array(search_lexemes(${locale}, given.word)))[1] as lexeme
      from (select search_text(${locale}, ${asked})) as plain (words)
      cross join regexp_split_to_table(words, ' ') with ordinality as given (word, place)
    ) as read
    where lexeme is not null order by place limit ${MAX_WORDS}`.execute(db);
  const read = { title: rows[0]?.title ?? '', words: rows.map(({ word, lexeme }) => ({ word, lexeme })) };
  texts.set(key, read);
  return read;
}

/** Words that went through `search_text` already; those without a lexeme are left out. */
export async function readLexemes(db: Db, locale: Locale, words: readonly string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<AskedWord>`
    select word, (tsvector_to_array(search_lexemes(${locale}, word)))[1] as lexeme
    from unnest(${[...new Set(words)]}::text[]) as word`.execute(db);
  return new Map(rows.filter(({ lexeme }) => lexeme !== null).map(({ word, lexeme }) => [word, lexeme]));
}

// Texts of goods on sale in which no list of phrases finds anything, because they are in another language than those that the
// lists know: nobody is told that such a text is in order.
import { sql } from 'kysely';
import { isSpokenIn } from '#src/countries/spoken-language.ts';
import { locales } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';

/** Little words of English, German, Dutch, Polish and Czech that other languages of the Union do not have. */
const littleWords = [
  ...[
    'the',
    'and',
    'with',
    'from',
    'this',
    'your',
    'und',
    'für',
    'mit',
    'nicht',
    'oder',
    'ist',
    'het',
    'een',
    'voor',
    'wordt',
  ],
  ...[
    'niet',
    'zijn',
    'jest',
    'się',
    'oraz',
    'dla',
    'który',
    'która',
    'przez',
    'które',
    'jsou',
    'nebo',
    'není',
    'při',
    'jako',
  ],
];

/** The letters of Greek and Cyrillic. The server's file is ASCII throughout, and a template's text is not escaped. */
const otherLetters = '[\u0370-\u04ff]';

/** `country`: of the company. Where a language is spoken that is read, only other letters tell one that is not. */
export async function countUnreadTexts(db: Db, country: string): Promise<number> {
  const text = sql`concat_ws(' ', x.title, x.description_html)`;
  const isOther = isSpokenIn(country, locales) ? sql`false` : sql`${text} !~* ${`\\m(${littleWords.join('|')})\\M`}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product_texts x join products p on p.id = x.product_id
    where p.status = 'active' and p.is_published and (${text} ~ ${otherLetters} or ${isOther})`.execute(db);
  return rows[0]?.count ?? 0;
}

// A shop may sell in words of an alphabet that no language of its pages has.

import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searchProducts } from '#server/catalogue/search/search-products.ts';
import type { Database } from '#server/database/connect.ts';
import { noFilters } from '#src/catalogue/listing/listing-filters.ts';
import { toLatinLetters } from '#src/i18n/latin-letters.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { searchIn } from '../../shop/every-market.ts';

const test = suite<{ database: Database }>('searching in other alphabets');

test.before(async (context) => {
  context.database = await openTestDatabase({ deadlines: null });
  const { db } = context.database;
  await aProduct(db, { handle: 'honey', title: 'Μέλι θυμαρίσιο 500 ml' });
  await aProduct(db, { handle: 'oil', title: 'Ελαιόλαδο Χαλκιδικής' });
  await aProduct(db, { handle: 'sandals', title: 'Σανδάλια Ψαρρός' });
  await aProduct(db, { handle: 'rakija', title: 'Ракия от кайсии' });
  await aProduct(db, { handle: 'shawl', title: 'Оренбургский пуховый платок' });
});
test.after(({ database }) => database.close());

const found: [typed: string, handle: string][] = [
  ['Μέλι', 'honey'],
  ['μέλι', 'honey'],
  ['ΜΕΛΙ', 'honey'],
  ['μελι', 'honey'],
  ['meli', 'honey'],
  ['θυμαρισιο', 'honey'],
  ['Ελαιόλαδο', 'oil'],
  ['χαλκιδικης', 'oil'],
  ['ΣΑΝΔΑΛΙΑ', 'sandals'],
  ['ψαρρος', 'sandals'],
  ['ΨΑΡΡΟΣ', 'sandals'],
  ['ракия', 'rakija'],
  ['РАКИЯ', 'rakija'],
  ['кайсии', 'rakija'],
  ['платок', 'shawl'],
];

for (const [text, handle] of found) {
  test(`“${text}” finds ${handle}`, async ({ database }) => {
    const request = { ...searchIn('en'), sort: 'relevance', first: 24, filters: noFilters, text } as const;
    const answer = await searchProducts(database.db, request);
    assert.is(answer?.products.items[0]?.handle, handle);
  });
}

test('the database writes other alphabets as the shop does', async ({ database }) => {
  const words = [
    'Άγιος Νικόλαος ΨΑΡΡΟΣ θάλασσα χωριό ούζο ζυγός ϊ ΰ',
    'Щука Жълт Юли Яна Ёлка Їжак Ґанок Љубав Њива Ђорђе Џеп Ѕвезда Ўзбек йод цвете чай шал ъгъл Эхо Ћук Є',
    'Łódź Straße Ålesund Škoda',
  ];
  for (const text of words) {
    const { rows } = await sql<{ words: string }>`select kasa_unaccent(${text}) as words`.execute(database.db);
    assert.is(rows[0]?.words, toLatinLetters(text));
  }
});

test.run();

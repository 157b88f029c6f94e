// Lists of staff find titles however their words are accented and in capitals or not, in every alphabet, as shoppers do.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { listCollectionsForStaff } from '#server/catalogue/office/collections/read-collections.ts';
import { listStoredProducts } from '#server/catalogue/stored/list-stored-products.ts';
import { listStock } from '#server/inventory/list-stock.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('found without accents');

const asked = [
  ['ελαιολαδο', 'oil'],
  ['ΕΛΙΕΣ', 'olives'],
  ['Ελιες', 'olives'],
  ['sao joao', 'tiles'],
  ['SÃO JOÃO', 'tiles'],
  ['poytakynttila', 'candle'],
] as const;

test.before.each(async ({ database: { db } }) => {
  await aProduct(db, { handle: 'oil', title: 'Ελαιόλαδο 5 L' });
  await aProduct(db, { handle: 'olives', title: 'Ελιές Καλαμών' });
  await aProduct(db, { handle: 'tiles', title: 'Azulejo de São João' });
  await aProduct(db, { handle: 'candle', title: 'Iso pöytäkynttilä' });
});

test('products, in the shell', async ({ database: { db } }) => {
  for (const [text, handle] of asked) {
    const found = await listStoredProducts(db, { text, limit: 10 }, 'pl');
    assert.equal(
      found.map((product) => product.handle),
      [handle],
      text,
    );
  }
});

test('stock', async ({ database: { db } }) => {
  for (const [text, handle] of asked) {
    const { rows } = await listStock(db, { text }, 'pl');
    assert.equal(
      rows.map((row) => row.handle),
      [handle],
      text,
    );
  }
});

test('collections', async ({ database: { db } }) => {
  const { rows } = await sql<{ id: string }>`
    insert into collections (handle, position) values ('summer', 1) returning id`.execute(db);
  await db
    .insertInto('collection_texts')
    .values({ collection_id: rows[0]?.id ?? '', locale: 'pl', title: 'Καλοκαίρι' })
    .execute();
  for (const text of ['καλοκαιρι', 'ΚΑΛΟΚΑΙΡΙ']) {
    const found = await listCollectionsForStaff(db, { baseLocale: 'pl', text });
    assert.equal(
      found.map(({ handle }) => handle),
      ['summer'],
      text,
    );
  }
});

test.run();

// Which products the office's list finds, and what an action on many of them changes and leaves.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { changeManyProducts } from '#server/catalogue/office/bulk/change-many-products.ts';
import {
  countProductChoices,
  listCountedCollections,
} from '#server/catalogue/office/product-list/count-products-for-staff.ts';
import { listProductsForStaff } from '#server/catalogue/office/product-list/list-products-for-staff.ts';
import type { Db } from '#server/database/connect.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { type ProductFilters, productFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('the list of products in the office');

const market = (language: 'pl' | 'de', currency: 'PLN' | 'EUR') => ({
  ...{ language, currency, country: language.toUpperCase(), deliversTo: [] },
});
const markets: ShopMarkets = {
  markets: [market('pl', 'PLN'), market('de', 'EUR')],
  ...{ main: 'pl', catalogueLanguage: 'pl', conversions: [] },
};
const saverOf = (db: Db) => ({ db, now: () => new Date('2026-11-20T10:15:00Z'), by: byCommand, baseLocale: 'pl' });

const found = async (db: Db, filters: Partial<ProductFilters>) =>
  (await listProductsForStaff(db, { filters: { ...productFilters.none, ...filters }, markets })).rows;
const handles = async (db: Db, filters: Partial<ProductFilters>) =>
  (await found(db, filters)).map(({ handle }) => handle);

async function someProducts(db: Db): Promise<void> {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  await aProduct(db, { handle: 'fox', title: 'Lis Müller', createdAt: at(1), onHand: 2 });
  await aProduct(db, { handle: 'wolf', title: 'Wilk', createdAt: at(2) });
  await aProduct(db, { handle: 'owl', title: 'Sowa 100%', createdAt: at(3) });
  await db.updateTable('products').set({ status: 'draft' }).where('handle', '=', 'owl').execute();
  const wolf = await db.selectFrom('variants').select('id').where('sku', '=', 'WOLF').executeTakeFirstOrThrow();
  await db.deleteFrom('prices').where('variant_id', '=', wolf.id).where('currency', '=', 'EUR').execute();
}

test('the newest is first, and filters combine', async ({ database: { db } }) => {
  await someProducts(db);
  assert.equal(await handles(db, {}), ['owl', 'wolf', 'fox']);
  assert.equal(await handles(db, { state: 'draft' }), ['owl']);
  assert.equal(await handles(db, { stock: 2 }), ['fox']);
  assert.equal(await handles(db, { unpriced: 'EUR' }), ['wolf']);
  assert.equal(await handles(db, { untranslated: 'de' }), ['owl', 'wolf', 'fox']);
  assert.equal(await handles(db, { untranslated: 'pl' }), []);
  assert.equal(await handles(db, { picture: 'none', state: 'published', stock: 5 }), ['fox']);
  assert.equal(await handles(db, { collection: 'nowhere' }), []);
});

test('a title is found by parts of its words, a variant by its SKU, which is told', async ({ database: { db } }) => {
  await someProducts(db);
  assert.equal(await handles(db, { text: 'mueller li' }), ['fox']);
  assert.equal(await handles(db, { text: '100%' }), ['owl']);
  assert.equal(await handles(db, { text: '%' }), ['owl']);
  const [wolf] = await found(db, { text: 'wo-lf' });
  assert.is(wolf?.found, 'WOLF');
  assert.equal(await handles(db, { text: 'Wilk', rows: 'variants' }), ['wolf']);
});

test('titles are found without accents, in Greek capitals too', async ({ database: { db } }) => {
  await someProducts(db);
  await db.updateTable('product_texts').set({ title: 'Ελιές Καλαμών' }).where('title', '=', 'Wilk').execute();
  for (const text of ['ελιες', 'ΕΛΙΕΣ', 'Ελιές', 'ΚΑΛΑΜΩΝ ελιε', 'λιεσ'])
    assert.equal(await handles(db, { text }), ['wolf'], text);
  await db.updateTable('product_texts').set({ title: 'ΕΛΙΕΣ' }).where('title', '=', 'Ελιές Καλαμών').execute();
  for (const text of ['ελιές', 'ΕΛΙΕΣ']) assert.equal(await handles(db, { text }), ['wolf'], text);
  assert.equal(await handles(db, { text: 'ελιας' }), []);
});

test('a barcode finds its variant, and its product among the others', async ({ database: { db } }) => {
  await someProducts(db);
  await db.updateTable('variants').set({ barcode: '5901234123457' }).where('sku', '=', 'WOLF').execute();
  assert.equal(await handles(db, { text: '5901234123457' }), ['wolf']);
  assert.equal(await handles(db, { text: '5901 2341 23457', rows: 'variants' }), ['wolf']);
  assert.equal(await handles(db, { text: '5901234123440' }), []);
});

test('what has a picture, or is in no such collection, is left out where the others are asked for', async ({
  database: { db },
}) => {
  await someProducts(db);
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'fox').executeTakeFirstOrThrow();
  const picture = { key: 'f'.repeat(20), width: 4, height: 3, ground_color: '#ffffff', added_at: new Date(0) };
  await db.insertInto('pictures').values(picture).execute();
  const shown = { product_id: id, position: 1, source: 'fox.jpg', picture: picture.key };
  await db.insertInto('media').values(shown).execute();
  const animals = { handle: 'animals', position: 1 };
  const collection = await db.insertInto('collections').values(animals).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('collection_products')
    .values({ collection_id: collection.id, product_id: id, position: 1 })
    .execute();
  assert.equal(await handles(db, { picture: 'none' }), ['owl', 'wolf']);
  assert.equal(await handles(db, { collection: 'animals' }), ['fox']);
  assert.equal(await handles(db, { collection: 'animals', picture: 'none' }), []);
  const choices = await countProductChoices(db, productFilters.none, markets);
  assert.is(choices.find(({ filter }) => filter === 'picture')?.count, 2);
});

test('very many are counted up to a thousand, which one more says', async ({ database: { db } }) => {
  await sql`
    insert into products (handle, status, is_published, created_at, updated_at)
    select 'many-' || n, 'active', true, now(), now() from generate_series(1, 1005) as n`.execute(db);
  const { id } = await db
    .insertInto('collections')
    .values({ handle: 'many', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into collection_products (collection_id, product_id, position)
    select ${id}, id, row_number() over (order by handle) from products`.execute(db);
  const counts = async (filters: Partial<ProductFilters>) => {
    const choices = await countProductChoices(db, { ...productFilters.none, ...filters }, markets);
    const [collection] = await listCountedCollections(db, { ...productFilters.none, ...filters }, markets);
    return [choices.find(({ choice }) => choice === 'published')?.count, collection?.count];
  };
  assert.equal(await counts({}), [1_001, 1_001]);
  await sql`
    update products set status = 'draft' where handle in (select 'many-' || n from generate_series(1, 10) as n)`.execute(
    db,
  );
  assert.equal(await counts({ state: 'published' }), [995, 995]);
});

test('more than are counted are found by their codes, in the list’s order, and whatever has the text in its title', async ({
  database: { db },
}) => {
  await someProducts(db);
  await db.updateTable('product_texts').set({ title: 'Wilk MANY' }).where('title', '=', 'Wilk').execute();
  await sql`
    with made as (
      insert into products (handle, status, is_published, created_at, updated_at)
      select 'many-' || n, 'active', true, timestamptz '2020-01-01' + n * interval '1 day', now()
      from generate_series(1, 1005) as n returning id, handle)
    insert into variants (product_id, position, sku, tracks_stock, sells_without_stock, on_hand)
    select id, 1, handle, true, false, 1 from made`.execute(db);
  for (const rows of [null, 'variants'] as const) {
    const filters = { ...productFilters.none, text: 'many', rows };
    const { rows: listed, count } = await listProductsForStaff(db, { filters, markets, first: 2_000 });
    assert.is(count, 1_001);
    const numbers = listed.map(({ handle }) => handle).filter((handle) => handle.startsWith('many-'));
    assert.equal(
      numbers,
      Array.from({ length: 1_005 }, (_, at) => `many-${1_005 - at}`),
    );
    assert.equal([listed.length, listed.filter(({ handle }) => handle === 'wolf').length], [1_006, 1]);
    const page = await listProductsForStaff(db, { filters, markets, first: 3, before: listed[2]?.id ?? '' });
    assert.equal(
      page.rows.map(({ id }) => id),
      listed.slice(3, 6).map(({ id }) => id),
    );
  }
});

test('a file has the products that the list is narrowed to', async ({ database: { db } }) => {
  await someProducts(db);
  const rowsOf = async (filters: Partial<ProductFilters>) => {
    const options = { now: new Date('2026-11-20T10:15:00Z'), baseLocale: 'pl', baseCurrency: 'PLN' } as const;
    const file = (await Array.fromAsync(exportCatalogue(db, { ...options, filters }))).join('');
    return file.split('\n').flatMap((line) => /^(Lis|Wilk|Sowa)/.exec(line)?.[0] ?? []);
  };
  assert.equal(await rowsOf({}), ['Lis', 'Wilk', 'Sowa']);
  assert.equal(await rowsOf({ state: 'published' }), ['Lis', 'Wilk']);
  assert.equal(await rowsOf({ unpriced: 'EUR' }), ['Wilk']);
  assert.equal(await rowsOf({ text: 'mueller' }), ['Lis']);
  assert.equal(await rowsOf({ text: 'nobody' }), []);
});

test('pages of variants go on where the last one ended', async ({ database: { db } }) => {
  await someProducts(db);
  const filters = { ...productFilters.none, rows: 'variants' as const };
  const first = await listProductsForStaff(db, { filters, markets, first: 2 });
  const second = await listProductsForStaff(db, { filters, markets, first: 2, before: first.before });
  assert.equal(
    [...first.rows, ...second.rows].map(({ sku }) => sku),
    ['OWL', 'WOLF', 'FOX'],
  );
  const back = await listProductsForStaff(db, { filters, markets, first: 2, after: second.after });
  assert.equal(back.rows, first.rows);
});

test('each choice says how many products it leaves beside the other filters', async ({ database: { db } }) => {
  await someProducts(db);
  const choices = await countProductChoices(db, { ...productFilters.none, stock: 5 }, markets);
  const counted = Object.fromEntries(choices.map(({ filter, choice, count }) => [`${filter} ${choice}`, count]));
  assert.is(counted['state published'], 1);
  assert.is(counted['state draft'], 0);
  assert.is(counted['unpriced EUR'], 0);
  assert.is(counted['untranslated de'], 1);
});

test('a collection says how many of its products the other filters leave', async ({ database: { db } }) => {
  await someProducts(db);
  const animals = await db
    .insertInto('collections')
    .values({ handle: 'animals', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into collection_products (collection_id, product_id, position)
    select ${animals.id}, id, row_number() over (order by handle) from products`.execute(db);
  const count = async (filters: Partial<ProductFilters>) =>
    (await listCountedCollections(db, { ...productFilters.none, ...filters }, markets)).map((row) => row.count);
  assert.equal(await count({}), [3]);
  assert.equal(await count({ state: 'draft' }), [1]);
  assert.equal(await count({ state: 'draft', stock: 2 }), [0]);
  assert.equal(await count({ text: 'lis' }), [1]);
  assert.equal(await count({ collection: 'nowhere' }), [3], 'another collection would be chosen instead');
});

test('what is changed of many is counted, and what stays says why', async ({ database: { db } }) => {
  await someProducts(db);
  const all = { filters: productFilters.none };
  const published = await changeManyProducts(saverOf(db), all, { kind: 'state', to: 'published' });
  assert.ok(published.ok);
  assert.equal([published.value.changed, published.value.unchanged, published.value.refused], [1, 2, 0]);
  assert.equal(published.value.others.map(({ name, reason }) => `${name}: ${reason}`).sort(), [
    'Lis Müller: Same',
    'Wilk: Same',
  ]);
  assert.ok(published.value.batchId);
  await db.updateTable('prices').set({ compare_at_minor: 13_000 }).where('currency', '=', 'PLN').execute();
  const raised = await changeManyProducts(saverOf(db), all, {
    ...{ kind: 'price', currency: 'PLN', basisPoints: 0, minor: 100, rounding: '.99' },
  });
  assert.ok(raised.ok);
  assert.equal([raised.value.changed, raised.value.refused], [0, 3], 'they would reach what is crossed out');
  assert.is(raised.value.others[0]?.reason, 'CompareAtTooLow');
});

test('products without a price of their own in the currency are counted and named beside those that have one', async ({
  database: { db },
}) => {
  await someProducts(db);
  const all = { filters: productFilters.none };
  const change = { kind: 'price', basisPoints: 0, minor: 100, rounding: 'exact' } as const;
  await db.updateTable('products').set({ status: 'archived' }).where('handle', '=', 'owl').execute();
  const raised = await changeManyProducts(saverOf(db), all, { ...change, currency: 'EUR' });
  assert.ok(raised.ok);
  assert.equal([raised.value.changed, raised.value.unchanged, raised.value.refused], [1, 2, 0]);
  assert.equal(raised.value.others.map(({ name, reason }) => `${name}: ${reason}`).sort(), [
    'Sowa 100%: NoPrice',
    'Wilk: NoPrice',
  ]);
  const none = await changeManyProducts(saverOf(db), all, { ...change, currency: 'CZK' });
  assert.ok(none.ok);
  assert.equal([none.value.changed, none.value.unchanged, none.value.others.length], [0, 3, 3]);
});

test('a tag is added and taken away once, and none of the others moves', async ({ database: { db } }) => {
  await someProducts(db);
  await db
    .updateTable('products')
    .set({ tags: ['las', 'dom'] })
    .where('handle', '=', 'fox')
    .execute();
  const tag = (isAdded: boolean) =>
    changeManyProducts(saverOf(db), { filters: productFilters.none }, { kind: 'tag', tag: 'dom', isAdded });
  const tagsOf = async () =>
    (await db.selectFrom('products').select('tags').orderBy('handle').execute()).map(({ tags }) => tags);
  const added = await tag(true);
  assert.equal(added.ok && [added.value.changed, added.value.unchanged], [2, 1]);
  assert.equal(await tagsOf(), [['las', 'dom'], ['dom'], ['dom']]);
  const removed = await tag(false);
  assert.is(removed.ok && removed.value.changed, 3);
  assert.equal(await tagsOf(), [['las'], [], []]);
});

test.run();

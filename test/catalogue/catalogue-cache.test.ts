// Listings come from an index in memory: whatever is written must be in the next one, however it was written.

import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readListingIndex } from '#server/catalogue/catalogue-cache.ts';
import { listCollections } from '#server/catalogue/collection-store.ts';
import { listProducts } from '#server/catalogue/listing/list-products.ts';
import { searchProducts } from '#server/catalogue/search/search-products.ts';
import { writeLateDocuments } from '#server/catalogue/search/write-late-documents.ts';
import type { Database } from '#server/database/connect.ts';
import { withTiming } from '#server/telemetry/request-timing.ts';
import { readFilters } from '#src/catalogue/listing/listing-filters.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { whole } from '../depths.ts';
import { importText } from '../fixtures/catalogue/empty-shop-suite.ts';
import { searchIn, viewIn } from '../shop/every-market.ts';

const test = suite<{ database: Database }>('following the catalogue');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.before.each(async ({ database }) => {
  await sql`truncate products, collections, price_history, stock_movements cascade`.execute(database.db);
  await importText(
    database,
    'URL handle,Title,Tags,Type,Option1 name,Option1 value,Price,Inventory tracker,Inventory quantity,Continue selling when out of stock\n' +
      'zolw,Żółw,jazz,Plakat,Rozmiar,30×40 cm,79,shopify,1,deny\nzolw,,,,,50×70 cm,99,shopify,1,deny\n' +
      'kot,Kot,las,Plakat,Rozmiar,30×40 cm,89,shopify,1,deny\n',
  );
});
test.after(({ database }) => database.close());

const request = { ...searchIn('pl'), collection: 'plakat', sort: 'price-asc', first: 24 } as const;

async function see({ database }: { database: Database }, more: object = {}) {
  const { items, totalCount, facets } = await listProducts(database.db, { ...request, ...more });
  return { handles: items.map(({ handle }) => handle), totalCount, facets };
}

const changes: Record<string, { change: string; handles: string[] }> = {
  'a price': { change: 'update prices set amount_minor = 9500 where amount_minor = 7900', handles: ['kot', 'zolw'] },
  'the last piece of the cheapest variant': {
    change: 'update variants set on_hand = 0 where id = (select variant_id from prices where amount_minor = 7900)',
    handles: ['kot', 'zolw'],
  },
  'a draft': { change: "update products set status = 'draft' where handle = 'kot'", handles: ['zolw'] },
  'a product that is deleted': {
    change: `alter table price_history disable trigger user;
      delete from price_history; delete from stock_movements; delete from products where handle = 'kot';
      alter table price_history enable trigger user`,
    handles: ['zolw'],
  },
  'a variant that is archived': {
    change:
      'update variants set archived_at = now() where id = (select variant_id from prices where amount_minor = 7900)',
    handles: ['kot', 'zolw'],
  },
  'a product that leaves the collection': {
    change: "delete from collection_products where product_id = (select id from products where handle = 'zolw')",
    handles: ['kot'],
  },
  'a collection that is renamed': { change: "update collections set handle = 'inny'", handles: [] },
  'a price that is taken away': {
    change: 'delete from prices where amount_minor = 8900',
    handles: ['zolw'],
  },
};

for (const [title, { change, handles }] of Object.entries(changes)) {
  test(`${title} is seen in the next listing`, async (context) => {
    assert.equal((await see(context)).handles, ['zolw', 'kot']);
    for (const statement of change.split(';')) await sql.raw(statement).execute(context.database.db);
    const seen = await see(context);
    assert.equal([seen.handles, seen.totalCount], [handles, handles.length]);
  });
}

test('what is sold out is no longer counted as in stock, and a new tag is offered', async (context) => {
  const { db } = context.database;
  assert.is((await see(context)).facets.inStockCount, 2);
  await sql`update variants set reserved = 1 where id = (select variant_id from prices where amount_minor = 8900)`.execute(
    db,
  );
  assert.is((await see(context)).facets.inStockCount, 1);
  await sql`update products set tags = array['las', 'nowy'] where handle = 'zolw'`.execute(db);
  const tags = (await see(context)).facets.choices.find(({ name }) => name === 'tag')?.values;
  assert.equal(
    tags?.map(({ choice, count }) => [choice, count]),
    [
      ['las', 2],
      ['nowy', 1],
    ],
  );
  const filters = readFilters(new URLSearchParams('tag=nowy'));
  assert.equal((await see(context, { filters })).handles, ['zolw']);
});

test('a new name is sorted by, and a new translation shown', async (context) => {
  const { db } = context.database;
  assert.equal((await see(context, { sort: 'title' })).handles, ['kot', 'zolw']);
  await sql`update product_texts set title = 'Astronom' where title = 'Żółw'`.execute(db);
  assert.equal((await see(context, { sort: 'title' })).handles, ['zolw', 'kot']);
  await see(context, { locale: 'en', baseLocale: 'pl' });
  await sql`insert into product_option_texts (product_id, locale, source, target)
    select id, 'pl', 'Rozmiar', 'Wielkość' from products`.execute(db);
  assert.is((await see(context)).facets.choices.find(({ name }) => name === 'rozmiar')?.label, 'Wielkość');
});

test('a collection is named as soon as, and as long as, it has something to show', async ({ database }) => {
  const list = async () =>
    (await listCollections(database.db, viewIn('pl'))).map((each) => [each.handle, each.productCount]);
  assert.equal(await list(), [['plakat', 2]]);
  await sql`update products set is_published = false`.execute(database.db);
  assert.equal(await list(), []);
});

test('a transaction that was open while somebody looked is seen when it ends', async (context) => {
  const { db } = context.database;
  await db.transaction().execute(async (tx) => {
    await sql`update products set status = 'draft' where handle = 'kot'`.execute(tx);
    await sql`update products set updated_at = now() where handle = 'zolw'`.execute(db);
    assert.equal((await see(context)).handles, ['zolw', 'kot']);
  });
  assert.equal((await see(context)).handles, ['zolw']);
});

whole(test)(
  'after a large import everything is listed at once, and found when the late documents are written',
  async (context) => {
    const { db } = context.database;
    const names = Array.from({ length: 1_200 }, (_, n) => `wiele-${n},Wielokrotny ${n},Plakat,${n + 1}`);
    await importText(context.database, `URL handle,Title,Type,Price\n${names.join('\n')}\n`);
    assert.is((await see(context)).totalCount, 1_202);
    const find = () => searchProducts(db, { ...request, sort: 'relevance', text: 'wielokrotny 1199' });
    assert.is((await find())?.products.items[0]?.handle === 'wiele-1199', false);
    assert.is(await writeLateDocuments(db), 700);
    assert.is((await find())?.products.items[0]?.handle, 'wiele-1199');
    assert.is(await writeLateDocuments(db), 0);
  },
);

test('a request asks for changes once, and the next request again', async ({ database }) => {
  let queries = 0;
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  // Twice: transactions of other databases may have held the first reading back, and then the second reads more.
  await readListingIndex(db);
  await readListingIndex(db);
  const read = () => withTiming(() => Promise.all([readListingIndex(db), readListingIndex(db)]));
  const asked = async (work: () => Promise<unknown>) => {
    const before = queries;
    await work();
    return queries - before;
  };
  assert.is(await asked(read), 1);
  assert.is(await asked(read), 1);
  const twice = async () => {
    await readListingIndex(db);
    await readListingIndex(db);
  };
  assert.is(await asked(() => withTiming(twice)), 1);
  assert.is(await asked(twice), 2);
});

test('what is sold without stock from now on has its price again in the next listing', async (context) => {
  const { db } = context.database;
  await sql`update variants set on_hand = 0 where id = (select variant_id from prices where amount_minor = 7900)`.execute(
    db,
  );
  assert.equal((await see(context)).handles, ['kot', 'zolw']);
  await sql`update variants set sells_without_stock = true where on_hand = 0`.execute(db);
  assert.equal((await see(context)).handles, ['zolw', 'kot']);
});

test.run();

// Cards and product pages come from memory: they must be what would be read now, whatever was written and however.
import { type KyselyPlugin, sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readListingIndex } from '#server/catalogue/catalogue-cache.ts';
import { listRelated } from '#server/catalogue/listing/list-related.ts';
import { listProductCards } from '#server/catalogue/listing/product-card-store.ts';
import { ProductCache } from '#server/catalogue/product-cache.ts';
import { findProduct } from '#server/catalogue/product-store.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { importText } from '../fixtures/catalogue/empty-shop-suite.ts';
import { viewIn } from '../shop/every-market.ts';

const test = suite<{ database: Database }>('cached products');

const [one, two] = ['1', '2'].map((digit) => digit.repeat(20));

test.before(async (context) => {
  context.database = await openTestDatabase();
  await importText(
    context.database,
    'URL handle,Title,Tags,Type,Option1 name,Option1 value,Price,Inventory tracker,Inventory quantity,Continue selling when out of stock\n' +
      'zolw,Żółw,jazz,Plakat,Rozmiar,30×40 cm,79,shopify,9,deny\nzolw,,,,Rozmiar,50×70 cm,99,shopify,9,deny\n' +
      'kot,Kot,las,Plakat,Rozmiar,30×40 cm,89,shopify,9,deny\n',
  );
  const { db } = context.database;
  await sql`insert into pictures (key, width, height, ground_color, added_at)
    values (${one}, 600, 800, '#aabbcc', now()), (${two}, 300, 300, '#112233', now())`.execute(db);
});
test.after(({ database }) => database.close());

/** Counts its queries, and holds nothing of what others read. */
function openCounted(db: Db): { db: Db; queries: string[] } {
  const queries: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), queries };
}

const listCards = (db: Db) =>
  listProductCards(db, { ...viewIn('pl'), collection: 'plakat', sort: 'price-asc', first: 24 });

async function show(db: Db) {
  const cards = await listCards(db);
  const products = await Promise.all(['zolw', 'kot'].map((handle) => findProduct(db, handle, viewIn('pl'))));
  return { cards: cards.map(({ card }) => card), products };
}

const ofZolw = "(select id from products where handle = 'zolw')";
// One after the other, each on what those before have left.
const changes: Record<string, string> = {
  'stock that falls': `update variants set on_hand = 3 where product_id = ${ofZolw}`,
  'goods that are reserved': `update variants set reserved = 2 where product_id = ${ofZolw}`,
  'stock that is gone': `update variants set on_hand = 2 where product_id = ${ofZolw}`,
  'a price': 'update prices set amount_minor = 9500 where amount_minor = 7900',
  'a weight': `update variants set weight_grams = 250 where product_id = ${ofZolw}`,
  'a title': `update product_texts set title = 'Żółw i saksofon' where product_id = ${ofZolw}`,
  'a translated option': `insert into product_option_texts (product_id, locale, source, target)
    values (${ofZolw}, 'pl', '30×40 cm', 'A3')`,
  'a picture': `insert into media (product_id, position, source, picture) values (${ofZolw}, 1, 'zolw.jpg', '${one}')`,
  'what a picture shows': `insert into media_texts (media_id, locale, alt) select id, 'pl', 'Żółw gra' from media`,
  'other words for a picture': "update media_texts set alt = 'Żółw śpi'",
  'another picture': `update media set picture = '${two}'`,
  'no picture': 'delete from media',
  'a collection with another name': "update collection_texts set title = 'Afisze'",
  'a crossed-out price with its history': `insert into price_history (variant_id, currency, amount_minor, valid_from)
      select variant_id, currency, 12000, valid_from - interval '5 days' from prices where amount_minor = 9500;
    update prices set compare_at_minor = 12000 where amount_minor = 9500`,
  'an older price in the history': `insert into price_history (variant_id, currency, amount_minor, valid_from)
      select variant_id, currency, 8000, valid_from - interval '3 days' from prices where amount_minor = 9500`,
  'a handle that another product takes': `update products set handle = 'zolw-stary' where handle = 'zolw';
    update products set handle = 'zolw' where handle = 'kot'`,
  'a draft': "update products set status = 'draft' where handle = 'zolw-stary'",
};

test('what does not change is read once, and each request asks only whether it changed', async ({ database }) => {
  const { db, queries } = openCounted(database.db);
  await show(db);
  await show(db);
  queries.length = 0;
  await show(db);
  assert.equal(
    queries.filter((text) => !text.includes('catalogue_changes')),
    [],
  );
});

test('a product that nobody has looked at costs two statements, with what is shown beside it', async ({ database }) => {
  await sql`update products set goes_with = '{kot}' where handle = 'zolw'`.execute(database.db);
  const { db, queries } = openCounted(database.db);
  // Whatever is written while somebody else writes in another database of the cluster is looked at once more.
  for (let time = 0; time < 2; time++) await readListingIndex(db);
  queries.length = 0;
  const { goesWith = [], productId = '' } = (await findProduct(db, 'zolw', viewIn('pl'))) ?? {};
  const { related } = await listRelated(db, viewIn('pl'), { productId, goesWith });
  assert.equal(
    related.map(({ card }) => card.handle),
    ['kot'],
  );
  assert.is(queries.filter((text) => !text.includes('catalogue_changes')).length, 2);
});

test('of what has changed one statement brings the index up to date, and one the card', async ({ database }) => {
  const { db, queries } = openCounted(database.db);
  await show(db);
  await sql`update prices set amount_minor = amount_minor where amount_minor = 7900`.execute(database.db);
  queries.length = 0;
  await listCards(db);
  const asked = queries.filter((text) => !text.includes('catalogue_changes'));
  assert.equal([asked.length, asked.filter((text) => text.includes('facet_choices')).length], [2, 1]);
});

test('however few products have changed, PostgreSQL plans what reads them again no more than five times', async ({
  database,
}) => {
  const plans = await database.withConnection(async ({ db }) => {
    for (let time = 0; time < 12; time++) {
      await sql`update prices set amount_minor = amount_minor where amount_minor = 7900`.execute(db);
      await listCards(db);
    }
    const { rows } = await sql<{ name: string; planned: number; reused: number }>`
      select substring(statement from 'offers as materialized|facet_choices f') as name,
        custom_plans::int as planned, generic_plans::int as reused
      from pg_prepared_statements where statement ~ 'offers as materialized|facet_choices f' order by name`.execute(db);
    return rows;
  });
  assert.equal(
    plans.map(({ name, planned, reused }) => [name, planned, reused > 0]),
    [
      ['facet_choices f', 5, true],
      ['offers as materialized', 5, true],
    ],
  );
});

for (const [what, change] of Object.entries(changes)) {
  test(`${what} is shown at once`, async ({ database: { db } }) => {
    const before = await show(db);
    await sql.raw(change).execute(db);
    const after = await show(db);
    assert.equal(after, await show(openCounted(db).db));
    assert.not.equal(after, before);
  });
}

test('what was read while something was invalidated is not cached', () => {
  const cached = new ProductCache<string>(10);
  const { version } = cached;
  cached.invalidate('another');
  cached.set('kot', '1', 'pl', 'old', version);
  assert.is(cached.get('kot', 'pl'), undefined);
  cached.set('kot', '1', 'pl', 'new', cached.version);
  cached.set('kot', '1', 'nl', 'nieuw', cached.version);
  assert.equal([cached.get('kot', 'pl'), cached.get('kot', 'nl')], ['new', 'nieuw']);
  cached.invalidate('1');
  assert.equal([cached.get('kot', 'pl'), cached.get('kot', 'nl')], [undefined, undefined]);
});

test('of too many products the least recently shown is forgotten', () => {
  const cached = new ProductCache<string>(2);
  for (const key of ['a', 'b']) cached.set(key, key, 'pl', key, cached.version);
  cached.get('a', 'pl');
  cached.set('c', 'c', 'pl', 'c', cached.version);
  assert.equal(
    ['a', 'b', 'c'].filter((key) => cached.get(key, 'pl')),
    ['a', 'c'],
  );
});

test.run();

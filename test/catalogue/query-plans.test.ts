// How the database would answer what the pages ask: with thousands of products none of it may read a large table from
// its beginning to its end. The queries are those that the shop sends, taken on their way.
import { CompiledQuery, sql } from 'kysely';
import * as assert from 'uvu/assert';
import { listCollections } from '#server/catalogue/collection-store.ts';
import { listProducts } from '#server/catalogue/listing/list-products.ts';
import { listProductCards } from '#server/catalogue/listing/product-card-store.ts';
import { findProduct } from '#server/catalogue/product-store.ts';
import { searchProducts } from '#server/catalogue/search/search-products.ts';
import { suggestProducts } from '#server/catalogue/search/suggest-products.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { readFilters } from '#src/catalogue/listing/listing-filters.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { wholeSuite } from '../depths.ts';
import { thousandsOfPosters } from '../fixtures/thousands-of-posters.ts';
import { searchIn, viewIn } from '../shop/every-market.ts';

type Context = { database: Database; db: Db; queries: CompiledQuery[] };
type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

const test = wholeSuite<Context>('query plans');

const largeTables = [
  ...['products', 'product_texts', 'product_options', 'product_option_texts', 'product_documents', 'search_words'],
  ...['variants', 'prices', 'price_history', 'media', 'media_texts', 'collection_products', 'catalogue_changes'],
];

const page = { ...viewIn('pl'), collection: 'plakaty', first: 24 } as const;
const search = { ...searchIn('pl'), first: 24, sort: 'relevance' } as const;

test.before(async (context) => {
  context.database = await openTestDatabase({ deadlines: null });
  await thousandsOfPosters(context.database.db);
  context.queries = [];
  context.db = recordQueries(context.database.db, context.queries);
  // What a process reads when it starts is read from beginning to end.
  await listCollections(context.db, viewIn('pl'));
  await listProducts(context.db, { ...page, sort: 'title' });
  await searchProducts(context.db, { ...search, text: 'qwrtzxcvb' });
});
// Nothing that a page shows is cached from the one before.
test.before.each(async ({ database }) => {
  await sql`insert into catalogue_changes (kind) values ('shown'), ('site')`.execute(database.db);
});
test.after(({ database }) => database.close());

const filters = readFilters(new URLSearchParams('rozmiar=30x40-cm&tag=las&price=10-200&stock=1'));

const pages: Record<string, (db: Db) => Promise<unknown>> = {
  'a listing': (db) => listProducts(db, { ...page, sort: 'featured' }),
  'a listing by title': (db) => listProducts(db, { ...page, sort: 'title' }),
  'a narrowed listing': (db) => listProducts(db, { ...page, sort: 'price-asc', filters }),
  'a page far behind': async (db) => {
    const { nextCursor } = await listProducts(db, { ...page, sort: 'newest' });
    await listProducts(db, { ...page, sort: 'newest', after: nextCursor });
  },
  'the header': (db) => listCollections(db, viewIn('de')),
  'the newest products': (db) => listProductCards(db, { ...page, collection: 'all', sort: 'newest', first: 8 }),
  'a product': (db) => findProduct(db, 'poster-77', viewIn('de')),
  'a search': (db) => searchProducts(db, { ...search, text: 'numer77' }),
  'a misspelt search': (db) => searchProducts(db, { ...search, text: 'numre77' }),
  'a search that finds nothing': (db) => searchProducts(db, { ...search, text: 'qwrtzxcvb' }),
  suggestions: (db) => suggestProducts(db, { ...searchIn('pl'), text: 'nume' }),
};

for (const [title, open] of Object.entries(pages)) {
  test(`${title} reads no large table from beginning to end`, async (context) => {
    context.queries.length = 0;
    await open(context.db);
    const asked = context.queries.splice(0);
    assert.ok(asked.length > 0, 'nothing was asked');
    for (const query of asked) assert.equal(await listScans(context.database.db, query), [], query.sql);
  });
}

test('a change of one product reads that product only', async (context) => {
  await sql`update prices set amount_minor = amount_minor + 1 where variant_id = (
    select v.id from variants v join products p on p.id = v.product_id where p.handle = 'poster-77' limit 1)`.execute(
    context.database.db,
  );
  context.queries.length = 0;
  await listCollections(context.db, viewIn('pl'));
  const asked = context.queries.splice(0);
  assert.ok(
    asked.some(({ sql: text }) => text.includes('facet_choices')),
    'the product was not read again',
  );
  for (const query of asked) assert.equal(await listScans(context.database.db, query), [], query.sql);
});

test('the cards of a small shop read no price more than once', async () => {
  const small = await openTestDatabase({ deadlines: null });
  try {
    await thousandsOfPosters(small.db, 64);
    const queries: CompiledQuery[] = [];
    await listProductCards(recordQueries(small.db, queries), { ...page, sort: 'featured' });
    const query = queries.find(({ sql: text }) => text.includes('max_amount_minor'));
    assert.ok(query);
    const plan = await explain(small.db, query, 'analyze, format json');
    const { rows } = await sql<{ count: number }>`select count(*) from prices`.execute(small.db);
    assert.ok(countRead(plan, 'prices') > 0);
    assert.ok(countRead(plan, 'prices') <= (rows[0]?.count ?? 0), `${countRead(plan, 'prices')} prices were read`);
  } finally {
    await small.close();
  }
});

test('a missing index is noticed', async (context) => {
  context.queries.length = 0;
  await findProduct(context.db, 'poster-77', viewIn('pl'));
  const query = context.queries.find(({ sql: text }) => text.includes('from variants'));
  assert.ok(query);
  const withoutIndex = context.database.db.transaction().execute(async (tx) => {
    await sql`drop index variants_product`.execute(tx);
    await sql`alter table variants drop constraint variants_options`.execute(tx);
    throw await listScans(tx, query);
  });
  assert.equal(await withoutIndex.catch((scans) => scans), ['variants']);
});

function recordQueries(db: Db, queries: CompiledQuery[]): Db {
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

async function explain(db: Db, { sql: text, parameters }: CompiledQuery, how: string): Promise<Plan> {
  type Row = { 'QUERY PLAN': [{ Plan: Plan }] };
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(`explain (${how}) ${text}`, [...parameters]));
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('there is no plan');
  return plan;
}

async function listScans(db: Db, query: CompiledQuery): Promise<string[]> {
  const scansIn = (plan: Plan): string[] => [
    ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
    ...(plan.Plans ?? []).flatMap(scansIn),
  ];
  return scansIn(await explain(db, query, 'format json')).filter((name) => largeTables.includes(name));
}

/** Rows of a table that were looked at, as often as they were. */
function countRead(plan: Plan, table: string): number {
  const { 'Actual Rows': found = 0, 'Rows Removed by Filter': removed = 0, 'Actual Loops': loops = 0 } = plan;
  const own = plan['Relation Name'] === table ? (found + removed) * loops : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + countRead(part, table), own);
}

test.run();

// How the database would answer what the pages ask: with thousands of products none of it may read a large table from
// its beginning to its end. The queries are those that the shop sends, taken on their way.
import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { suite } from 'uvu';
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
import { thousandsOfPosters } from '../fixtures/thousands-of-posters.ts';
import { searchIn, viewIn } from '../shop/every-market.ts';

type Context = { database: Database; db: Db; queries: CompiledQuery[] };
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

const test = suite<Context>('query plans');

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
  const record: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      context.queries.push(context.database.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  context.db = context.database.db.withPlugin(record);
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
  assert.ok(asked.length > 4, 'the product was not read again');
  for (const query of asked) assert.equal(await listScans(context.database.db, query), [], query.sql);
});

test('a missing index is noticed', async (context) => {
  context.queries.length = 0;
  await findProduct(context.db, 'poster-77', viewIn('pl'));
  const query = context.queries.find(({ sql: text }) => text.includes('from variants'));
  assert.ok(query);
  const withoutIndex = context.database.db.transaction().execute(async (tx) => {
    await sql`drop index variants_product`.execute(tx);
    await sql`drop index variants_options`.execute(tx);
    throw await listScans(tx, query);
  });
  assert.equal(await withoutIndex.catch((scans) => scans), ['variants']);
});

async function listScans(db: Db, { sql: text, parameters }: CompiledQuery): Promise<string[]> {
  type Row = { 'QUERY PLAN': [{ Plan: Plan }] };
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]));
  const scansIn = (plan: Plan): string[] => [
    ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
    ...(plan.Plans ?? []).flatMap(scansIn),
  ];
  return rows.flatMap((row) => scansIn(row['QUERY PLAN'][0].Plan)).filter((name) => largeTables.includes(name));
}

test.run();

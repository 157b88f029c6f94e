// What changes while a request still reads, be it by a write or by the clock, is not kept in memory as it was before.
import { type KyselyPlugin, PostgresQueryCompiler, type QueryId, sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readListingIndex, setPriceClock } from '#server/catalogue/catalogue-cache.ts';
import { findListing } from '#server/catalogue/listing/listing-scope.ts';
import {
  type CardQuery,
  findCards,
  listCardsOf,
  listProductCards,
} from '#server/catalogue/listing/product-card-store.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { importText } from '../fixtures/catalogue/empty-shop-suite.ts';
import { viewIn } from '../shop/every-market.ts';

const test = suite<{ database: Database }>('what changes while somebody reads');

const scope = { ...viewIn('pl'), collection: 'plakat' } as const;
const query: CardQuery = { ...scope, sort: 'price-asc', first: 3 };
/** More of them than are read anew one by one. */
const PRODUCTS = 600;
const begins = new Date('2026-12-01T12:00:00Z');
const [before, after] = [new Date(begins.getTime() - 1_000), new Date(begins.getTime() + 1_000)];

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  const names = Array.from(
    { length: PRODUCTS },
    (_, n) => `kot-${n},Kot ${String(n).padStart(3, '0')},Plakat,${n + 10}`,
  );
  await importText(context.database, `URL handle,Title,Type,Price\n${names.join('\n')}\n`);
});
test.after.each(({ database }) => database.close());

/** Everything costs one from `begins` on, without anything being written then. */
async function reduceAll({ db }: Database): Promise<void> {
  await sql`insert into price_reductions (id, set_id, variant_id, currency, amount_minor, begins_at)
    select gen_random_uuid(), gen_random_uuid(), id, 'PLN', 100, ${begins} from variants`.execute(db);
}

const compiler = new PostgresQueryCompiler();

/** Does something before a statement that contains `text`, or after it. */
function meeting({ db }: Database, text: string, { sent = () => {}, answered = async () => {} }): Db {
  const met = new WeakSet<QueryId>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (compiler.compileQuery(node, queryId).sql.includes(text)) {
        met.add(queryId);
        sent();
      }
      return node;
    },
    async transformResult({ result, queryId }) {
      if (met.has(queryId)) await answered();
      return result;
    },
  };
  return db.withPlugin(plugin);
}

const amountsOf = (rows: Awaited<ReturnType<typeof listProductCards>>) => rows.map(({ card }) => card.price.minor);

test('prices that change by themselves are seen, though the database did not say when the next ones do', async ({
  database,
}) => {
  await reduceAll(database);
  let isAway = false;
  const sent = () => {
    if (isAway) throw new Error('the connection is lost');
  };
  const db = meeting(database, 'ends_at > $2)) as next', { sent });
  setPriceClock(db, () => before);
  assert.equal(amountsOf(await listProductCards(db, query)), [1_000, 1_100, 1_200]);
  setPriceClock(db, () => after);
  isAway = true;
  await listProductCards(db, query).then(
    () => assert.unreachable('nobody knows until when the prices hold'),
    ({ message }) => assert.is(message, 'the connection is lost'),
  );
  isAway = false;
  assert.equal(amountsOf(await listProductCards(db, query)), [100, 100, 100]);
});

test('cards of a listing that was found before prices changed by themselves are kept with the prices of after', async ({
  database,
}) => {
  const { db } = database;
  await reduceAll(database);
  setPriceClock(db, () => before);
  const listing = await findListing(db, scope);
  setPriceClock(db, () => after);
  await findCards(db, listing, scope, listing.index.ids.slice());
  assert.equal(amountsOf(await listProductCards(db, query)), [100, 100, 100]);
});

test('a product that changes between two looks of a request stays in the list', async ({ database }) => {
  const { db } = database;
  const listing = await findListing(db, scope);
  await sql`update prices set amount_minor = 500 where amount_minor = 1000`.execute(db);
  await readListingIndex(db);
  assert.equal(amountsOf((await listCardsOf(db, listing, query)).rows), [500, 1_100, 1_200]);
  assert.equal(amountsOf(await listProductCards(db, query)), [500, 1_100, 1_200]);
});

test('a product that gets another title while titles are read stands in its place', async ({ database }) => {
  let isToChange = true;
  const db: Db = meeting(database, 'title_key', {
    answered: async () => {
      if (!isToChange) return;
      isToChange = false;
      await sql`update product_texts set title = 'Bocian' where title = 'Kot 599'`.execute(database.db);
      await readListingIndex(db);
    },
  });
  const byTitle = { ...query, sort: 'title' } as const;
  const titles = async () => (await listProductCards(db, byTitle)).map(({ card }) => card.title);
  assert.equal(await titles(), ['Bocian', 'Kot 000', 'Kot 001']);
  assert.equal(await titles(), ['Bocian', 'Kot 000', 'Kot 001']);
});

test('the first product of a collection is listed, though somebody looked for it before', async ({ database }) => {
  const { db } = database;
  await sql`insert into collections (handle) values ('nowa')`.execute(db);
  const listing = await findListing(db, { ...scope, collection: 'nowa' });
  await sql`insert into collection_products (collection_id, product_id, position)
    select c.id, p.id, 1 from collections c, products p where c.handle = 'nowa' and p.handle = 'kot-5'`.execute(db);
  await readListingIndex(db);
  const asked = { ...query, collection: 'nowa' };
  await listCardsOf(db, listing, asked);
  assert.equal(amountsOf(await listProductCards(db, asked)), [1_500]);
});

test.run();

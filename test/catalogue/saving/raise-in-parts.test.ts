// Prices of many products changed in parts: one batch of the history, nobody who buys waits for all of it, and what a process
// leaves behind that dies in the middle is done once.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { raisePart, raisePrices } from '#server/catalogue/variants/raise-prices.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { finishParts } from '#server/history/batch-parts.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { undoBatch, undoPart } from '#server/history/undo-batch.ts';
import { lockVariants } from '#server/inventory/reserve-stock.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { dieInThirdPart, manyPricedProducts, pricesOfMany } from '../../fixtures/catalogue/many-priced-products.ts';

const test = emptyShopSuite('many prices in parts');

test.before.each(async ({ database: { db } }) => {
  await db.deleteFrom('batch_parts').execute();
});

const finish = (services: { db: Db; now: () => Date }) =>
  finishParts(services, { prices: raisePart, undo: undoPart(catalogueHistory) });

const start = new Date('2026-11-20T10:15:00Z');
const now = () => start;
const raise = { basisPoints: 1_000, currency: 'PLN', rounding: 'exact' } as const;

test('all parts are one batch, whose numbers are the database’s, and are taken back in one', async ({
  database: { db },
}) => {
  await manyPricedProducts(db, { count: 1_000, since: start });
  const raised = await raisePrices({ db, now, by: byCommand }, raise);
  assert.ok(raised.ok);
  assert.equal(raised.value.counts, { changed: 999, unchanged: 1, refused: 0 });
  assert.is(raised.value.changed.length, 999);
  assert.equal(await pricesOfMany(db), { 1: 1, 11000: 999 });
  const { rows } = await sql<{ batches: number; parts: number }>`
    select count(distinct batch_id)::int as batches, count(distinct xmin::text)::int as parts from changes
    where part = 'prices' and field = 'amount_minor'`.execute(db);
  assert.equal(rows, [{ batches: 1, parts: 5 }]);
  const undone = await undoBatch(
    { db, now, history: catalogueHistory },
    { batchId: raised.value.batchId ?? 0, by: byCommand },
  );
  assert.ok(undone.ok && undone.value.left.length === 0);
  assert.equal(await pricesOfMany(db), { 1: 1, 10000: 999 });
});

/** Has done two parts, and dies in the third. */
async function dieInThird(db: Db): Promise<void> {
  assert.match(await dieInThirdPart(db, () => raisePrices({ db, now, by: byCommand }, raise)), 'killed');
}

test('what is left in the middle is done by the next round, and no price is changed twice', async ({
  database: { db },
}) => {
  await manyPricedProducts(db, { count: 1_000, since: start });
  await dieInThird(db);
  assert.equal(await pricesOfMany(db), { 1: 1, 10000: 600, 11000: 399 });
  assert.is(await finish({ db, now }), 0, 'it may still be at work');
  const later = () => new Date(start.getTime() + 60_000);
  await Promise.all([finish({ db, now: later }), finish({ db, now: later })]);
  assert.equal(await pricesOfMany(db), { 1: 1, 11000: 999 });
  assert.is(await finish({ db, now: later }), 0);
  const row = await db.selectFrom('batch_parts').select(['changed', 'unchanged']).executeTakeFirstOrThrow();
  assert.equal(row, { changed: 999, unchanged: 1 });
});

test('nothing more is changed of what somebody has taken back meanwhile', async ({ database: { db } }) => {
  await manyPricedProducts(db, { count: 1_000, since: start });
  await dieInThird(db);
  const { batch_id: batchId } = await db.selectFrom('batch_parts').select('batch_id').executeTakeFirstOrThrow();
  assert.ok((await undoBatch({ db, now, history: catalogueHistory }, { batchId, by: byCommand })).ok);
  await finish({ db, now: () => new Date(start.getTime() + 60_000) });
  assert.equal(await pricesOfMany(db), { 1: 1, 10000: 999 });
});

test('who buys does not wait for a price that is being written', async ({ database: { db } }) => {
  await manyPricedProducts(db, { count: 1, since: start });
  const { id } = await db.selectFrom('variants').select('id').executeTakeFirstOrThrow();
  await inTransaction(db, async (writing) => {
    await sql`update prices set amount_minor = 1, valid_from = ${start} where variant_id = ${id}`.execute(writing);
    await sql`insert into prices (variant_id, currency, amount_minor, valid_from) values (${id}, 'EUR', 1, ${start})`.execute(
      writing,
    );
    await inTransaction(db, async (buying) => {
      await sql`set local lock_timeout = '500ms'`.execute(buying);
      assert.is((await lockVariants(buying, [id])).size, 1);
    });
  });
});

test.run();

// Very many changes taken back in parts: one line of the history, nobody waits for all of it, and what a process leaves behind
// that dies in the middle is taken back once.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { raisePart, raisePrices } from '#server/catalogue/variants/raise-prices.ts';
import { setPrice } from '#server/catalogue/variants/set-price.ts';
import type { Db } from '#server/database/connect.ts';
import { finishParts } from '#server/history/batch-parts.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { findBatch } from '#server/history/list-history.ts';
import { undoBatch, undoPart } from '#server/history/undo-batch.ts';
import { money } from '#src/money.ts';
import { emptyShopSuite } from '../fixtures/catalogue/empty-shop-suite.ts';
import { dieInThirdPart, manyPricedProducts, pricesOfMany } from '../fixtures/catalogue/many-priced-products.ts';

const test = emptyShopSuite('many changes taken back in parts');

const start = new Date('2026-11-20T10:15:00Z');
const now = () => start;
const later = () => new Date(start.getTime() + 60_000);

const undo = (db: Db, batchId: number) => undoBatch({ db, now, history: catalogueHistory }, { batchId, by: byCommand });
const finish = (db: Db) => finishParts({ db, now: later }, { prices: raisePart, undo: undoPart(catalogueHistory) });

test.before.each(async ({ database: { db } }) => {
  await sql`truncate change_batches, thing_versions cascade`.execute(db);
});

/** A thousand products, one of them as cheap as before. */
async function raised(db: Db): Promise<number> {
  await manyPricedProducts(db, { count: 1_000, since: start });
  const answer = await raisePrices(
    { db, now, by: byCommand },
    { basisPoints: 1_000, currency: 'PLN', rounding: 'exact' },
  );
  assert.ok(answer.ok);
  assert.equal(await pricesOfMany(db), { 1: 1, 11000: 999 });
  return answer.value.batchId ?? 0;
}

/** Sets the price of the last product, as somebody would in the office. */
async function setLast(db: Db, minor: number): Promise<void> {
  const { id } = await db.selectFrom('variants').select('id').where('sku', '=', 'P01000').executeTakeFirstOrThrow();
  assert.ok((await setPrice({ db, now, by: byCommand }, { variantId: id, price: money(minor, 'PLN') })).ok);
}

const transactionsOf = async (db: Db, batchId: number) => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct xmin::text)::int as count from changes where batch_id = ${batchId}`.execute(db);
  return rows[0]?.count;
};

test('all parts are one line of the history, which brings everything back, and leave alone what was changed since', async ({
  database: { db },
}) => {
  const batchId = await raised(db);
  await setLast(db, 700);
  const answer = await undo(db, batchId);
  assert.ok(answer.ok);
  const { batchId: undoId, undone, left } = answer.value;
  assert.equal(
    [undone, left.map(({ value, reason }) => [value.field, reason])],
    [998, [['amount_minor', 'ChangedSince']]],
  );
  assert.equal(await pricesOfMany(db), { 1: 1, 700: 1, 10000: 998 });
  assert.is(await transactionsOf(db, undoId), 5);
  assert.equal(await undo(db, batchId), { ok: false, error: { kind: 'BatchUndone', undoneBy: undoId } });
  const again = await undo(db, undoId);
  assert.ok(again.ok && again.value.undone === 998);
  assert.equal(await pricesOfMany(db), { 1: 1, 700: 1, 11000: 998 });
  // What was brought back can be taken back once more.
  assert.ok((await undo(db, batchId)).ok);
  assert.equal(await pricesOfMany(db), { 1: 1, 700: 1, 10000: 998 });
});

test('what is left in the middle is taken back by the next round, once, and the history says what was left alone', async ({
  database: { db },
}) => {
  const batchId = await raised(db);
  assert.match(await dieInThirdPart(db, () => undo(db, batchId)), 'killed');
  assert.equal(await pricesOfMany(db), { 1: 1, 10000: 400, 11000: 599 });
  await setLast(db, 700);
  assert.is((await undo(db, batchId)).ok, false, 'it is being taken back');
  await Promise.all([finish(db), finish(db)]);
  assert.equal(await pricesOfMany(db), { 1: 1, 700: 1, 10000: 998 });
  assert.is(await finish(db), 0);
  const { undoneBy } = (await findBatch({ db, now }, batchId)) ?? {};
  const undoing = await findBatch({ db, now }, undoneBy ?? 0);
  assert.equal([undoing?.changes, undoing?.leftCount], [998, 1]);
  assert.equal(
    undoing?.left.map(({ part, field, reason }) => [part, field, reason]),
    [['prices', 'amount_minor', 'ChangedSince']],
  );
});

test('whoever brings back what is still being taken back ends that', async ({ database: { db } }) => {
  const batchId = await raised(db);
  await dieInThirdPart(db, () => undo(db, batchId));
  const { undoneBy } = (await findBatch({ db, now }, batchId)) ?? {};
  assert.ok((await undo(db, undoneBy ?? 0)).ok);
  await finish(db);
  assert.equal(await pricesOfMany(db), { 1: 1, 11000: 999 });
  assert.ok((await undo(db, batchId)).ok, 'and it can be taken back again');
  assert.equal(await pricesOfMany(db), { 1: 1, 10000: 999 });
});

test('where everything was changed since nothing is taken back, and the line stays as it was', async ({
  database: { db },
}) => {
  const batchId = await raised(db);
  await sql`update prices set amount_minor = 5`.execute(db);
  const answer = await undo(db, batchId);
  assert.ok(!answer.ok && answer.error.kind === 'NothingToUndo' && answer.error.left.length === 999);
  assert.equal((await findBatch({ db, now }, batchId))?.undoneBy, null);
});

test.run();

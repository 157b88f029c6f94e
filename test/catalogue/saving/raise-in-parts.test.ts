// Prices of many products changed in parts: one batch of the history, nobody who buys waits for all of it, and what a process
// leaves behind that dies in the middle is done once.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { finishPriceChanges, raisePrices } from '#server/catalogue/variants/raise-prices.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { lockVariants } from '#server/inventory/reserve-stock.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('many prices in parts');

test.before.each(async ({ database: { db } }) => {
  await db.deleteFrom('price_changes').execute();
});

const start = new Date('2026-11-20T10:15:00Z');
const now = () => start;
const raise = { basisPoints: 1_000, currency: 'PLN', rounding: 'exact' } as const;

/** Products with one variant each that costs 100.00 zł; one costs next to nothing, which ten percent leave as it is. */
async function manyProducts(db: Db, count: number): Promise<void> {
  await sql`
    with added as (
      insert into products (handle, status, is_published, created_at, updated_at)
      select 'p' || lpad(n::text, 5, '0'), 'active', true, ${start}, ${start} from generate_series(1, ${count}::int) n
      returning id, handle
    ), sold as (
      insert into variants (product_id, position, sku, tracks_stock, sells_without_stock)
      select id, 1, upper(handle), false, false from added returning id, sku
    )
    insert into prices (variant_id, currency, amount_minor, valid_from)
    select id, 'PLN', case sku when 'P00003' then 1 else 10000 end, ${start} from sold`.execute(db);
}

async function pricesOf(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ amount: number; count: number }>`
    select amount_minor::int as amount, count(*)::int as count from prices group by 1 order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ amount, count }) => [String(amount), count]));
}

test('all parts are one batch, whose numbers are the database’s, and are taken back in one', async ({
  database: { db },
}) => {
  await manyProducts(db, 1_000);
  const raised = await raisePrices({ db, now, by: byCommand }, raise);
  assert.ok(raised.ok);
  assert.equal(raised.value.counts, { changed: 999, unchanged: 1, refused: 0 });
  assert.is(raised.value.changed.length, 999);
  assert.equal(await pricesOf(db), { 1: 1, 11000: 999 });
  const { rows } = await sql<{ batches: number; parts: number }>`
    select count(distinct batch_id)::int as batches, count(distinct xmin::text)::int as parts from changes
    where part = 'prices' and field = 'amount_minor'`.execute(db);
  assert.equal(rows, [{ batches: 1, parts: 5 }]);
  const undone = await undoBatch(
    { db, now, history: catalogueHistory },
    { batchId: raised.value.batchId ?? 0, by: byCommand },
  );
  assert.ok(undone.ok && undone.value.left.length === 0);
  assert.equal(await pricesOf(db), { 1: 1, 10000: 999 });
});

/** Has done two parts, and dies in the third. */
async function dieInThird(db: Db): Promise<void> {
  await sql`
    create function die() returns trigger language plpgsql as $$
      begin if new.done = 3 then raise 'killed'; end if; return new; end $$`.execute(db);
  await sql`create trigger die before update on price_changes for each row execute function die()`.execute(db);
  try {
    await raisePrices({ db, now, by: byCommand }, raise);
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, 'killed');
  }
  await sql`drop function die() cascade`.execute(db);
}

test('what is left in the middle is done by the next round, and no price is changed twice', async ({
  database: { db },
}) => {
  await manyProducts(db, 1_000);
  await dieInThird(db);
  assert.equal(await pricesOf(db), { 1: 1, 10000: 600, 11000: 399 });
  assert.is(await finishPriceChanges({ db, now }), 0, 'it may still be at work');
  const later = () => new Date(start.getTime() + 60_000);
  await Promise.all([finishPriceChanges({ db, now: later }), finishPriceChanges({ db, now: later })]);
  assert.equal(await pricesOf(db), { 1: 1, 11000: 999 });
  assert.is(await finishPriceChanges({ db, now: later }), 0);
  const row = await db.selectFrom('price_changes').select(['changed', 'unchanged']).executeTakeFirstOrThrow();
  assert.equal(row, { changed: 999, unchanged: 1 });
});

test('nothing more is changed of what somebody has taken back meanwhile', async ({ database: { db } }) => {
  await manyProducts(db, 1_000);
  await dieInThird(db);
  const { batch_id: batchId } = await db.selectFrom('price_changes').select('batch_id').executeTakeFirstOrThrow();
  assert.ok((await undoBatch({ db, now, history: catalogueHistory }, { batchId, by: byCommand })).ok);
  await finishPriceChanges({ db, now: () => new Date(start.getTime() + 60_000) });
  assert.equal(await pricesOf(db), { 1: 1, 10000: 999 });
});

test('who buys does not wait for a price that is being written', async ({ database: { db } }) => {
  await manyProducts(db, 1);
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

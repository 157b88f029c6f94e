// What is on hand is the sum of the ledger, whatever is done at the same moment.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { changeStock } from '#server/inventory/change-stock.ts';
import { enterStock } from '#server/inventory/enter-stock.ts';
import {
  findShortages,
  lockVariants,
  releaseStock,
  reserveStock,
  restock,
  sellReservedStock,
  writeOffReserved,
} from '#server/inventory/reserve-stock.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { wholeSuite } from '../depths.ts';
import { anUnpaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aProduct } from '../fixtures/a-product.ts';

const test = wholeSuite<{ database: Database; db: Db }>('the ledger of stock');
const now = () => new Date('2026-11-20T10:15:00Z');
const OPERATIONS = 1_000;
const AT_ONCE = 8;

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after(({ database }) => database.close());

/** The same numbers for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Shop = { db: Db; variants: string[]; orders: string[]; batches: number[]; random: (below: number) => number };

const pick = <T>(items: readonly T[], random: Shop['random']): T => items[random(items.length)] as T;

/** What orders do: hold goods, give them back, sell them, lose them, and take them back. */
async function order({ db, variants, orders, random }: Shop): Promise<void> {
  const orderId = pick(orders, random);
  const lines = [{ variantId: pick(variants, random), quantity: 1 + random(3) }];
  const works: ((tx: Transaction) => Promise<unknown>)[] = [
    async (tx) => {
      const locked = await lockVariants(tx, [lines[0]?.variantId ?? '']);
      const held = await tx.selectFrom('stock_reservations').selectAll().where('order_id', '=', orderId).execute();
      if (held.length === 0 && findShortages(lines, locked).length === 0) {
        await reserveStock(tx, orderId, lines, locked, now());
      }
    },
    (tx) => releaseStock(tx, orderId, now()),
    (tx) => sellReservedStock(tx, orderId, now()),
    (tx) => writeOffReserved(tx, orderId, 'lost', now()),
    (tx) => restock(tx, orderId, lines, now()),
  ];
  const work = pick(works, random);
  await inTransaction(db, async (tx) => {
    // The lock is the one that whoever changes an order takes.
    await sql`select id from orders where id = ${orderId} for update`.execute(tx);
    await work(tx);
  });
}

/** What people do: receive, count, write off, correct, take back. */
async function edit({ db, variants, batches, random }: Shop): Promise<void> {
  const services = { db, now, by: byCommand };
  const lines = [1, 2].map(() => ({ variantId: pick(variants, random), quantity: random(6), expected: random(6) }));
  const kind = pick(['receive', 'count', 'write_off', 'correct'] as const, random);
  if (random(5) === 0) await changeStock(services, { variantId: pick(variants, random), change: { to: random(20) } });
  const entered = await enterStock(services, { key: randomUUID(), kind, cause: 'damaged', note: '', lines });
  if (entered.ok && entered.value.batchId) batches.push(entered.value.batchId);
  const batchId = batches[random(batches.length)];
  if (batchId && random(4) === 0) {
    await undoBatch({ db, now, history: catalogueHistory }, { batchId, by: byCommand });
  }
}

test('on hand is the sum of a thousand movements that came at random and at once', async ({ db }) => {
  const seed = 20_261_120;
  const random = randomOf(seed);
  const variants: string[] = [];
  for (const handle of ['l1', 'l2', 'l3', 'l4']) variants.push(await aProduct(db, { handle, onHand: 0 }));
  const orders: string[] = [];
  for (const handle of ['o1', 'o2', 'o3', 'o4', 'o5', 'o6']) {
    const placed = await anUnpaidOrder({ db, now, payments: aPaymentProvider() }, { handle, onHand: 5 });
    orders.push(placed.id);
    await inTransaction(db, (tx) => releaseStock(tx, placed.id, now()));
  }
  const shop: Shop = { db, variants, orders, batches: [], random };
  for (let done = 0; done < OPERATIONS; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => (random(2) === 0 ? order(shop) : edit(shop))));
  }
  const { rows } = await sql<{ id: string; onHand: number; sum: number; reserved: number; held: number }>`
    select v.id, v.on_hand as "onHand", v.reserved,
      (select coalesce(sum(case when m.kind in ('received', 'returned') then m.quantity
        when m.kind in ('sold', 'written_off') then -m.quantity else 0 end), 0)::int
        from stock_movements m where m.variant_id = v.id) as sum,
      (select coalesce(sum(r.quantity), 0)::int from stock_reservations r where r.variant_id = v.id) as held
    from variants v where v.id = any(${variants}::uuid[])`.execute(db);
  for (const { id, onHand, sum, reserved, held } of rows) {
    assert.equal([onHand, reserved], [sum, held], `${id}, seed ${seed}`);
  }
  assert.ok(rows.some(({ onHand }) => onHand > 0));
});

test.run();

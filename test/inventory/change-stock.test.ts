// Stock changed by hand, beside others who change it at the same moment.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { changeStock } from '#server/inventory/change-stock.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aProduct } from '../fixtures/a-product.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('changing stock');
const now = () => new Date('2026-11-20T10:15:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after(({ database }) => database.close());

test('changes at the same moment add up', async ({ db }) => {
  const variantId = await aProduct(db, { onHand: 10 });
  const changes = await Promise.all(
    [1, 2, 3, 4, -5, -6].map((by) => changeStock({ db, now, by: byCommand }, { variantId, change: { by } })),
  );
  assert.ok(changes.every(({ ok }) => ok));
  const { on_hand } = await db
    .selectFrom('variants')
    .select('on_hand')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow();
  assert.is(on_hand, 9);
});

test('stock never falls below zero, and grows to no number that cannot be kept', async ({ db }) => {
  const variantId = await aProduct(db, { handle: 'two', onHand: 2 });
  const below = await changeStock({ db, now, by: byCommand }, { variantId, change: { by: -3 } });
  assert.equal(below, { ok: false, error: { kind: 'StockBelowReserved', onHand: 2, reserved: 0 } });
  const above = await changeStock({ db, now, by: byCommand }, { variantId, change: { by: 2_147_483_646 } });
  assert.equal(above, { ok: false, error: { kind: 'StockTooLarge', onHand: 2, reserved: 0 } });
});

test('what is not counted, or has left the catalogue, has no stock to change', async ({ db }) => {
  const variantId = await aProduct(db, { handle: 'free' });
  await db.updateTable('variants').set({ tracks_stock: false }).where('id', '=', variantId).execute();
  const change = { to: 5 };
  assert.equal(await changeStock({ db, now, by: byCommand }, { variantId, change }), {
    ok: false,
    error: { kind: 'StockNotTracked' },
  });
  await db
    .updateTable('variants')
    .set({ archived_at: now(), tracks_stock: true })
    .where('id', '=', variantId)
    .execute();
  assert.equal(await changeStock({ db, now, by: byCommand }, { variantId, change }), {
    ok: false,
    error: { kind: 'VariantUnknown' },
  });
});

test.run();

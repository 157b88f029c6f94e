// What orders were before there were parcels, and what the migration makes of it.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import type { Database } from '#server/database/connect.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { listOrderEvents } from '#server/orders/order-store.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { fold } from '#src/orders/order-decisions.ts';
import { wholeSuite } from '../../depths.ts';
import { aPaidOrder } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { assertMoneyPathInvariants } from '../../orders/money-path-invariants.ts';
import { openEmptyDatabase, openTestDatabase } from '../test-database.ts';

const test = wholeSuite<{ today: Database; before: Database }>('the migration to parcels');

test.before.each(async (context) => {
  context.today = await openTestDatabase();
  context.before = await openEmptyDatabase();
  const migrations = await readMigrations(migrationsDirectory);
  await migrate(
    context.before.db,
    migrations.filter(({ name }) => name < '000017'),
  );
});
test.after.each(async ({ today, before }) => {
  await today.close();
  await before.close();
});

const tables = [
  'products',
  'variants',
  'orders',
  'order_lines',
  'order_events',
  'payment_attempts',
  'stock_movements',
  'outbox',
];

/** A paid order of today, as it would have been written then. */
async function anOldOrder({ today, before }: { today: Database; before: Database }): Promise<string> {
  const order = await aPaidOrder({ db: today.db, now: () => new Date(), payments: aPaymentProvider() });
  await today.db.updateTable('orders').set({ cart_id: null }).execute();
  for (const table of tables) {
    const then = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${table} and table_schema = current_schema()`.execute(before.db);
    const columnsThen = then.rows.map(({ name }) => name);
    const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(today.db);
    for (const { row: written } of rows) {
      // Its secret address stood in the row itself.
      const row = table === 'orders' ? { ...written, token: order.token } : written;
      const columns = Object.keys(row).filter((name) => columnsThen.includes(name));
      const list = sql.join(columns.map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${list}) overriding system value
        select ${list} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)
        on conflict do nothing`.execute(before.db);
    }
  }
  await sql`select setval(pg_get_serial_sequence('order_events', 'id'), (select max(id) from order_events))`.execute(
    before.db,
  );
  await sql`select setval(pg_get_serial_sequence('outbox', 'id'), (select max(id) from outbox))`.execute(before.db);
  return order.id;
}

async function write(db: Database['db'], orderId: string, type: string, data: object, at: string): Promise<void> {
  await sql`insert into order_events (order_id, type, data, cause, at)
    values (${orderId}, ${type}, ${JSON.stringify(data)}::jsonb, 'staff', ${at})`.execute(db);
}

async function send(db: Database['db'], orderId: string, parcel: { trackingNumber: string; isLast: boolean }) {
  await write(db, orderId, 'ParcelSent', { carrier: 'dpd', ...parcel }, '2026-11-01T10:00:00Z');
  const payload = JSON.stringify({ orderId, ...parcel });
  await sql`insert into outbox (deduplication_key, kind, payload, created_at, next_attempt_at)
    values (${`order-sent-${orderId}`}, 'order-sent', ${payload}::jsonb, now(), now())`.execute(db);
}

async function setState(db: Database['db'], orderId: string, state: string): Promise<void> {
  await sql`update orders set fulfilment_state = ${state} where id = ${orderId}`.execute(db);
}

async function show(db: Database['db'], orderId: string) {
  const { fulfilmentState, parcels } = await getOrderView(db, orderId);
  const told = fold(await listOrderEvents(db, orderId)).fulfilment;
  assert.is(told, fulfilmentState, 'the events tell the same');
  return parcels.map(({ carrier, trackingNumber, deliveredAt, lines }) => [
    carrier,
    trackingNumber,
    deliveredAt?.slice(0, 10) ?? null,
    lines.map(({ quantity, returnedQuantity }) => [quantity, returnedQuantity]),
  ]);
}

test('orders that were delivered or returned keep what is known of it', async (context) => {
  const { db } = context.before;
  const returned = await anOldOrder(context);
  const delivered = await anOldOrder(context);
  for (const id of [returned, delivered]) {
    await send(db, id, { trackingNumber: '1', isLast: true });
    await write(db, id, 'OrderDelivered', {}, '2026-11-03T10:00:00Z');
    await setState(db, id, 'delivered');
  }
  await write(db, returned, 'OrderReturned', {}, '2026-11-09T10:00:00Z');
  await setState(db, returned, 'returned');
  await migrate(db, await readMigrations(migrationsDirectory));
  assert.equal(await show(db, returned), [['dpd', '1', '2026-11-03', [[1, 1]]]]);
  assert.equal(await show(db, delivered), [['dpd', '1', '2026-11-03', [[1, 0]]]]);
  const { rows } = await sql`select id from order_events where type in ('OrderDelivered', 'OrderReturned')`.execute(db);
  assert.equal(rows, []);
  await assertMoneyPathInvariants(db);
});

test('what was in a part that was sent was never written down, and is not made up', async (context) => {
  const { db } = context.before;
  const partly = await anOldOrder(context);
  await send(db, partly, { trackingNumber: '2', isLast: false });
  await setState(db, partly, 'partly_sent');
  await migrate(db, await readMigrations(migrationsDirectory));
  assert.equal(await show(db, partly), [['dpd', '2', null, []]]);
});

test.run();

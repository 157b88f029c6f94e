import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { createOrderEventCount } from '#server/metrics/count-order-events.ts';
import { openTestDatabase } from '../database/test-database.ts';

const test = suite<{ database: Database }>('count order events');
const noon = new Date('2026-11-21T12:00:00Z');
const orderId = '0b8e1f5c-3b6a-4f58-9d5e-446655440000';

test.before(async (context) => {
  context.database = await openTestDatabase();
  await sql`insert into orders (id, token_hash, locale, currency, payment_state, fulfilment_state, email, address,
      shipping_method, shipping_carrier, subtotal_minor, shipping_minor, total_minor, vat_minor, fingerprint, created_at,
      expires_at)
    values (${orderId}, 'h', 'pl', 'PLN', 'paid', 'unfulfilled', '', '{}', 'm', 'c', 1, 0, 1, 0, 'f', ${noon}, ${noon})
    `.execute(context.database.db);
});
test.after(({ database }) => database.close());

async function happen({ db }: Database, type: string, secondsAfterNoon: number): Promise<void> {
  const at = new Date(noon.getTime() + secondsAfterNoon * 1000);
  await db.insertInto('order_events').values({ order_id: orderId, type, data: '{}', cause: 'shopper', at }).execute();
}

test('events are counted once, however often and when they are counted', async ({ database }) => {
  let now = noon;
  const count = createOrderEventCount(database.db, () => now);
  const counted = async () => Object.fromEntries(await count());
  assert.equal(await counted(), {});
  await happen(database, 'OrderPlaced', -3600);
  await happen(database, 'PaymentSucceeded', -3500);
  await happen(database, 'OrderPlaced', 0);
  assert.equal(await counted(), { OrderPlaced: 2, PaymentSucceeded: 1 });
  assert.equal(await counted(), { OrderPlaced: 2, PaymentSucceeded: 1 });
  now = new Date(noon.getTime() + 120_000);
  await happen(database, 'OrderPlaced', 119);
  assert.equal(await counted(), { OrderPlaced: 3, PaymentSucceeded: 1 });
  now = new Date(noon.getTime() + 600_000);
  assert.equal(await Promise.all([counted(), counted()]), [
    { OrderPlaced: 3, PaymentSucceeded: 1 },
    { OrderPlaced: 3, PaymentSucceeded: 1 },
  ]);
  await happen(database, 'PaymentFailed', 599);
  assert.equal(await counted(), { OrderPlaced: 3, PaymentSucceeded: 1, PaymentFailed: 1 });
});

test('what is settled is not read again', async ({ database }) => {
  const later = new Date(noon.getTime() + 3_600_000);
  const count = createOrderEventCount(database.db, () => later);
  const before = await count();
  await sql`delete from order_events`.execute(database.db);
  assert.equal(await count(), before);
});

test.run();

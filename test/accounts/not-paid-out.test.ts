// What was paid through the provider and is in no payout is named, also where it is no sale.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inspectMonth } from '#server/accounts/inspect-month.ts';
import type { Database } from '#server/database/connect.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aBoughtCard } from '../gift-cards/a-bought-card.ts';

type Context = { database: Database };
const test = suite<Context>('paid and not paid out');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

test('gift cards sold are among what no payout has, until one has them', async ({ database: { db } }) => {
  const bought = await aBoughtCard(db);
  const order = await db.selectFrom('orders').selectAll().where('id', '=', bought.order.id).executeTakeFirstOrThrow();
  const paid = order.paid_at ?? new Date(0);
  const month = paid.toISOString().slice(0, 7);
  const named = async () =>
    (await inspectMonth(db, month, ['sales'])).notes.find(({ kind }) => kind === 'notPaidOut')?.about ?? [];
  assert.equal(await named(), [String(order.number)]);
  const payout = { id: 'po_1', amount_minor: 12_900, currency: 'PLN' as const, status: 'paid', is_automatic: true };
  await db
    .insertInto('payouts')
    .values({ ...payout, arrives_on: paid.toISOString().slice(0, 10), created_at: paid, fetched_at: paid })
    .execute();
  const booking = {
    id: 'txn_1',
    payout_id: 'po_1',
    kind: 'payment',
    amount_minor: 12_900,
    fee_minor: 0,
    booked_at: paid,
  };
  const source = { currency: 'PLN' as const, intent_id: order.captured_intent_id, source_minor: 12_900 };
  await db
    .insertInto('payout_bookings')
    .values({ ...booking, ...source, source_currency: 'PLN' })
    .execute();
  assert.equal(await named(), []);
});

test.run();

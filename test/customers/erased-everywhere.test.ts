// One person does everything a shopper can: her copy holds each of it; after erasure a search of the whole database finds
// only what the registry says is kept, and nothing at all when its time is over.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exportPerson } from '#server/customers/export-person.ts';
import { findPersonByEmail } from '#server/customers/person.ts';
import { personalTables } from '#server/customers/personal-tables.ts';
import { runRetention } from '#server/customers/retention/run-retention.ts';
import { writePersonFiles } from '#server/customers/write-person-files.ts';
import type { Db } from '#server/database/connect.ts';
import { aShop, shopSettings, shopTime } from '#test/fixtures/a-shop.ts';
import { answerOf, press } from '#test/orders/office/an-office.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';
import { type BusyShop, busyShopper, doEverything, herTraces } from './a-busy-shopper.ts';
import { findInDump } from './find-in-dump.ts';

const test = suite<{ busy: BusyShop; close(): Promise<void>; order: Awaited<ReturnType<typeof doEverything>> }>(
  'erased everywhere',
);

test.before(async (context) => {
  let now = shopTime;
  const shop = await aShop({ settings: shopSettings(['p24', 'card']), now: () => now });
  const owner = await signedInStaff(shop.database.db, 'owner', { now: shopTime, isSteppedUp: true });
  const setTime = async (to: Date) => {
    now = to;
    const times = { created_at: to, last_used_at: to, stepped_up_at: to };
    await shop.database.db.updateTable('staff_sessions').set(times).execute();
  };
  context.busy = { shop, owner, setTime, start: shopTime };
  context.close = () => shop.close();
  context.order = await doEverything(context.busy);
});
test.after(({ close }) => close());

/** What the registry keeps of a sale that the books show, and what the database makes of it. */
const keptByRegistry = new Set([
  ...personalTables.flatMap(({ table, columns }) =>
    Array.isArray(columns)
      ? []
      : Object.entries(columns).flatMap(([column, fate]) => ('isInBooks' in fate ? [`${table}.${column}`] : [])),
  ),
  'orders.search_words',
]);

/** Writes the rows as if all of it had been settled. */
async function settle(db: Db, now: Date): Promise<void> {
  await sql`update returns set status = 'refused'`.execute(db);
  await sql`update refunds set status = 'succeeded'`.execute(db);
  await sql`insert into order_events (order_id, type, data, cause, at)
    select order_id, 'DisputeClosed', '{"disputeId": "dp_1", "outcome": "won"}', 'webhook', ${now} from disputes`.execute(
    db,
  );
}

test('her copy holds all that she did and that was written about her, in both files', async ({ busy }) => {
  const { db } = busy.shop.database;
  const exported = await exportPerson(db, await findPersonByEmail(db, busyShopper.email), shopTime);
  assert.ok(exported);
  const expected = [
    ...['orders', 'order_lines', 'order_vat_amounts', 'order_events', 'order_notes', 'order_actions', 'parcels'],
    ...[
      'payment_attempts',
      'invoices',
      'invoice_files',
      'sent_mails',
      'stripe_events',
      'outbox',
      'disputes',
      'refunds',
    ],
    ...['returns', 'return_lines', 'return_receipts', 'withdrawal_drafts', 'contact_messages', 'reviews'],
    ...['back_in_stock_requests', 'newsletter_subscriptions', 'draft_orders', 'draft_order_versions'],
    ...['carts', 'cart_lines', 'customers', 'customer_emails', 'customer_notes'],
    ...['review_objections', 'cart_reminder_refusals'],
    ...['shopper_accounts', 'shopper_sign_ins', 'shopper_sessions', 'shopper_addresses', 'shopper_wishlist'],
    'shopper_passkeys',
  ];
  assert.equal(
    expected.filter((table) => !exported.data[table]?.length),
    [],
  );
  // All columns in which she stands, but those that only staff have: they are of tables that her copy holds.
  const places = await findInDump(db, herTraces);
  const tables = new Set(Object.keys(exported.data));
  assert.equal(
    places.map((place) => place.slice(0, place.lastIndexOf('.'))).filter((table) => !tables.has(table)),
    ['order_views', 'order_views'],
  );
  for (const { content } of writePersonFiles(exported, { name: 'Pracownia', timeZone: 'Europe/Warsaw' })) {
    assert.match(content, busyShopper.fullName);
    assert.match(content, 'mark4711');
  }
});

test('after erasure only what the books must show is left in the whole database, with the day on which it ends', async ({
  busy,
  order,
}) => {
  const { shop, owner, setTime } = busy;
  const { db } = shop.database;
  const now = new Date(shopTime.getTime() + 60 * 86_400_000);
  await settle(db, now);
  await setTime(now);
  const { id } = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  const erased = await answerOf(press(shop, owner, 'CustomersErase', { id, reason: 'asked' }));
  assert.is(erased.refusal, null);
  assert.equal(erased.retained, [{ number: order.number, until: '2031-12-31' }]);
  const left = await findInDump(db, herTraces);
  assert.equal(
    left.filter((place) => !keptByRegistry.has(place)),
    [],
    'the registry keeps it',
  );
  assert.equal(left, ['invoice_files.bytes', 'invoices.document', 'orders.address', 'orders.search_words']);
});

test('when the books need not show it any more nothing is left', async ({ busy }) => {
  const { db } = busy.shop.database;
  await runRetention(db, new Date('2031-12-31T12:00:00Z'));
  assert.equal(await findInDump(db, herTraces), [
    ...['invoice_files.bytes', 'invoices.document', 'orders.address', 'orders.search_words'],
  ]);
  await runRetention(db, new Date('2032-01-01T12:00:00Z'));
  assert.equal(await findInDump(db, herTraces), []);
  const files = await db.selectFrom('invoice_files').select('bytes').execute();
  assert.equal(
    files.filter(({ bytes }) => bytes !== null),
    [],
  );
});

test.run();

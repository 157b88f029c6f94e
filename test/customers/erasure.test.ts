// A person's copy of all data, and erasure: what goes, what stays and until when, and what has to be settled first.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { erasePerson } from '#server/customers/erase-person.ts';
import { exportPerson } from '#server/customers/export-person.ts';
import { findPersonByEmail } from '#server/customers/person.ts';
import { writePersonFiles } from '#server/customers/write-person-files.ts';
import { demoDocuments } from '#server/demo/demo-documents.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { writeAudit } from '#server/staff/audit/audit-log.ts';
import { aPaymentProvider } from '#test/fixtures/a-payment-provider.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { anUnpaidOrder, aPaidOrder } from '../fixtures/a-paid-order.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { aWithdrawal } from '../returns/a-withdrawal.ts';
import { aDeliveredOrder, aKnownCustomer, findTraces } from './a-customer.ts';

type Context = { database: NamedDatabase };
const test = suite<Context>('copies and erasure');

const start = new Date('2026-11-21T10:00:00Z');
const day = (count: number) => new Date(start.getTime() + count * 24 * 60 * 60_000);
const by = { staffId: null, who: 'a test', address: '', device: '' };

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  await setSettings(context.database.db, 'company', demoDocuments.company);
});
test.after.each(({ database }) => database.close());

function at({ database: { db } }: Context, now: Date) {
  const payments = aPaymentProvider();
  return {
    db,
    payments,
    now: () => now,
    audit: (tx: Parameters<typeof writeAudit>[0], entry: Parameters<typeof writeAudit>[2]) =>
      writeAudit(tx, by, entry, now),
  };
}

const erase = (services: ReturnType<typeof at>, email = 'jan@example.com') =>
  erasePerson({ ...services, reason: 'asked' }, (tx) => findPersonByEmail(tx, email));

async function whyNot(context: Context, now: Date, email?: string): Promise<string[]> {
  const erased = await erase(at(context, now), email);
  if (erased.ok) return [];
  return erased.error.kind === 'Obstacles' ? erased.error.obstacles.map(({ kind }) => kind) : [erased.error.kind];
}

test('the copy holds all that is kept, in whatever case the address is asked for, and no secret', async (context) => {
  const services = at(context, start);
  const order = await aKnownCustomer(services);
  const { db } = services;
  const person = await findPersonByEmail(db, ' JAN@EXAMPLE.COM ');
  const exported = await exportPerson(db, person, start);
  assert.ok(exported);
  const tables = ['orders', 'order_lines', 'parcels', 'sent_mails', 'returns', 'carts', 'stripe_events', 'customers'];
  assert.equal(
    tables.filter((table) => (exported.data[table] ?? []).length === 0),
    [],
  );
  const [page, json] = writePersonFiles(exported, { name: 'Pracownia', timeZone: 'Europe/Warsaw' });
  assert.ok(page && json);
  for (const { content } of [page, json]) {
    assert.not.match(content, order.token);
    for (const trace of ['jan@example.com', 'Jan Kowalski', '520000016430'].slice(
      0,
      content === json.content ? 3 : 2,
    )) {
      assert.match(content, trace);
    }
  }
  assert.match(page.content, 'lang="pl"');
  assert.is(await exportPerson(db, await findPersonByEmail(db, 'nobody@example.com'), start), null);
});

test('nothing is left anywhere but the name and address that the books must show', async (context) => {
  const order = await aKnownCustomer(at(context, start));
  const other = await aDeliveredOrder(at(context, start));
  const { db } = context.database;
  await sql`update orders set email = 'ewa@example.com', phone = '+48 700', address = address || '{"fullName": "Ewa Lis",
    "line1": "Krótka 1", "postalCode": "00-001"}' where id = ${other.id}`.execute(db);
  assert.ok((await findTraces(db)).length > 12);
  const erased = await erase(at(context, day(40)));
  assert.ok(erased.ok);
  assert.equal(erased.value.retained, [{ number: order.number, until: '2031-12-31' }]);
  assert.equal(erased.value.stripePayments, [order.intentId]);
  const left = (await findTraces(db)).filter((trace) => !/parcels|order_events/.test(trace));
  assert.equal(left, ['orders: 00-238', 'orders: Długa', 'orders: Kowalski']);
  const kept = await db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
  assert.equal([kept.email, kept.phone, kept.note, kept.pickup_point], ['', '', '', null]);
  assert.equal(kept.erased_at, day(40));
  assert.is(kept.books_cleared_at, null);
  // Somebody else's order, parcel and customer are as they were.
  assert.is((await getOrderView(db, other.id)).email, 'ewa@example.com');
  assert.equal(await db.selectFrom('customers').select(['email', 'name', 'orders']).execute(), [
    { email: 'ewa@example.com', name: 'Ewa Lis', orders: 1 },
  ]);
});

test("whoever has the order's link sees that it was erased, and no name", async (context) => {
  const order = await aDeliveredOrder(at(context, start));
  assert.ok((await erase(at(context, day(40)))).ok);
  const view = await getOrderView(context.database.db, order.id);
  assert.is(view.erasedAt, day(40).toISOString());
  assert.not.match(JSON.stringify(view), /Kowalski|Długa|jan@/);
});

test('a delivery address goes where the invoice has another; a company stays with its invoice', async (context) => {
  const order = await aDeliveredOrder(at(context, start));
  const { db } = context.database;
  await sql`update orders set company = '{"name": "Lisy sp. z o.o.", "taxId": "5252248481"}',
    billing_address = '{"fullName": "Anna Bill", "line1": "Prosta 2", "line2": "", "postalCode": "00-850",
      "city": "Warszawa", "country": "PL"}' where id = ${order.id}`.execute(db);
  assert.ok((await erase(at(context, day(40)))).ok);
  const row = await db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
  assert.equal(Object.values(row.address as object).filter(Boolean), ['PL']);
  assert.match(JSON.stringify([row.billing_address, row.company]), /Anna Bill.*Lisy sp/);
});

test('an order that came to nothing keeps no name at all', async (context) => {
  const order = await anUnpaidOrder(at(context, start));
  const { db } = context.database;
  assert.equal(await whyNot(context, start), ['open']);
  await db.updateTable('orders').set({ payment_state: 'cancelled' }).where('id', '=', order.id).execute();
  const erased = await erase(at(context, day(1)));
  assert.ok(erased.ok);
  assert.equal(erased.value.retained, []);
  assert.equal(
    (await findTraces(db)).filter((trace) => trace.startsWith('orders')),
    [],
  );
});

test('what is open, under way, disputed or can still be withdrawn from is settled first', async (context) => {
  const services = at(context, start);
  const { db } = services;
  const order = await aPaidOrder(services);
  assert.equal(await whyNot(context, day(400)), ['open'], 'paid and not sent, however old');
  const parcel = { carrier: 'inpost', trackingNumber: '', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services, { orderId: order.id, ...parcel })).ok);
  assert.equal(await whyNot(context, day(20)), ['notDelivered'], 'nobody knows whether it arrived');
  assert.equal(await whyNot(context, day(40)), ['notDelivered'], 'it may be withdrawn from, even if it came late');
  await db
    .updateTable('parcels')
    .set({ delivered_at: day(2) })
    .execute();
  await db.updateTable('orders').set({ fulfilment_state: 'delivered' }).execute();
  assert.equal(await whyNot(context, day(10)), ['withdrawable']);
  await sql`insert into order_events (order_id, type, data, cause, at) values
    (${order.id}, 'DisputeOpened', '{"disputeId": "dp_1", "amountMinor": 1, "reason": "fraudulent"}', 'webhook', ${start})`.execute(
    db,
  );
  assert.equal(await whyNot(context, day(40)), ['disputed']);
  await sql`insert into order_events (order_id, type, data, cause, at) values
    (${order.id}, 'DisputeClosed', '{"disputeId": "dp_1", "outcome": "won"}', 'webhook', ${start})`.execute(db);
  const notice = await aWithdrawal(services);
  assert.equal(await whyNot(context, day(40)), ['returning']);
  await db.updateTable('returns').set({ status: 'refused' }).where('id', '=', notice.id).execute();
  assert.equal(await whyNot(context, day(40)), []);
  assert.equal(await whyNot(context, day(40)), ['NobodyKnown'], 'a second time there is nobody');
});

test('somebody who only left a cart, or wrote, is erased as well', async (context) => {
  const services = at(context, start);
  const notice = await aWithdrawal(services, { fields: { orderEmail: 'ola@example.com', email: 'ola@example.com' } });
  assert.equal(await whyNot(context, start, 'ola@example.com'), ['returning']);
  await services.db.updateTable('returns').set({ status: 'refused' }).where('id', '=', notice.id).execute();
  assert.equal(await whyNot(context, start, 'ola@example.com'), []);
  assert.equal(await findTraces(services.db, ['ola@example.com']), []);
});

test('the audit log says that somebody was erased, and not who', async (context) => {
  await aDeliveredOrder(at(context, start));
  assert.ok((await erase(at(context, day(40)))).ok);
  const rows = await context.database.db.selectFrom('audit_log').selectAll().execute();
  assert.equal(
    rows.map(({ kind }) => kind),
    ['customer.erased'],
  );
  assert.match(JSON.stringify(rows), /reason.{1,8}asked/);
  assert.not.match(JSON.stringify(rows), /jan@|Kowalski/);
});

test('an order that is placed while the person is being erased is not overlooked', async (context) => {
  await aDeliveredOrder(at(context, start));
  let isFirst = true;
  const erased = await erasePerson({ ...at(context, day(40)), reason: 'asked' }, async (tx) => {
    const person = await findPersonByEmail(tx, 'jan@example.com');
    if (isFirst) await anUnpaidOrder(at(context, day(40)));
    isFirst = false;
    return person;
  });
  assert.is(erased.ok, false);
  const { db } = context.database;
  assert.is((await findPersonByEmail(db, 'jan@example.com')).orderIds.length, 2);
});

test.run();

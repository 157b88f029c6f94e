// What is deleted when its time is over, with the clock set to just before and just after.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listRetentionLog } from '#server/customers/retention/list-retention-log.ts';
import { retentionTasks } from '#server/customers/retention/retention-tasks.ts';
import { countRetention, runDueRetention, runRetention } from '#server/customers/retention/run-retention.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { listMovements } from '#server/inventory/list-movements.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { proveAddress } from '#server/shopper-accounts/shopper-account-store.ts';
import { insertShopperPasskey, noteShopperPasskeyUse } from '#server/shopper-accounts/shopper-passkeys.ts';
import { writeAudit } from '#server/staff/audit/audit-log.ts';
import { verifyAuditLog } from '#server/staff/audit/verify-audit-log.ts';
import { aPaymentProvider } from '#test/fixtures/a-payment-provider.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { whole } from '../depths.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { anUnpaidOrder } from '../fixtures/a-paid-order.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';
import { aKnownCustomer, findTraces } from './a-customer.ts';

const inGermany = aCompany();
const inPoland = aCompany({ address: { ...inGermany.address, country: 'PL' }, vatId: '', wIdNr: '', lucid: '' });

type Context = { database: NamedDatabase };
const test = suite<Context>('retention');

const start = new Date('2026-11-21T10:00:00Z');
const dayMs = 24 * 60 * 60_000;
const after = (days: number) => new Date(start.getTime() + days * dayMs);

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  await setSettings(context.database.db, 'company', inPoland);
});
test.after.each(({ database }) => database.close());

const services = ({ database: { db } }: Context, now = start) => ({ db, now: () => now, payments: aPaymentProvider() });

/** How much went of each kind. The goods of orders, which are of no person, have a test of their own. */
async function removedBy({ database: { db } }: Context, now: Date): Promise<Record<string, number>> {
  const results = (await runRetention(db, now)).filter(({ task }) => task !== 'stock-movements');
  return Object.fromEntries(results.filter(({ deleted }) => deleted > 0).map(({ task, deleted }) => [task, deleted]));
}

test('nothing of a customer goes before its time', async (context) => {
  await aKnownCustomer(services(context));
  const before = await findTraces(context.database.db);
  assert.equal(await removedBy(context, start), {});
  assert.equal(await findTraces(context.database.db), before);
});

test('what claims need stays until they lapse, what the books need as long as they are kept', async (context) => {
  await aKnownCustomer(services(context));
  const { db } = context.database;
  assert.equal(await removedBy(context, after(61)), { carts: 2 });
  assert.equal(await removedBy(context, after(91)), { 'provider-messages': 1 });
  // Poland: books until the end of 2031, claims until the end of 2032. The longer one rules the rest.
  assert.equal(await removedBy(context, new Date('2031-12-31T12:00:00Z')), {});
  assert.equal(await removedBy(context, new Date('2032-01-02T12:00:00Z')), {});
  const gone = await removedBy(context, new Date('2033-01-01T12:00:00Z'));
  assert.equal(gone, { 'order-details': 1, withdrawals: 1 });
  assert.equal(
    (await findTraces(db)).filter((trace) => !trace.startsWith('customer')),
    [],
  );
  assert.equal(await db.selectFrom('customers').select('id').execute(), [], 'nobody is left to list');
});

whole(test)('in Germany names stay in the books years after everything else has gone', async (context) => {
  const { db } = context.database;
  await setSettings(db, 'company', inGermany);
  await setTaxes(context, { oss: false }, await aKnownCustomer(services(context)));
  await removedBy(context, new Date('2030-01-01T12:00:00Z'));
  assert.equal(await findTraces(db), ['orders: 00-238', 'orders: Długa', 'orders: Kowalski']);
  assert.equal(await removedBy(context, new Date('2034-12-31T12:00:00Z')), {});
  assert.equal(await removedBy(context, new Date('2035-01-01T12:00:00Z')), { 'booked-orders': 1 });
  assert.equal(await findTraces(db), []);
});

async function setTaxes({ database: { db } }: Context, taxes: object, { id }: { id: string }): Promise<void> {
  await setSettings(db, 'taxes', taxes);
  const settings = await findSettings(db, 'taxes');
  await db
    .updateTable('orders')
    .set({ taxes_version: settings?.version ?? null })
    .where('id', '=', id)
    .execute();
}

test('sales of the one-stop shop stay ten years in the books, also when it was left since', async (context) => {
  const { db } = context.database;
  await setSettings(db, 'company', inGermany);
  await setTaxes(context, { oss: true }, await aKnownCustomer(services(context)));
  await setSettings(db, 'taxes', { oss: false });
  await removedBy(context, new Date('2030-01-01T12:00:00Z'));
  assert.equal(await removedBy(context, new Date('2036-12-31T12:00:00Z')), {});
  assert.equal(await findTraces(db), ['orders: 00-238', 'orders: Długa', 'orders: Kowalski']);
  assert.equal(await removedBy(context, new Date('2037-01-01T12:00:00Z')), { 'booked-orders': 1 });
  assert.equal(await findTraces(db), []);
});

test('a shorter time that the merchant sets holds for the one-stop shop, too', async (context) => {
  const { db } = context.database;
  await setSettings(db, 'company', inGermany);
  await setSettings(db, 'retention', { bookkeepingYears: 8 });
  await setTaxes(context, { oss: true }, await aKnownCustomer(services(context)));
  await removedBy(context, new Date('2030-01-01T12:00:00Z'));
  assert.equal(await removedBy(context, new Date('2035-01-01T12:00:00Z')), { 'booked-orders': 1 });
});

whole(test)('an invoice of a later year is kept as long after that year, and only emptied then', async (context) => {
  const { db } = context.database;
  await setSettings(db, 'company', inGermany);
  const { id: orderId } = await aKnownCustomer(services(context));
  const issuedAt = new Date('2027-03-01T10:00:00Z');
  const issued = await inTransaction(db, (tx) =>
    issueInvoice(tx, { orderId, kind: 'invoice', issuedBy: 'cli', now: issuedAt }),
  );
  assert.ok(issued.ok);
  await setTaxes(context, { oss: false }, { id: orderId });
  const kept = async () => (await findTraces(db)).some((trace) => trace === 'invoices: Kowalski');
  const at = (year: number) => new Date(`${year}-01-01T12:00:00Z`);
  assert.is((await removedBy(context, at(2030)))['order-details'], 1, 'claims have lapsed');
  assert.is((await removedBy(context, at(2035)))['booked-orders'], undefined);
  assert.ok(await kept());
  assert.is((await removedBy(context, at(2036)))['booked-orders'], 1);
  assert.not(await kept());
});

test('a merchant sets other periods', async (context) => {
  const { db } = context.database;
  await setSettings(db, 'retention', { claimsYears: 1, unpaidOrderDays: 7 });
  const order = await anUnpaidOrder(services(context));
  await db.updateTable('orders').set({ payment_state: 'cancelled' }).where('id', '=', order.id).execute();
  assert.equal(await removedBy(context, after(7)), {});
  assert.equal(await removedBy(context, after(8)), { 'unpaid-orders': 1 });
  assert.equal(
    (await findTraces(db)).filter((trace) => trace.startsWith('orders')),
    [],
  );
});

test('an order that still waits is left alone, however old', async (context) => {
  await anUnpaidOrder(services(context));
  const gone = await removedBy(context, after(5_000));
  assert.equal([gone['unpaid-orders'], gone['order-details']], [undefined, undefined]);
});

test('a dry run counts the same and deletes nothing', async (context) => {
  await aKnownCustomer(services(context));
  const { db } = context.database;
  const at = after(91);
  const traces = await findTraces(db);
  const counted = (await countRetention(db, at)).filter(({ deleted }) => deleted > 0);
  assert.equal(await findTraces(db), traces);
  assert.equal(await listRetentionLog(db, 10), []);
  assert.equal(Object.fromEntries(counted.map(({ task, deleted }) => [task, deleted])), await removedBy(context, at));
});

test('more than a portion goes in several, and the log says how many of what and when', async (context) => {
  const { db } = context.database;
  await sql`insert into carts (token_hash, created_at, updated_at)
    select sha256(n::text::bytea), ${start}, ${start} from generate_series(1, 450) as n`.execute(db);
  await runRetention(db, after(61));
  assert.is((await db.selectFrom('carts').select('id').execute()).length, 0);
  const [row] = await listRetentionLog(db, 1);
  assert.equal(row, { at: after(61), task: 'carts', olderThan: after(1), deleted: 450 });
});

test('a cart that somebody is just changing waits for nobody, and goes the next time', async (context) => {
  const { db } = context.database;
  await sql`insert into carts (token_hash, created_at, updated_at)
    select sha256(n::text::bytea), ${start}, ${start} from generate_series(1, 2) as n`.execute(db);
  await inTransaction(db, async (tx) => {
    await sql`select from carts where token_hash = sha256('1'::bytea) for update`.execute(tx);
    assert.equal(await removedBy(context, after(61)), { carts: 1 });
  });
  assert.equal(await removedBy(context, after(61)), { carts: 1 });
});

test('each task runs once in its period, in whichever process comes first', async (context) => {
  const { db } = context.database;
  const run = async (now: Date) => (await runDueRetention({ db, now: () => now, isStopping: () => false })).length;
  assert.equal(
    (await Promise.all([run(start), run(start)])).reduce((a, b) => a + b),
    retentionTasks.length,
  );
  assert.is(await run(new Date(start.getTime() + 59 * 60_000)), 0);
  const hourly = retentionTasks.filter(({ everyMs }) => everyMs < dayMs).length;
  assert.is(await run(new Date(start.getTime() + 60 * 60_000)), hourly);
  assert.is(await run(after(1)), retentionTasks.length);
});

whole(test)(
  'a clock that was years ahead for some hours has nothing deleted, and one that stays there is believed after a day',
  async (context) => {
    const { db } = context.database;
    await aKnownCustomer(services(context));
    const traces = await findTraces(db);
    const run = async (now: Date) => (await runDueRetention({ db, now: () => now, isStopping: () => false })).length;
    const hours = (count: number, from = start) => new Date(from.getTime() + count * 60 * 60_000);
    assert.is(await run(start), retentionTasks.length);
    const wrong = new Date('2040-11-21T10:10:00Z');
    for (const hour of [0, 1, 8, 23]) assert.is(await run(hours(hour, wrong)), 0, `${hour}`);
    assert.equal(await findTraces(db), traces);
    assert.is(await run(hours(25)), retentionTasks.length, 'right again, it goes on');
    for (const hour of [0, 12]) assert.is(await run(hours(hour, wrong)), 0);
    assert.is(await run(hours(24, wrong)), retentionTasks.length);
  },
);

test('sessions and links that are over go, and the names of people who left long ago', async (context) => {
  const { db } = context.database;
  const robin = await signedInStaff(db, 'packer', { now: start });
  await signedInStaff(db, 'owner', { now: start });
  await db.updateTable('staff').set({ removed_at: start }).where('id', '=', robin.id).execute();
  assert.equal(await removedBy(context, new Date(start.getTime() + 12 * 60 * 60_000 - 1)), {});
  assert.equal(await removedBy(context, after(0.5)), { 'staff-sessions': 2 });
  await removedBy(context, new Date('2030-01-01T12:00:00Z'));
  const people = await db.selectFrom('staff').select(['email', 'name']).where('id', '=', robin.id).execute();
  assert.equal(people, [{ email: '', name: '' }]);
});

test('an account that nobody used goes when claims have lapsed; a passkey that lets its owner in keeps it', async (context) => {
  const { db } = context.database;
  const unused = await inTransaction(db, (tx) => proveAddress(tx, { email: 'anna@example.com', locale: 'pl' }, start));
  const inUse = await inTransaction(db, async (tx) => {
    const id = await proveAddress(tx, { email: 'ewa@example.com', locale: 'pl' }, start);
    const passkey = { id: 'credential', publicKey: Buffer.from('key'), counter: 0, transports: [] };
    await insertShopperPasskey(tx, id, passkey, { name: 'Phone', now: start });
    await noteShopperPasskeyUse(tx, passkey.id, 1, new Date('2029-06-01T12:00:00Z'));
    return id;
  });
  const left = async () => (await db.selectFrom('shopper_accounts').select('id').execute()).map(({ id }) => id);
  assert.equal(await removedBy(context, new Date('2032-12-31T12:00:00Z')), {});
  assert.equal((await left()).sort(), [unused, inUse].sort());
  // Poland: six years, to the end of the year.
  assert.is((await removedBy(context, new Date('2033-01-01T12:00:00Z')))['unused-accounts'], 1);
  assert.equal(await left(), [inUse]);
  assert.is((await removedBy(context, new Date('2036-01-01T12:00:00Z')))['unused-accounts'], 1);
});

test('the audit log loses its oldest rows, says so, and can still be verified', async (context) => {
  const { db } = context.database;
  const by = { staffId: null, who: 'anna@shop.example', address: '192.0.2.1', device: 'a browser' };
  const write = (at: Date, subject: string) =>
    inTransaction(db, (tx) => writeAudit(tx, by, { kind: 'signIn', subject }, at));
  for (const subject of ['1', '2', '3']) await write(start, subject);
  await write(after(400), '4');
  assert.equal(await removedBy(context, new Date('2030-01-01T12:00:00Z')), { 'audit-log': 3 });
  const rows = await db.selectFrom('audit_log').select(['id', 'kind', 'subject']).orderBy('id').execute();
  assert.equal(rows, [
    { id: 4, kind: 'signIn', subject: '4' },
    { id: 5, kind: 'audit.shortened', subject: '3' },
  ]);
  const verified = await verifyAuditLog(db);
  assert.is(verified.ok && verified.value.rows, 2);
});

test('movements of stock go with the books, and what is on hand stays', async (context) => {
  const { db } = context.database;
  const variantId = await aProduct(db, { onHand: 5 });
  await sql`insert into stock_movements (variant_id, kind, quantity, at)
    select ${variantId}, kind, quantity, at::timestamptz from (values
      ('received', 7, '2026-03-01'), ('written_off', 2, '2027-01-02')) as given (kind, quantity, at)`.execute(db);
  const left = async (now: string) => {
    await runRetention(db, new Date(now));
    const { movements } = await listMovements(db, { variantId, timeZone: 'Europe/Warsaw', first: 9 }, 'pl');
    return movements.map(({ change, onHand }) => [change, onHand]);
  };
  // Poland: five years, and one month more.
  assert.equal(await left('2031-12-31T12:00:00Z'), [
    [-2, 5],
    [7, 7],
  ]);
  assert.equal(await left('2032-01-01T12:00:00Z'), [[-2, 5]]);
  assert.equal(await left('2033-01-01T12:00:00Z'), []);
  const variant = await db.selectFrom('variants').select('on_hand').where('id', '=', variantId).executeTakeFirst();
  assert.is(variant?.on_hand, 5);
});

test('whoever shortens the log by hand is found out', async (context) => {
  const { db } = context.database;
  const by = { staffId: null, who: 'anna@shop.example', address: '', device: '' };
  for (const subject of ['1', '2', '3']) {
    await inTransaction(db, (tx) => writeAudit(tx, by, { kind: 'signIn', subject }, start));
  }
  const deleteFirst = () => sql`delete from audit_log where id = 1`.execute(db);
  assert.match(String(await deleteFirst().catch((error) => error)), 'append-only');
  await sql`insert into audit_start (last_id, hash) select id, hash from audit_log where id = 1`.execute(db);
  await deleteFirst();
  assert.equal(await verifyAuditLog(db), { ok: false, error: { kind: 'MISSING', id: 1 } });
});

test.run();

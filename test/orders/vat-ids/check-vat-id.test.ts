// VIES in the background of an order: in force, not in force, or nothing, which is never taken for the second.
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createAskVies } from '#server/connections/ask-vies.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { readManagedOrder } from '#server/orders/office/read-managed-order.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { createVatIdEffects } from '#server/orders/vat-ids/check-vat-id.ts';
import { findVatIdCheck } from '#server/orders/vat-ids/vat-id-check-store.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { addVies } from '#server/sandbox/vies-stand-in.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { deliverySettingsSchema } from '#src/shop/delivery-settings.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { anUnpaidOrder, type OrderFixture } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { silentLog } from '../../fixtures/silent-log.ts';
import { aPolishCompany } from '../../invoices/a-sale.ts';

type Context = { database: Database; db: Db; vies: FastifyInstance; origin: string; time: Date };
const test = suite<Context>('VAT ids of orders');
const HOUR_MS = 3_600_000;

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  context.vies = fastify();
  addVies(context.vies);
  await context.vies.listen({ host: '127.0.0.1', port: 0 });
  context.origin = `http://127.0.0.1:${(context.vies.server.address() as AddressInfo).port}`;
  await sellAs(context.db, 'PL5252248481');
});
test.before.each((context) => {
  context.time = new Date('2026-11-24T10:00:00Z');
});
test.after(({ database, vies }) => Promise.all([database.close(), vies.close()]).then(() => undefined));

function sellAs(db: Db, vatId: string) {
  return inTransaction(db, async (tx) => {
    const data = aPolishCompany({ vatId });
    const changed = await changeSettings(tx, { document: 'company', data, changedBy: 'cli', now: new Date() });
    if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  });
}

/** Paid for by a company with this number. */
async function ordered(context: Context, taxId: string | null): Promise<OrderFixture> {
  const { db, time } = context;
  const payments = aPaymentProvider();
  const order = await anUnpaidOrder({ db, payments, now: () => time });
  const company = taxId && JSON.stringify({ name: 'Nabywca sp. z o.o.', taxId });
  await sql`update orders set company = ${company}::jsonb where id = ${order.id}`.execute(db);
  const intent = payments.settle(order.intentId, 'succeeded');
  await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: time }));
  return order;
}

/** Where `origin` is null, nobody answers. */
async function askVies({ db, time }: Context, origin: string | null): Promise<void> {
  const vies = createAskVies({ sandboxOrigin: origin ?? 'http://127.0.0.1:9' });
  const services = { db, now: () => time, log: silentLog };
  await deliverOutbox({ ...services, handlers: createVatIdEffects({ ...services, askVies: vies }) });
}

const seen = async ({ db, time }: Context, { number }: OrderFixture) => {
  const delivery = deliverySettingsSchema.parse({});
  const order = await readManagedOrder({ db, now: () => time, locale: 'en', delivery }, number);
  return order?.vatIdCheck ?? null;
};

test('one in force is recorded with time, name and consultation number, and shown to staff', async (context) => {
  const order = await ordered(context, '5250005834');
  assert.is(await seen(context, order), null);
  await askVies(context, context.origin);
  assert.equal(await seen(context, order), {
    ...{ state: 'valid', label: 'In force' },
    text: 'Sandbox PL · VIES asked on 24/11/2026, 11:00 · Consultation number WAPIAAAASANDBOX5834',
  });
  const kept = await findVatIdCheck(context.db, order.id);
  assert.equal([kept?.vatId, kept?.askedAt.toISOString()], ['PL5250005834', '2026-11-24T10:00:00.000Z']);
});

test('one that is not in force is told from one whose member state is away', async (context) => {
  const [wrong, away] = [await ordered(context, '5250000009'), await ordered(context, '5250000400')];
  await askVies(context, context.origin);
  const states = [await seen(context, wrong), await seen(context, away)].map((check) => check?.state);
  assert.equal(states, ['invalid', 'no_answer']);
});

test('VIES down: no answer is no answer, is asked for again, and takes no earlier answer away', async (context) => {
  const { db } = context;
  const order = await ordered(context, '5250005834');
  await askVies(context, null);
  assert.is((await seen(context, order))?.state, 'no_answer');
  await askVies(context, context.origin);
  assert.is((await seen(context, order))?.state, 'no_answer', 'an hour has not passed');
  context.time = new Date(context.time.getTime() + HOUR_MS);
  await askVies(context, context.origin);
  assert.is((await seen(context, order))?.state, 'valid');
  const again = { orderId: order.id, attempt: 3 };
  const vies = createAskVies({ sandboxOrigin: 'http://127.0.0.1:9' });
  const effect = createVatIdEffects({ db, now: () => context.time, askVies: vies })['check-vat-id'];
  const entry = { id: 0, attempts: 0, deduplicationKey: 'again', kind: 'check-vat-id', payload: again };
  await effect?.handle(entry, AbortSignal.timeout(60_000));
  assert.is((await findVatIdCheck(db, order.id))?.state, 'valid');
});

test('a shop whose own number VIES refuses asks without it, and proves nothing', async (context) => {
  await sellAs(context.db, 'PL5250000009');
  const order = await ordered(context, '5250005834');
  await askVies(context, context.origin);
  const check = await seen(context, order);
  assert.equal([check?.state, /Consultation/.test(check?.text ?? '')], ['valid', false]);
});

test('a consumer’s order asks nobody, and what is said of another number is not shown', async (context) => {
  const { db } = context;
  assert.is(await seen(context, await ordered(context, null)), null);
  const order = await ordered(context, '5250005834');
  await askVies(context, context.origin);
  const company = JSON.stringify({ name: 'Nabywca sp. z o.o.', taxId: '7740001454' });
  await sql`update orders set company = ${company}::jsonb where id = ${order.id}`.execute(db);
  assert.is(await seen(context, order), null);
});

test.run();

// An invoice that the shop is to make by itself, and cannot: what is wrong is stored so that it can be told in words.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { issueOne } from '#server/invoices/issuing/issue-one.ts';
import { createInvoiceEffects, refusalOfBooks } from '#server/invoices/keep-books.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { noRates } from './no-rates.ts';

type Context = { database: Database; db: Db; time: Date };
const test = suite<Context>('an invoice that is not made by itself');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  context.time = new Date('2026-11-24T10:00:00Z');
});
test.after(({ database }) => database.close());

const servicesOf = ({ db, time }: Context) => ({
  ...{ db, payments: aPaymentProvider(), now: () => time, log: silentLog, fetchRate: noRates },
});

test('an invoice that lacks an address is told by what it lacks, and a receipt in its place ends that', async (context) => {
  const { db } = context;
  const data = { issueAt: 'payment', forConsumers: true };
  const change = (tx: Transaction) =>
    changeSettings(tx, { document: 'invoices', data, changedBy: 'cli', now: new Date() });
  await inTransaction(db, change);
  const order = await aPaidOrder(servicesOf(context));
  await sql`update orders set address = address || '{"line1": "", "postalCode": "", "city": ""}' where id = ${order.id}`.execute(
    db,
  );
  await inTransaction(db, (tx) =>
    changeSettings(tx, { document: 'company', data: aCompany(), changedBy: 'cli', now: new Date() }),
  );
  const handlers = createInvoiceEffects(servicesOf(context));
  const deliver = () => deliverOutbox({ ...servicesOf(context), handlers });
  const waiting = () =>
    db
      .selectFrom('outbox')
      .select('last_error')
      .where('kind', '=', 'keep-books')
      .where(sql`payload->>'orderId'`, '=', order.id)
      .where('delivered_at', 'is', null)
      .execute();
  await deliver();
  const [failed] = await waiting();
  assert.is(refusalOfBooks(failed?.last_error ?? ''), 'BuyerIncomplete');
  assert.ok(
    (
      await inTransaction(db, (tx) =>
        issueOne(tx, { orderId: order.id, issuedBy: 'cli', now: context.time }, 'receipt'),
      )
    ).ok,
  );
  assert.equal(await waiting(), [{ last_error: null }]);
  await deliver();
  assert.equal(await waiting(), []);
});

test.run();

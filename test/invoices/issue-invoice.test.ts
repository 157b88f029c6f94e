// Issuing: what is frozen, whose numbers they are, and that none is lost or given twice.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { getInvoiceFile, keepInvoiceFile } from '#server/invoices/invoice-file.ts';
import { findInvoice, listInvoicesOf } from '#server/invoices/invoice-store.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { createInvoiceEffects } from '#server/invoices/keep-books.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { inLane } from '#server/outbox/outbox-lanes.ts';
import { recordManualRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import type { InvoiceKind } from '#src/invoices/invoice-document.ts';
import { money } from '#src/money.ts';
import type { Company } from '#src/shop/company.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider, type FakeProvider } from '../fixtures/a-payment-provider.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { corrected } from './corrected.ts';
import { noRates } from './no-rates.ts';

type Context = { database: Database; db: Db; payments: FakeProvider; time: Date };
const test = suite<Context>('issuing an invoice');

const ownCompany = aCompany({
  legalName: 'Papiernia sp. z o.o.',
  address: { street: 'ul. Długa 4', postalCode: '00-238', city: 'Warszawa', country: 'PL' },
  ...{ vatId: 'PL5252248481', taxNumber: '5252248481', register: '' },
});

async function sellAs(tx: Transaction, data: Company): Promise<void> {
  const changed = await changeSettings(tx, { document: 'company', data, changedBy: 'cli', now: new Date() });
  if (!changed.ok) throw new Error(JSON.stringify(changed.error));
}

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  context.payments = aPaymentProvider();
  await inTransaction(context.db, (tx) => sellAs(tx, ownCompany));
});
test.before.each((context) => {
  context.time = new Date('2026-11-24T10:00:00Z');
});
test.after(({ database }) => database.close());

const servicesOf = (context: Context) => ({
  ...{ db: context.db, payments: context.payments, now: () => context.time, log: silentLog, fetchRate: noRates },
});

function issue({ db, time }: Context, { id }: OrderFixture, kind: Exclude<InvoiceKind, 'correction'> = 'invoice') {
  return inTransaction(db, (tx) => issueInvoice(tx, { orderId: id, kind, issuedBy: 'cli', now: time }));
}

function correct({ db, time }: Context, { id }: OrderFixture) {
  return inTransaction(db, (tx) => corrected(tx, { orderId: id, issuedBy: 'cli', now: time }));
}

async function giveBack(context: Context, { id }: OrderFixture, minor: number | null) {
  const amount = minor === null ? null : money(minor, 'PLN');
  const requested = await requestRefund(servicesOf(context), { orderId: id, amount, reason: '' });
  if (!requested.ok) throw new Error(requested.error.kind);
  const { id: refundId } = await context.db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirstOrThrow();
  await inTransaction(context.db, (tx) => recordManualRefund(tx, refundId, { cause: 'staff', now: context.time }));
}

test('an invoice says what was paid, and asked for again is the same one', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  const issued = await issue(context, order);
  if (!issued.ok || !issued.value.document) throw new Error('not issued');
  const { document, number } = issued.value;
  assert.is(number, 'FV/2026/1');
  assert.equal(document.totals, { grossMinor: 14_599, netMinor: 11_869, vatMinor: 2730 });
  assert.equal(
    [...document.lines, ...document.charges].map(({ grossMinor }) => grossMinor),
    [12_900, 1699],
  );
  assert.is(document.issuedOn, '2026-11-24');
  const again = await issue(context, order);
  assert.ok(again.ok && again.value.id === issued.value.id);
});

test('the day of issue is the company’s: half past midnight in Warsaw belongs to the new year', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  context.time = new Date('2026-12-31T23:30:00Z');
  const issued = await issue(context, order);
  assert.ok(issued.ok);
  assert.is(issued.ok && issued.value.number, 'FV/2027/1');
  assert.is(issued.ok && issued.value.document?.issuedOn, '2027-01-01');
});

test('an order that is not paid gets a proforma, and one that is paid an invoice', async (context) => {
  const order = await anUnpaidOrder(servicesOf(context));
  const refused = await issue(context, order);
  assert.equal(refused, { ok: false, error: { kind: 'NotPaidYet' } });
  const proforma = await issue(context, order, 'proforma');
  assert.is(proforma.ok && proforma.value.number, 'PRO/2026/1');
  assert.is(proforma.ok && proforma.value.document?.payment, null);
  const paid = await aPaidOrder(servicesOf(context));
  assert.equal(await issue(context, paid, 'proforma'), { ok: false, error: { kind: 'NothingToPay' } });
});

test('a transaction that fails burns no number', async (context) => {
  const [one, two] = [await aPaidOrder(servicesOf(context)), await aPaidOrder(servicesOf(context))];
  const { db, time } = context;
  const before = await lastNumber(context);
  const broken = inTransaction(db, async (tx) => {
    await issueInvoice(tx, { orderId: one.id, kind: 'invoice', issuedBy: 'cli', now: time });
    throw new Error('the power is gone');
  });
  await broken.then(
    () => assert.unreachable(),
    () => undefined,
  );
  const issued = await issue(context, two);
  assert.is(issued.ok && issued.value.number, `FV/2026/${before + 1}`);
});

async function lastNumber({ db }: Context): Promise<number> {
  const row = await db
    .selectFrom('invoice_series')
    .select('last_number')
    .where('kind', '=', 'invoice')
    .where('year', '=', 2026)
    .executeTakeFirst();
  return row?.last_number ?? 0;
}

test('many who issue at once get numbers without a gap and without a double', async (context) => {
  const orders: OrderFixture[] = [];
  for (let count = 0; count < 20; count++) orders.push(await aPaidOrder(servicesOf(context)));
  const before = await lastNumber(context);
  const issued = await Promise.all(orders.flatMap((order) => [issue(context, order), issue(context, order)]));
  const numbers = new Set(issued.map((each) => (each.ok ? each.value.number : each.error.kind)));
  assert.equal([...numbers].sort(), Array.from({ length: 20 }, (_, index) => `FV/2026/${before + index + 1}`).sort());
});

test('partial refunds are corrected one by one, and sum to the invoice', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  const issued = await issue(context, order);
  for (const minor of [1, 4_999, 33, null]) {
    await giveBack(context, order, minor);
    await correct(context, order);
  }
  const documents = (await listInvoicesOf(context.db, order.id)).flatMap(({ document }) => document ?? []);
  assert.is(documents.length, 5);
  const sum = (of: 'grossMinor' | 'netMinor' | 'vatMinor') =>
    documents.reduce((total, { totals }) => total + totals[of], 0);
  assert.equal([sum('grossMinor'), sum('netMinor'), sum('vatMinor')], [0, 0, 0]);
  for (const document of documents) {
    const parts = [...document.lines, ...document.charges].reduce((total, { grossMinor }) => total + grossMinor, 0);
    assert.is(parts, document.totals.grossMinor);
  }
  assert.is(documents[1]?.corrects?.number, issued.ok && issued.value.number);
  assert.equal(await correct(context, order), []);
});

test('the shop makes invoices by itself for whom and when the merchant says', async (context) => {
  const { db } = context;
  const set = (data: object) =>
    inTransaction(db, (tx) => changeSettings(tx, { document: 'invoices', data, changedBy: 'cli', now: new Date() }));
  const made = async (order: OrderFixture) => {
    const handlers = {
      ...inLane(
        { name: 'mail' },
        {
          'order-confirmation': nothing,
          'merchant-order': nothing,
          'order-refunded': nothing,
          'order-invoice': nothing,
        },
      ),
      ...createInvoiceEffects(servicesOf(context)),
    };
    await deliverOutbox({ db, now: () => context.time, log: silentLog, handlers });
    return (await listInvoicesOf(db, order.id)).map(({ kind }) => kind);
  };
  await set({ issueAt: 'byHand' });
  assert.equal(await made(await aPaidOrder(servicesOf(context))), []);
  await set({ issueAt: 'payment' });
  assert.equal(await made(await aPaidOrder(servicesOf(context))), [], 'a consumer');
  await set({ issueAt: 'payment', forConsumers: true });
  const order = await aPaidOrder(servicesOf(context));
  assert.equal(await made(order), ['invoice']);
  await giveBack(context, order, 500);
  assert.equal(await made(order), ['invoice', 'correction']);
  await set({ issueAt: 'sending', forConsumers: true });
  assert.equal(await made(await aPaidOrder(servicesOf(context))), [], 'not sent yet');
  await set({ issueAt: 'elsewhere', forConsumers: true });
  const paid = await aPaidOrder(servicesOf(context));
  assert.equal(await made(paid), [], 'somebody else writes them');
  await set({ issueAt: 'byHand' });
  await issue(context, paid);
  await set({ issueAt: 'elsewhere' });
  await giveBack(context, paid, 500);
  assert.equal(await made(paid), ['invoice', 'correction'], 'what was issued by hand is corrected by itself');
});

test('what the shop made by itself goes out by e-mail, once and with what was made with it', async (context) => {
  const { db } = context;
  const data = { issueAt: 'payment', forConsumers: true };
  await inTransaction(db, (tx) =>
    changeSettings(tx, { document: 'invoices', data, changedBy: 'cli', now: new Date() }),
  );
  const order = await aPaidOrder(servicesOf(context));
  const effect = createInvoiceEffects(servicesOf(context))['keep-books'];
  assert.ok(effect);
  const entry = { id: 0, attempts: 0, deduplicationKey: 'again', kind: 'keep-books', payload: { orderId: order.id } };
  await effect.handle(entry, AbortSignal.timeout(60_000));
  await effect.handle(entry, AbortSignal.timeout(60_000));
  const mails = await db.selectFrom('outbox').select('payload').where('kind', '=', 'order-invoice').execute();
  const own = mails.filter(({ payload }) => (payload as { orderId: string }).orderId === order.id);
  const [invoice] = await listInvoicesOf(db, order.id);
  assert.equal(
    own.map(({ payload }) => payload),
    [{ orderId: order.id, invoices: [invoice?.id] }],
  );
});

test('a series that could write a number of another once more is refused when it is saved', async ({ db }) => {
  const data = { series: { correction: 'FV/{year}/{number}', invoice: 'F/{year}/{number}' } };
  const changed = await inTransaction(db, (tx) =>
    changeSettings(tx, { document: 'invoices', data, changedBy: 'cli', now: new Date() }),
  );
  assert.is(changed.ok, false);
  const [fault] = changed.ok ? [] : changed.error.faults;
  assert.is(fault?.path, 'series.correction');
  assert.match(fault?.message ?? '', /^could write FV\/202[67]\/\d+ again/);
});

const nothing = async () => undefined;

test('what was issued is neither changed nor deleted', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  const issued = await issue(context, order);
  const number = issued.ok ? issued.value.number : '';
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error) => String(error.message),
    );
  const { db } = context;
  const changed = sql`update invoices set gross_minor = 1 where number = ${number}`.execute(db);
  assert.match(await refused(changed), `what was issued is not changed: ${number}`);
  const deleted = db.deleteFrom('invoices').where('number', '=', number).execute();
  assert.match(await refused(deleted), `what was issued is not deleted: ${number}`);
});

test('an invoice has the forms of an electronic one, kept as they were written; a proforma has none', async (context) => {
  const { db, time } = context;
  const issued = await issue(context, await aPaidOrder(servicesOf(context)));
  const proforma = await issue(context, await anUnpaidOrder(servicesOf(context)), 'proforma');
  if (!issued.ok || !proforma.ok) throw new Error('not issued');
  for (const [format, root] of [['cii', '<rsm:CrossIndustryInvoice '] as const, ['ubl', '<Invoice '] as const]) {
    const file = await keepInvoiceFile(db, issued.value, format, time);
    assert.match(file.ok ? file.value.toString() : '', root);
    assert.equal(await keepInvoiceFile(db, issued.value, format, time), file);
    const refused = await keepInvoiceFile(db, proforma.value, format, time);
    assert.equal(refused, { ok: false, error: { kind: 'NoInvoice' } });
  }
});

test('another company, another customer and another product leave document and file as they are', async (context) => {
  const { db, time } = context;
  const order = await aPaidOrder(servicesOf(context));
  const issued = await issue(context, order);
  if (!issued.ok) throw new Error(issued.error.kind);
  const before = await getInvoiceFile(db, issued.value, 'pdf', time);
  assert.ok(before?.subarray(0, 5).equals(Buffer.from('%PDF-')));
  const settings = { ...ownCompany, legalName: 'Another company' };
  await inTransaction(db, (tx) => sellAs(tx, settings));
  await db.updateTable('product_texts').set({ title: 'Another title' }).execute();
  await sql`update orders set address = address || '{"fullName": "Somebody else"}' where id = ${order.id}`.execute(db);
  const again = await findInvoice(db, issued.value.number);
  assert.equal(again?.document, issued.value.document);
  if (!again || !before) throw new Error('nothing was issued');
  assert.ok((await getInvoiceFile(db, again, 'pdf', time))?.equals(before));
});

test.run();

// When something is issued, how often, and what never changes by it: from the order to the books, on the database.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isSaleEntry } from '#server/accounts/ledger/ledger-entry.ts';
import { ledgerMonth } from '#server/accounts/ledger/ledger-month.ts';
import { readLedger } from '#server/accounts/ledger/read-ledger.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { getInvoiceFile } from '#server/invoices/invoice-file.ts';
import { listInvoicesOf } from '#server/invoices/invoice-store.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { createInvoiceEffects } from '#server/invoices/keep-books.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { recordManualRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { money } from '#src/money.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider, type FakeProvider } from '../fixtures/a-payment-provider.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aPolishCompany } from './a-sale.ts';
import { noRates } from './no-rates.ts';

type Context = { database: Database; db: Db; payments: FakeProvider; time: Date };
const test = suite<Context>('days and numbers of documents');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  context.payments = aPaymentProvider();
  await set(context.db, 'company', aPolishCompany());
  await set(context.db, 'invoices', { issueAt: 'sending', forConsumers: true });
});
test.before.each((context) => {
  context.time = new Date('2026-11-24T10:00:00Z');
});
test.after(({ database }) => database.close());

function set(db: Db, document: 'company' | 'invoices', data: object) {
  return inTransaction(db, async (tx) => {
    const changed = await changeSettings(tx, { document, data, changedBy: 'cli', now: new Date() });
    if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  });
}

const servicesOf = (context: Context) => ({
  ...{ db: context.db, payments: context.payments, now: () => context.time, log: silentLog, fetchRate: noRates },
});

async function keptBooks(context: Context, { id }: OrderFixture) {
  const effect = createInvoiceEffects(servicesOf(context))['keep-books'];
  const entry = { id: 0, attempts: 0, deduplicationKey: 'books', kind: 'keep-books', payload: { orderId: id } };
  await effect?.handle(entry, AbortSignal.timeout(60_000));
  return (await listInvoicesOf(context.db, id)).flatMap(({ document }) => document ?? []);
}

function send(context: Context, { id: orderId }: OrderFixture, quantity: number) {
  const parcel = { carrier: 'inpost', trackingNumber: '', lines: [{ position: 0, quantity }], isDespiteDispute: false };
  return sendParcel(servicesOf(context), { ...parcel, orderId });
}

async function giveBack(context: Context, { id }: OrderFixture, minor: number) {
  const requested = await requestRefund(servicesOf(context), { orderId: id, amount: money(minor, 'PLN'), reason: '' });
  if (!requested.ok) throw new Error(requested.error.kind);
  const { refundId } = requested.value;
  await inTransaction(context.db, (tx) => recordManualRefund(tx, refundId, { cause: 'staff', now: context.time }));
}

test('midnight in Warsaw, and sent a second later: sold in the old year, invoiced in the new', async (context) => {
  context.time = new Date('2026-12-31T22:59:59.500Z');
  const order = await aPaidOrder(servicesOf(context));
  context.time = new Date('2026-12-31T23:00:00.500Z');
  await send(context, order, 1);
  const [invoice] = await keptBooks(context, order);
  assert.equal([invoice?.issuedOn, invoice?.soldOn, invoice?.number], ['2027-01-01', '2026-12-31', 'FV/2027/1']);
  assert.is(invoice?.sentOn, '2027-01-01');
});

test('refund in the next month and year: a correction of its own series and day, at the old invoice', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  await send(context, order, 1);
  const [invoice] = await keptBooks(context, order);
  context.time = new Date('2027-01-05T10:00:00Z');
  await giveBack(context, order, 1_000);
  const [, correction] = await keptBooks(context, order);
  assert.equal([correction?.number, correction?.issuedOn], ['FK/2027/1', '2027-01-05']);
  assert.equal(correction?.corrects, { number: invoice?.number, issuedOn: '2026-11-24', reason: '' });
});

test('a refund never touches the original: the document and its file are the same to the byte', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  await send(context, order, 1);
  await keptBooks(context, order);
  const digest = async () => {
    const [invoice] = await listInvoicesOf(context.db, order.id);
    const file = invoice && (await getInvoiceFile(context.db, invoice, 'pdf', context.time));
    const { checksum } = await context.db
      .selectFrom('invoices')
      .select('checksum')
      .where('id', '=', invoice?.id ?? '')
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(invoice?.document);
    return [
      text,
      checksum.toString('hex'),
      createHash('sha256')
        .update(file ?? '')
        .digest('hex'),
    ];
  };
  const before = await digest();
  await giveBack(context, order, 1_000);
  assert.is((await keptBooks(context, order)).length, 2);
  assert.equal(await digest(), before);
});

/** As if a code had taken so much off its one line, at 23 %. */
async function takeOff({ db }: Context, { id }: OrderFixture, minor: number): Promise<void> {
  await sql`update order_lines set discount_minor = ${minor} where order_id = ${id}`.execute(db);
  await sql`update order_vat_amounts set gross_minor = gross_minor - ${minor},
    vat_minor = round((gross_minor - ${minor}) * 23 / 123.0) where order_id = ${id}`.execute(db);
  await sql`update orders set discount_minor = ${minor}, total_minor = total_minor - ${minor},
    captured_minor = captured_minor - ${minor}, vat_minor = (select sum(vat_minor) from order_vat_amounts where order_id = ${id})
    where id = ${id}`.execute(db);
}

test('a split order shares its discount once: two parcels are one invoice of all of it, sent back in halves too', async (context) => {
  const order = await aPaidOrder(servicesOf(context), 2);
  await takeOff(context, order, 101);
  await send(context, order, 1);
  const [first] = await keptBooks(context, order);
  await send(context, order, 1);
  assert.equal(await keptBooks(context, order), [first]);
  assert.equal(
    first?.lines.map(({ quantity, discountMinor, grossMinor }) => [quantity, discountMinor, grossMinor]),
    [[2, 101, 25_699]],
  );
  for (let half = 0; half < 2; half += 1) {
    const lines = [{ position: 0, quantity: 1, isCancelled: false, isRestocked: true }];
    const parts = { lines, isWithDelivery: false };
    const asked = { orderId: order.id, amount: null, reason: '', parts };
    const requested = await requestRefund(servicesOf(context), asked);
    if (!requested.ok) throw new Error(requested.error.kind);
    const { refundId } = requested.value;
    await inTransaction(context.db, (tx) => recordManualRefund(tx, refundId, { cause: 'staff', now: context.time }));
  }
  const [, ...corrections] = await keptBooks(context, order);
  const taken = corrections.flatMap(({ lines }) => lines.map(({ discountMinor }) => discountMinor));
  assert.equal(
    taken.toSorted((a, b) => a - b),
    [-51, -50],
  );
  assert.is(
    corrections.reduce((sum, { totals }) => sum + totals.grossMinor, first?.totals.grossMinor ?? 0),
    0,
  );
});

test('a proforma never counts as an invoice: paid for, it is invoiced, and refunds correct that alone', async (context) => {
  const services = servicesOf(context);
  const order = await anUnpaidOrder(services);
  const request = { orderId: order.id, issuedBy: 'cli', now: context.time };
  const proforma = await inTransaction(context.db, (tx) => issueInvoice(tx, { ...request, kind: 'proforma' }));
  assert.is(proforma.ok && proforma.value.document?.kind, 'proforma');
  const intent = services.payments.settle(order.intentId, 'succeeded');
  await inTransaction(context.db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: context.time }));
  assert.equal(
    (await keptBooks(context, order)).map(({ kind }) => kind),
    ['proforma'],
    'not sent yet',
  );
  await send(context, order, 1);
  await giveBack(context, order, 1_000);
  const documents = await keptBooks(context, order);
  assert.equal(
    documents.map(({ kind }) => kind),
    ['proforma', 'invoice', 'correction'],
  );
  assert.is(documents[2]?.corrects?.number, documents[1]?.number);
});

test('a receipt is corrected as an invoice is, and whoever has one gets no invoice by itself', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  const request = { orderId: order.id, kind: 'receipt' as const, issuedBy: 'cli', now: context.time };
  const receipt = await inTransaction(context.db, (tx) => issueInvoice(tx, request));
  assert.match(receipt.ok ? receipt.value.number : '', /^RE\/2026\/\d+$/);
  await send(context, order, 1);
  await giveBack(context, order, 500);
  const documents = await keptBooks(context, order);
  assert.equal(
    documents.map(({ kind }) => kind),
    ['receipt', 'correction'],
  );
});

test('whoever has an invoice gets no receipt of the same sale', async (context) => {
  const { id: orderId } = await aPaidOrder(servicesOf(context));
  const issue = (kind: 'invoice' | 'receipt') =>
    inTransaction(context.db, (tx) => issueInvoice(tx, { orderId, kind, issuedBy: 'cli', now: context.time }));
  const invoice = await issue('invoice');
  const again = await issue('receipt');
  assert.equal([again.ok && again.value.number], [invoice.ok && invoice.value.number]);
  assert.is((await listInvoicesOf(context.db, orderId)).length, 1);
});

test('an invoice after a receipt takes its place: what was given back corrects the invoice, and is in the books once', async (context) => {
  const { db } = context;
  const order = await aPaidOrder(servicesOf(context));
  const issue = (kind: 'invoice' | 'receipt') =>
    inTransaction(db, (tx) => issueInvoice(tx, { orderId: order.id, kind, issuedBy: 'cli', now: context.time }));
  await issue('receipt');
  await giveBack(context, order, 500);
  await keptBooks(context, order);
  context.time = new Date('2026-11-25T10:00:00Z');
  await issue('invoice');
  await giveBack(context, order, 700);
  const documents = await keptBooks(context, order);
  const [receipt, , invoice] = documents;
  assert.equal(
    documents.map(({ kind, corrects, totals }) => [kind, corrects?.number, totals.grossMinor]),
    [
      ['receipt', undefined, 14_599],
      ['correction', receipt?.number, -500],
      ['invoice', undefined, 14_599],
      ['correction', invoice?.number, -500],
      ['correction', invoice?.number, -700],
    ],
  );
  const { number } = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const said: unknown[] = [];
  for await (const entry of readLedger(db, ledgerMonth('2026-11', 'Europe/Warsaw'))) {
    if (isSaleEntry(entry) && entry.order.number === number) said.push([entry.amountMinor, entry.issued?.number]);
  }
  assert.equal(said, [
    [14_599, invoice?.number],
    ...documents.slice(3).map((each) => [each.totals.grossMinor, each.number]),
  ]);
});

test.run();

// A refund that the bank sends back was never given: its correction is taken back by one of its own, and a second refund is
// corrected once more. And what was paid in advance to the last grosz leaves nothing to pay and nothing negative.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isSaleEntry } from '#server/accounts/ledger/ledger-entry.ts';
import { ledgerMonth } from '#server/accounts/ledger/ledger-month.ts';
import { readLedger } from '#server/accounts/ledger/read-ledger.ts';
import { writeReports } from '#server/accounts/write-reports.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { readBusinessTerms } from '#server/invoices/en16931/read-business-terms.ts';
import { writeUbl } from '#server/invoices/en16931/write-ubl.ts';
import { faultsOfFa3 } from '#server/invoices/fa3/check-fa3.ts';
import { writeFa3 } from '#server/invoices/fa3/write-fa3.ts';
import { listInvoicesOf } from '#server/invoices/invoice-store.ts';
import { writeIsdoc } from '#server/invoices/isdoc/write-isdoc.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { recordRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { readReport, sumRows } from '#server/reports/read-report.ts';
import type { InvoiceDocument, InvoiceKind } from '#src/invoices/invoice-document.ts';
import { money } from '#src/money.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider, type FakeProvider } from '../fixtures/a-payment-provider.ts';
import { setDocuments } from '../fixtures/settings/set-settings.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aPolishCompany } from './a-sale.ts';
import { corrected } from './corrected.ts';
import { textsOf } from './fa3/read-fa3.ts';

type Context = { database: Database; db: Db; payments: FakeProvider; time: Date };
const test = suite<Context>('refunds that the bank returns');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  await setDocuments(context.db, { company: aPolishCompany(), invoices: { issueAt: 'byHand' } });
});
test.before.each((context) => {
  context.payments = aPaymentProvider();
  context.time = new Date('2026-11-24T10:00:00Z');
});
test.after(({ database }) => database.close());

const servicesOf = (context: Context) => ({
  ...{ db: context.db, payments: context.payments, now: () => context.time, log: silentLog },
});

function issue({ db, time }: Context, { id }: OrderFixture, kind: Exclude<InvoiceKind, 'correction'> = 'invoice') {
  return inTransaction(db, (tx) => issueInvoice(tx, { orderId: id, kind, issuedBy: 'cli', now: time }));
}

function correct({ db, time }: Context, { id }: OrderFixture) {
  return inTransaction(db, (tx) => corrected(tx, { orderId: id, issuedBy: 'shop', now: time }));
}

/** Given back by the provider; returns how the bank sends it back later. */
async function giveBack(context: Context, { id }: OrderFixture, minor: number | null) {
  const services = servicesOf(context);
  const amount = minor === null ? null : money(minor, 'PLN');
  const requested = await requestRefund(services, { orderId: id, amount, reason: '' });
  if (!requested.ok) throw new Error(requested.error.kind);
  await sendRefund(services, requested.value.refundId);
  return () => {
    const refund = [...context.payments.refunds.values()].find(
      ({ metadata }) => metadata?.refund_id === requested.value.refundId,
    );
    if (!refund) throw new Error('the provider knows no such refund');
    const returned = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
    return inTransaction(context.db, (tx) => recordRefund(tx, returned, { cause: 'webhook', now: context.time }));
  };
}

async function documentsOf({ db }: Context, { id }: OrderFixture): Promise<InvoiceDocument[]> {
  return (await listInvoicesOf(db, id)).flatMap(({ document }) => document ?? []);
}

const grossOf = (documents: readonly InvoiceDocument[]) => documents.map(({ totals }) => totals.grossMinor);
const sumOf = (documents: readonly InvoiceDocument[], of: keyof InvoiceDocument['totals']) =>
  documents.reduce((sum, { totals }) => sum + totals[of], 0);

test('each of three is corrected: what went, what came back, and what went again', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  await issue(context, order);
  const comesBack = await giveBack(context, order, 5_000);
  await correct(context, order);
  await comesBack();
  await correct(context, order);
  assert.equal(await correct(context, order), [], 'once');
  await giveBack(context, order, null);
  await correct(context, order);

  const documents = await documentsOf(context, order);
  assert.equal(grossOf(documents), [14_599, -5_000, 5_000, -14_599]);
  for (const amount of ['grossMinor', 'netMinor', 'vatMinor'] as const) assert.is(sumOf(documents, amount), 0, amount);
  const [invoice, correction, takenBack] = documents;
  assert.equal([takenBack?.corrects?.number, takenBack?.corrects?.takesBack], [invoice?.number, correction?.number]);
  for (const { lines, charges, totals } of documents) {
    assert.is(
      [...lines, ...charges].reduce((sum, { grossMinor }) => sum + grossMinor, 0),
      totals.grossMinor,
    );
  }
});

test('the shop is asked to take it back as soon as the bank returns it, and not where nothing was issued', async (context) => {
  const asked = async ({ id }: OrderFixture) =>
    (
      await context.db.selectFrom('outbox').select(['kind', 'payload']).where('kind', '=', 'keep-books').execute()
    ).filter(({ payload }) => (payload as { orderId: string }).orderId === id).length;
  const without = await aPaidOrder(servicesOf(context));
  await (await giveBack(context, without, 5_000))();
  assert.is(await asked(without), 0);
  assert.equal(await correct(context, without), []);

  const order = await aPaidOrder(servicesOf(context));
  await issue(context, order);
  const comesBack = await giveBack(context, order, 5_000);
  assert.is(await asked(order), 1);
  await comesBack();
  assert.is(await asked(order), 2);
  await correct(context, order);
  assert.equal(grossOf(await documentsOf(context, order)), [14_599], 'it failed before it was corrected');
});

test('two refunds of one order come back, and both corrections are taken back', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  await issue(context, order);
  const first = await giveBack(context, order, 5_000);
  // Which of two of one moment comes first is left to chance.
  context.time = new Date(context.time.getTime() + 60_000);
  const second = await giveBack(context, order, 2_000);
  await correct(context, order);
  await first();
  await second();
  await correct(context, order);
  assert.equal(grossOf(await documentsOf(context, order)), [14_599, -5_000, -2_000, 5_000, 2_000]);
});

test('every form says what it takes back, in amounts that its kind allows', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  await issue(context, order);
  const comesBack = await giveBack(context, order, null);
  await correct(context, order);
  await comesBack();
  await correct(context, order);
  const [, correction, takenBack] = await documentsOf(context, order);
  if (!correction || !takenBack) throw new Error('nothing was taken back');

  const terms = readBusinessTerms(takenBack);
  assert.equal([terms.typeCode, terms.totals.grossMinor, terms.totals.dueMinor], ['380', 14_599, 0]);
  assert.is(terms.preceding?.number, takenBack.corrects?.number);
  assert.match(terms.note, correction.number);
  assert.match(writeUbl(takenBack), '<Invoice ');

  const written = writeFa3(takenBack, { issuedAt: context.time, correctedKsefNumber: null });
  if (!written.ok) throw new Error(JSON.stringify(written.error));
  assert.equal(await faultsOfFa3(Buffer.from(written.value)), []);
  assert.equal([textsOf(written.value, 'RodzajFaktury'), textsOf(written.value, 'P_15')], [['KOR'], ['145.99']]);
  assert.match(textsOf(written.value, 'PrzyczynaKorekty')[0] ?? '', correction.number);

  const czech = {
    ...takenBack,
    seller: { ...takenBack.seller, address: { ...takenBack.seller.address, country: 'CZ' } },
  };
  const isdoc = writeIsdoc('00000000-0000-4000-8000-000000000000', czech);
  assert.match(isdoc.ok ? isdoc.value.toString() : '', '<DocumentType>3</DocumentType>');
});

test('the books of each month keep what they said, and every report agrees with them', async (context) => {
  const { db } = context;
  const entriesOf = async (month: string, orderNumber: number) => {
    const amounts: number[] = [];
    for await (const entry of readLedger(db, ledgerMonth(month, 'Europe/Warsaw'))) {
      if (isSaleEntry(entry) && entry.order.number === orderNumber) amounts.push(entry.amountMinor);
    }
    return amounts;
  };
  const order = await aPaidOrder(servicesOf(context));
  const { number } = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  await issue(context, order);
  const lines = [{ position: 0, quantity: 1, isCancelled: false, isRestocked: true }];
  const services = servicesOf(context);
  const requested = await requestRefund(services, {
    ...{ orderId: order.id, amount: null, reason: '', parts: { lines, isWithDelivery: false } },
  });
  if (!requested.ok) throw new Error(requested.error.kind);
  await sendRefund(services, requested.value.refundId);
  await correct(context, order);
  assert.equal(await entriesOf('2026-11', number), [14_599, -12_900]);

  context.time = new Date('2026-12-03T10:00:00Z');
  const [refund] = [...context.payments.refunds.values()];
  if (!refund) throw new Error('nothing was given back');
  const returned = { ...refund, status: 'failed' };
  await inTransaction(db, (tx) => recordRefund(tx, returned, { cause: 'webhook', now: context.time }));
  await correct(context, order);
  assert.equal(await entriesOf('2026-11', number), [14_599, -12_900]);
  assert.equal(await entriesOf('2026-12', number), [12_900]);
  await giveBack(context, order, null);
  await correct(context, order);
  assert.equal(await entriesOf('2026-12', number), [-14_599, 12_900]);

  for (const month of ['2026-11', '2026-12']) {
    const { parts } = writeReports(db, month, ['sales', 'jpk', 'cash']);
    for await (const _ of parts);
  }
  const asked = { from: '2026-12-01', until: '2026-12-31', currency: 'PLN' } as const;
  for (const name of ['sales', 'products', 'methods', 'countries'] as const) {
    const { rows } = await readReport({ db, now: () => context.time }, name, asked);
    assert.is(sumRows(name, rows).givenBack, -1_699, name);
  }
  const { rows } = await readReport({ db, now: () => context.time }, 'products', asked);
  assert.ok(
    rows.some((row) => row.givenBack === 12_900 && row.unitsBack === -1),
    JSON.stringify(rows),
  );
});

test('paid in advance to the last grosz: the final invoice leaves 0.00, and a refund corrects it alone', async (context) => {
  const order = await anUnpaidOrder(servicesOf(context));
  const proforma = await issue(context, order, 'proforma');
  if (!proforma.ok) throw new Error(proforma.error.kind);
  const intent = context.payments.settle(order.intentId, 'succeeded');
  await inTransaction(context.db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: context.time }));
  const invoiced = await issue(context, order);
  if (!invoiced.ok || !invoiced.value.document) throw new Error('not issued');
  const { totals } = readBusinessTerms(invoiced.value.document);
  assert.equal([totals.grossMinor, totals.paidMinor, totals.dueMinor], [14_599, 14_599, 0]);
  await giveBack(context, order, null);
  await correct(context, order);
  assert.equal(await correct(context, order), []);
  const documents = await documentsOf(context, order);
  assert.equal(
    documents.map(({ kind, corrects }) => [kind, corrects?.number]),
    [
      ['proforma', undefined],
      ['invoice', undefined],
      ['correction', invoiced.value.number],
    ],
  );
  assert.equal(grossOf(documents), [14_599, 14_599, -14_599]);
});

test.run();

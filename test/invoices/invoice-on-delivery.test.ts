// Cash on delivery: invoiced before anybody has paid, and taken back when nobody does.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { markDelivered } from '#server/fulfilment/mark-delivered.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { takeBack } from '#server/fulfilment/take-back.ts';
import { readBusinessTerms } from '#server/invoices/en16931/read-business-terms.ts';
import { faultsOfFa3 } from '#server/invoices/fa3/check-fa3.ts';
import { writeFa3 } from '#server/invoices/fa3/write-fa3.ts';
import { listInvoicesOf } from '#server/invoices/invoice-store.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { createInvoiceEffects } from '#server/invoices/keep-books.ts';
import { listIssuable } from '#server/invoices/office/list-issuable.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aCashOrder } from '../orders/a-manual-order.ts';
import { aPolishCompany } from './a-sale.ts';
import { textsOf } from './fa3/read-fa3.ts';
import { noRates } from './no-rates.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('invoices of what is paid on delivery');
type CashOrder = Awaited<ReturnType<typeof aCashOrder>>;

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  await set(context.db, 'company', aPolishCompany());
  await set(context.db, 'invoices', { issueAt: 'sending', forConsumers: true });
});
test.after(({ database }) => database.close());

function set(db: Db, document: 'company' | 'invoices', data: object) {
  return inTransaction(db, async (tx) => {
    const changed = await changeSettings(tx, { document, data, changedBy: 'cli', now: new Date() });
    if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  });
}

const parcel = { carrier: 'inpost', trackingNumber: '1', lines: null, isDespiteDispute: false };

const send = ({ db }: Context, { orderId, services }: CashOrder) =>
  sendParcel({ db, now: services.now }, { ...parcel, orderId });

/** What the shop has asked itself to do, done as the outbox does it. */
async function keepBooks({ db }: Context, { orderId, services }: CashOrder): Promise<InvoiceDocument[]> {
  const waiting = await db.selectFrom('outbox').selectAll().where('kind', '=', 'keep-books').orderBy('id').execute();
  const effect = createInvoiceEffects({ db, now: services.now, fetchRate: noRates })['keep-books'];
  for (const { deduplication_key, payload, kind } of waiting) {
    if ((payload as { orderId: string }).orderId !== orderId) continue;
    const entry = {
      id: 0,
      attempts: 0,
      deduplicationKey: deduplication_key,
      kind,
      payload: payload as { orderId: string },
    };
    await effect?.handle(entry, AbortSignal.timeout(60_000));
  }
  return (await listInvoicesOf(db, orderId)).flatMap(({ document }) => document ?? []);
}

test('staff is offered its invoice before it is sent and after, a receipt too once it is, and no proforma beside one', async (context) => {
  await set(context.db, 'invoices', { issueAt: 'byHand' });
  const order = await aCashOrder(context.db);
  const { number } = await context.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  const offered = async () => (await listIssuable(context.db, number)).issuable;
  assert.equal(await offered(), ['invoice']);
  await send(context, order);
  assert.equal(await offered(), ['invoice', 'receipt']);
  const issue = (kind: 'invoice' | 'proforma') =>
    inTransaction(context.db, (tx) =>
      issueInvoice(tx, { orderId: order.orderId, kind, issuedBy: 'test', now: order.services.now() }),
    );
  assert.ok((await issue('invoice')).ok);
  assert.equal(await offered(), []);
  const proforma = await issue('proforma');
  assert.is(proforma.ok ? null : proforma.error.kind, 'NothingToPay');
  await set(context.db, 'invoices', { issueAt: 'sending', forConsumers: true });
});

test('it is invoiced with its parcel, and each form says that it is paid on delivery', async (context) => {
  const order = await aCashOrder(context.db);
  assert.equal(await keepBooks(context, order), []);
  await send(context, order);
  const [document, ...others] = await keepBooks(context, order);
  if (!document) throw new Error('nothing was issued');
  assert.equal([document.kind, document.payment, document.due, others], [
    ...['invoice', null, { method: 'cash_on_delivery' }, []],
  ] as unknown[]);
  const { totals, paymentTerms, paymentMeans } = readBusinessTerms(document);
  assert.equal([totals.paidMinor, totals.dueMinor, paymentTerms], [0, 15_399, 'Płatność przy odbiorze.']);
  assert.is(paymentMeans?.code, '10');
  const written = writeFa3(document, { issuedAt: new Date('2026-11-24T10:00:00Z'), correctedKsefNumber: null });
  if (!written.ok) throw new Error(JSON.stringify(written.error));
  assert.equal(textsOf(written.value, 'ZdarzeniePoczatkowe'), ['doręczenie towaru']);
  assert.equal(textsOf(written.value, 'Zaplacono'), []);
  assert.equal(await faultsOfFa3(Buffer.from(written.value)), []);
});

test('what brings its money needs no second invoice', async (context) => {
  const order = await aCashOrder(context.db);
  await send(context, order);
  await keepBooks(context, order);
  const { orderId, services } = order;
  const delivered = await markDelivered(services, { orderId, parcel: null });
  assert.ok(delivered.ok, JSON.stringify(delivered));
  assert.equal(
    (await keepBooks(context, order)).map(({ kind }) => kind),
    ['invoice'],
  );
});

test('refused at the door it is taken back whole, once, and nobody is told of money', async (context) => {
  const order = await aCashOrder(context.db);
  await send(context, order);
  await keepBooks(context, order);
  const { orderId, services } = order;
  await takeBack(services, { orderId, parcel: null, lines: null, isRestocked: true });
  await keepBooks(context, order);
  const [invoice, correction, ...others] = await keepBooks(context, order);
  if (!invoice || !correction) throw new Error('nothing was corrected');
  assert.equal(others, []);
  const taken = ({ totals }: InvoiceDocument) => [totals.grossMinor, totals.netMinor, totals.vatMinor];
  assert.equal(
    taken(correction),
    taken(invoice).map((minor) => -minor),
  );
  assert.equal(
    correction.lines.map(({ quantity }) => quantity),
    [-1],
  );
  const { note, paymentTerms } = readBusinessTerms(correction);
  assert.equal([note, paymentTerms], ['Zamówienie nie zostało zrealizowane', 'Nic nie pozostaje do zapłaty.']);
});

test('a receipt waits for the parcel or the money', async (context) => {
  const { db } = context;
  const order = await aCashOrder(db);
  const receipt = async () => {
    const request = { orderId: order.orderId, kind: 'receipt' as const, issuedBy: 'cli', now: order.services.now() };
    const issued = await inTransaction(db, (tx) => issueInvoice(tx, request));
    return issued.ok ? issued.value.kind : issued.error.kind;
  };
  assert.is(await receipt(), 'NotSoldYet');
  assert.equal(await listInvoicesOf(db, order.orderId), []);
  await send(context, order);
  assert.is(await receipt(), 'receipt');
});

test('staff issues it to lay into the parcel, before that is sent', async ({ db }) => {
  const { orderId, services } = await aCashOrder(db);
  const request = { orderId, kind: 'invoice' as const, issuedBy: 'cli', now: services.now() };
  const issued = await inTransaction(db, (tx) => issueInvoice(tx, request));
  assert.ok(issued.ok && issued.value.document?.due);
});

test.run();

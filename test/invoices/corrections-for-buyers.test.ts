// What a correction tells its buyer: whether the money is back, and of which invoice it speaks, which comes along where nobody
// has sent it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { readBusinessTerms } from '#server/invoices/en16931/read-business-terms.ts';
import { listInvoicesOf } from '#server/invoices/invoice-store.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { createInvoiceEffects } from '#server/invoices/keep-books.ts';
import { mailInvoices } from '#server/invoices/mail-invoices.ts';
import { closingLines } from '#server/invoices/paper/draw-invoice-sums.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { locales } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider, type FakeProvider } from '../fixtures/a-payment-provider.ts';
import { setDocuments } from '../fixtures/settings/set-settings.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aPolishCompany } from './a-sale.ts';
import { corrected } from './corrected.ts';
import { noRates } from './no-rates.ts';

type Context = { database: Database; db: Db; payments: FakeProvider; order: OrderFixture };
const test = suite<Context>('corrections as their buyers read them');
const now = new Date('2026-11-24T10:00:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  context.payments = aPaymentProvider();
  await setDocuments(context.db, { company: aPolishCompany(), invoices: { issueAt: 'byHand' } });
});
test.before.each(async (context) => {
  context.order = await aPaidOrder(servicesOf(context));
});
test.after(({ database }) => database.close());

const servicesOf = ({ db, payments }: Context) => ({
  db,
  payments,
  now: () => now,
  log: silentLog,
  fetchRate: noRates,
});

const issue = ({ db, order }: Context) =>
  inTransaction(db, async (tx) => {
    const issued = await issueInvoice(tx, { orderId: order.id, kind: 'invoice', issuedBy: 'cli', now });
    if (!issued.ok) throw new Error(issued.error.kind);
    return issued.value;
  });
const correct = ({ db, order }: Context) =>
  inTransaction(db, (tx) => corrected(tx, { orderId: order.id, issuedBy: 'cli', now }));

async function giveBack(context: Context, minor: number) {
  const about = { orderId: context.order.id, amount: money(minor, 'PLN'), reason: '' };
  const requested = await requestRefund(servicesOf(context), about);
  if (!requested.ok) throw new Error(requested.error.kind);
  await sendRefund(servicesOf(context), requested.value.refundId);
}

/** The shop makes what is missing by itself, and mails it. */
async function keepBooks(context: Context) {
  const effect = createInvoiceEffects(servicesOf(context))['keep-books'];
  const entry = {
    id: 0,
    attempts: 0,
    deduplicationKey: '',
    kind: 'keep-books',
    payload: { orderId: context.order.id },
  };
  await effect?.handle(entry, AbortSignal.timeout(60_000));
}

/** What each e-mail brings, by its place among the documents of the order. */
async function mailsOf({ db, order }: Context): Promise<number[][]> {
  const ids = (await listInvoicesOf(db, order.id)).map(({ id }) => id);
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'order-invoice')
    .orderBy('id')
    .execute();
  const payloads = rows.map(({ payload }) => payload as { orderId: string; invoices: string[] });
  return payloads
    .filter(({ orderId }) => orderId === order.id)
    .map(({ invoices }) => invoices.map((id) => ids.indexOf(id)));
}

test('money that the shop transfers itself is to be paid back, in every language and form; the provider’s has been', async (context) => {
  const { db, order } = context;
  await issue(context);
  await giveBack(context, 1_000);
  await db.updateTable('orders').set({ captured_intent_id: 'manual_1' }).where('id', '=', order.id).execute();
  await db.updateTable('refunds').set({ intent_id: 'manual_1' }).where('order_id', '=', order.id).execute();
  const [byHand] = await correct(context);
  await db.updateTable('orders').set({ captured_intent_id: order.intentId }).where('id', '=', order.id).execute();
  await giveBack(context, 500);
  const [byProvider] = await correct(context);
  if (!byHand?.document || !byProvider?.document) throw new Error('not corrected');
  for (const language of locales) {
    const t = translateTo(language);
    const saidBy = (document: typeof byHand.document) => document && closingLines({ ...document, language }, t);
    assert.equal(saidBy(byHand.document), [t('invoice.paidBackByHand')], language);
    assert.equal(saidBy(byProvider.document), [t('invoice.refunded')], language);
  }
  const dueOf = (document: NonNullable<typeof byHand.document>) => {
    const { paidMinor, dueMinor } = readBusinessTerms(document).totals;
    return [paidMinor, dueMinor];
  };
  assert.equal(dueOf(byHand.document), [0, 1_000]);
  assert.equal(dueOf(byProvider.document), [500, 0]);
});

test('a correction of what nobody has mailed brings all of it along, and the next one goes alone', async (context) => {
  await issue(context);
  await giveBack(context, 1_000);
  await correct(context);
  assert.equal(await mailsOf(context), [], 'the command mails nothing');
  await giveBack(context, 500);
  await keepBooks(context);
  await keepBooks(context);
  assert.equal(await mailsOf(context), [[0, 1, 2]]);
  await giveBack(context, 250);
  await keepBooks(context);
  assert.equal(await mailsOf(context), [[0, 1, 2], [3]]);
});

test('a correction of what was mailed goes alone, also when the outbox has forgotten that e-mail', async (context) => {
  const { db, order } = context;
  const invoice = await issue(context);
  await inTransaction(db, (tx) => mailInvoices(tx, [invoice], now));
  await giveBack(context, 1_000);
  await keepBooks(context);
  assert.equal(await mailsOf(context), [[0], [1]]);
  await db.deleteFrom('outbox').where('kind', '=', 'order-invoice').execute();
  const mail = { kind: 'order-invoice', recipient: 'jan@example.com', subject: '', body: '', sent_at: now };
  await db
    .insertInto('sent_mails')
    .values({ key: `order-invoice-${invoice.id}`, order_id: order.id, ...mail })
    .execute();
  await giveBack(context, 500);
  await keepBooks(context);
  assert.equal(await mailsOf(context), [[2]]);
});

test.run();

// Where somebody else writes the invoices, or the law leaves them to certified programs, nothing here issues one: neither a
// press in the office, nor one of many orders, nor `kasa`, nor the shop by itself.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { issueCorrections } from '#server/invoices/issuing/issue-invoice.ts';
import { issueOne, type OneDocument, prepareOne } from '#server/invoices/issuing/issue-one.ts';
import { createInvoiceEffects } from '#server/invoices/keep-books.ts';
import { listIssuable } from '#server/invoices/office/list-issuable.ts';
import { recordManualRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { findSettings, insertSettings } from '#server/shop/settings-store.ts';
import { money } from '#src/money.ts';
import type { issueTimes } from '#src/shop/invoices/issue-times.ts';
import { publicSystems } from '#src/shop/invoices/public-systems.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { noRates } from './no-rates.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('issued here');
const now = () => new Date('2026-11-24T10:00:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after(({ database }) => database.close());

async function sellFrom({ db }: Context, country: string, issueAt: (typeof issueTimes)[number]): Promise<OrderFixture> {
  const order = await aPaidOrder({ db, payments: aPaymentProvider(), now });
  await sql`update orders set currency = 'EUR' where id = ${order.id}`.execute(db);
  const address = { street: 'Rua 1', postalCode: '4000-001', city: 'Cidade', country };
  // Stored as it stands: which numbers a country's companies have is not what is tested.
  const company = aCompany({ address, vatId: '', taxNumber: '123', wIdNr: '', lucid: '' });
  const { version = 0 } = (await findSettings(db, 'company')) ?? {};
  const stored = { version: version + 1, data: company, changedBy: 'cli', changedAt: now() };
  await inTransaction(db, (tx) => insertSettings(tx, 'company', stored));
  await setSettings(db, 'invoices', { issueAt, forConsumers: true });
  return order;
}

const issue = ({ db }: Context, orderId: string, kind: OneDocument) =>
  inTransaction(db, (tx) => issueOne(tx, { orderId, issuedBy: 'cli', now: now() }, kind));
const prepare = ({ db }: Context, orderId: string, kind: OneDocument) =>
  inTransaction(db, (tx) => prepareOne(tx, orderId, kind));
const refused = (kind: string) => ({ ok: false, error: { kind } });

async function keepBooks({ db }: Context, { id }: OrderFixture): Promise<number> {
  const effect = createInvoiceEffects({ db, now, fetchRate: noRates })['keep-books'];
  const entry = { id: 0, attempts: 0, deduplicationKey: id, kind: 'keep-books', payload: { orderId: id } };
  await effect?.handle(entry, AbortSignal.timeout(60_000));
  const { count } = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

for (const issueAt of ['byHand', 'payment', 'sending', 'elsewhere'] as const)
  test(`Portugal leaves all documents to certified programs, also where they are made by ${issueAt}`, async (context) => {
    const order = await sellFrom(context, 'PT', issueAt);
    for (const kind of ['invoice', 'receipt', 'proforma'] as const) {
      assert.equal(await prepare(context, order.id, kind), refused('NeedsCertifiedProgram'), kind);
      assert.equal(await issue(context, order.id, kind), refused('NeedsCertifiedProgram'), kind);
    }
    const { issuable, refusedHere } = await listIssuable(context.db, order.number);
    assert.equal([issuable, refusedHere], [[], 'NeedsCertifiedProgram']);
    assert.is(await keepBooks(context, order), 0);
  });

test('who has said that somebody else writes the invoices issues none here, and may still ask for money', async (context) => {
  const order = await sellFrom(context, 'DE', 'elsewhere');
  for (const kind of ['invoice', 'receipt'] as const)
    assert.equal(await issue(context, order.id, kind), refused('IssuedElsewhere'), kind);
  assert.equal(await prepare(context, order.id, 'invoice'), refused('IssuedElsewhere'), 'one of many orders');
  const { issuable, refusedHere, notEnough } = await listIssuable(context.db, order.number);
  assert.equal([issuable, refusedHere, notEnough], [[], 'IssuedElsewhere', null]);
  assert.is(await keepBooks(context, order), 0);
  const unpaid = await anUnpaidOrder({ db: context.db, payments: aPaymentProvider(), now });
  const asked = await listIssuable(context.db, unpaid.number);
  assert.equal([asked.issuable, asked.refusedHere], [['proforma'], null]);
  assert.ok((await issue(context, unpaid.id, 'proforma')).ok);
});

test('what was issued before somebody else wrote them is corrected here', async (context) => {
  const order = await sellFrom(context, 'DE', 'byHand');
  assert.ok((await issue(context, order.id, 'invoice')).ok);
  await setSettings(context.db, 'invoices', { issueAt: 'elsewhere' });
  const { db } = context;
  await requestRefund({ db, now }, { orderId: order.id, amount: money(500, 'EUR'), reason: '' });
  const { id } = await db.selectFrom('refunds').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow();
  await inTransaction(db, (tx) => recordManualRefund(tx, id, { cause: 'staff', now: now() }));
  const { issuable, refusedHere } = await listIssuable(db, order.number);
  assert.equal([issuable, refusedHere], [['correction'], null]);
  const request = { orderId: order.id, issuedBy: 'shop', now: now() };
  const corrected = await inTransaction(db, (tx) => issueCorrections(tx, request));
  assert.is(corrected.ok && corrected.value.length, 1);
});

test('where another system is wanted beside an invoice, that is said with it, and no other country is told so', async (context) => {
  for (const { country, system, isForbiddenToOthers } of publicSystems) {
    if (isForbiddenToOthers) continue;
    const order = await sellFrom(context, country, 'byHand');
    const { issuable, notEnough } = await listIssuable(context.db, order.number);
    assert.equal([issuable.includes('invoice'), notEnough], [true, system], country);
  }
  const order = await sellFrom(context, 'ES', 'byHand');
  assert.is((await listIssuable(context.db, order.number)).notEnough, null);
});

test.run();

// The way from the order to the kept file: wrong numbers are refused before a document takes its own, and a file is
// written once.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { faultsOfFa3 } from '#server/invoices/fa3/check-fa3.ts';
import { keepInvoiceFile } from '#server/invoices/invoice-file.ts';
import type { StoredInvoice } from '#server/invoices/invoice-store.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { findSettings, insertSettings } from '#server/shop/settings-store.ts';
import type { Company } from '#src/shop/company.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { aPolishCompany } from '../a-sale.ts';
import { textsOf } from './read-fa3.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('from the order to FA(3)');
const time = new Date('2026-11-24T10:00:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.before.each(({ db }) => sellAs(db, aPolishCompany()));
test.after(({ database }) => database.close());

function sellAs(db: Db, data: Company) {
  return change(db, 'company', data);
}

/** Stores a company like a release that refused no number. */
async function storeUnchecked(db: Db, data: Company): Promise<void> {
  const { version = 0 } = (await findSettings(db, 'company')) ?? {};
  const stored = { version: version + 1, data, changedBy: 'cli', changedAt: new Date() };
  await inTransaction(db, (tx) => insertSettings(tx, 'company', stored));
}

function change(db: Db, document: 'company' | 'taxes', data: object) {
  return inTransaction(db, async (tx) => {
    const changed = await changeSettings(tx, { document, data, changedBy: 'cli', now: new Date() });
    if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  });
}

const servicesOf = ({ db }: Context) => ({ db, payments: aPaymentProvider(), now: () => time });

function issue({ db }: Context, { id }: OrderFixture, kind: 'invoice' | 'proforma' = 'invoice') {
  return inTransaction(db, (tx) => issueInvoice(tx, { orderId: id, kind, issuedBy: 'cli', now: time }));
}

async function issued(context: Context, order: OrderFixture, kind?: 'invoice' | 'proforma'): Promise<StoredInvoice> {
  const answer = await issue(context, order, kind);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

async function numbersTaken({ db }: Context): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(last_number), 0)::int as taken from invoice_series`.execute(db);
  return rows[0]?.taken ?? 0;
}

function orderedBy({ db }: Context, { id }: OrderFixture, taxId: string) {
  const company = JSON.stringify({ name: 'Nabywca sp. z o.o.', taxId });
  return sql`update orders set company = ${company}::jsonb where id = ${id}`.execute(db);
}

test('a wrong NIP of seller or buyer is refused before a number is taken', async (context) => {
  const order = await aPaidOrder(servicesOf(context));
  const before = await numbersTaken(context);
  await storeUnchecked(context.db, aPolishCompany({ taxNumber: '525-224-84-82' }));
  assert.equal(await issue(context, order), { ok: false, error: { kind: 'SellerNipWrong', nip: '5252248482' } });
  await sellAs(context.db, aPolishCompany());
  await orderedBy(context, order, '1111111112');
  assert.equal(await issue(context, order), { ok: false, error: { kind: 'BuyerNipWrong', nip: '1111111112' } });
  assert.is(await numbersTaken(context), before);
  await orderedBy(context, order, '1111111111');
  assert.ok((await issue(context, order)).ok);
  assert.is(await numbersTaken(context), before + 1);
});

test('a company elsewhere, and one that has said no number, issue as before', async (context) => {
  for (const company of [
    aPolishCompany({ taxNumber: '', vatId: '' }),
    aPolishCompany({ taxNumber: '', vatId: 'DE136695976', address: { ...aPolishCompany().address, country: 'DE' } }),
  ]) {
    await sellAs(context.db, company);
    assert.ok((await issue(context, await aPaidOrder(servicesOf(context)))).ok);
  }
});

test('FA(3) is written by the schema, kept, and the same to the byte afterwards', async (context) => {
  const invoice = await issued(context, await aPaidOrder(servicesOf(context)));
  const written = await keepInvoiceFile(context.db, invoice, 'fa3', time);
  if (!written.ok) throw new Error(JSON.stringify(written.error));
  assert.equal(await faultsOfFa3(written.value), []);
  assert.equal(textsOf(written.value.toString(), 'P_15'), ['145.99']);
  await sellAs(context.db, aPolishCompany({ legalName: 'Inna nazwa' }));
  const again = await keepInvoiceFile(context.db, invoice, 'fa3', time);
  assert.ok(again.ok && again.value.equals(written.value));
});

test('what is refused is not kept', async (context) => {
  const proforma = await issued(context, await anUnpaidOrder(servicesOf(context)), 'proforma');
  const refused = await keepInvoiceFile(context.db, proforma, 'fa3', time);
  assert.equal(refused, { ok: false, error: { kind: 'KindNotInKsef', document: 'proforma' } });
  const kept = await context.db.selectFrom('invoice_files').selectAll().where('invoice_id', '=', proforma.id).execute();
  assert.equal(kept, []);
});

test('whose VAT was charged is frozen as the order was placed, whatever is set afterwards', async (context) => {
  const set = (oss: boolean) => change(context.db, 'taxes', { homeCountry: 'PL', oss });
  const orderToGermany = async () => {
    const order = await aPaidOrder(servicesOf(context));
    const address = JSON.stringify({ country: 'DE', postalCode: '10115' });
    await sql`update orders set address = address || ${address}::jsonb where id = ${order.id}`.execute(context.db);
    return order;
  };
  const countryOf = async (order: OrderFixture) => (await issued(context, order)).document?.vatCountry;
  const beforeAnySetting = await orderToGermany();
  await set(false);
  const belowThreshold = await orderToGermany();
  await set(true);
  assert.is(await countryOf(await orderToGermany()), 'DE');
  assert.is(await countryOf(belowThreshold), 'PL');
  await set(false);
  assert.is(await countryOf(beforeAnySetting), 'DE');
  assert.is(await countryOf(await aPaidOrder(servicesOf(context))), 'PL');
});

test.run();

// An order in other money than the company's: no invoice without a rate, and the rate of its day stays with it.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ensureRate } from '#server/invoices/issuing/ensure-rate.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { createInvoiceEffects } from '#server/invoices/keep-books.ts';
import { keepExchangeRate } from '#server/invoices/rates/exchange-rate-store.ts';
import type { FetchRate } from '#server/invoices/rates/fetch-rate.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aPolishCompany } from './a-sale.ts';
import { noRates } from './no-rates.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('invoices in a foreign currency');
const time = new Date('2026-11-24T10:00:00Z');
const now = () => time;
const ofNbp = { currency: 'PLN', unit: 'EUR', source: 'NBP', day: '2026-11-23' } as const;

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  await set(context.db, 'company', aPolishCompany());
});
test.before.each(async ({ db }) => {
  await db.deleteFrom('exchange_rates').execute();
});
test.after(({ database }) => database.close());

function set(db: Db, document: 'company' | 'invoices' | 'taxes', data: object) {
  return inTransaction(db, async (tx) => {
    const changed = await changeSettings(tx, { document, data, changedBy: 'cli', now: time });
    if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  });
}

const services = (db: Db) => ({ db, now, payments: aPaymentProvider() });

async function inEuro(db: Db, order: Promise<OrderFixture>): Promise<OrderFixture> {
  const { id, ...rest } = await order;
  await sql`update orders set currency = 'EUR' where id = ${id}`.execute(db);
  return { id, ...rest };
}

function issue(db: Db, { id }: OrderFixture, kind: 'invoice' | 'proforma' | 'receipt' = 'invoice') {
  return inTransaction(db, (tx) => issueInvoice(tx, { orderId: id, kind, issuedBy: 'cli', now: time }));
}

/** Counts how often it is asked. */
function bank(rate = '4.2634') {
  const asked: string[] = [];
  const fetchRate: FetchRate = async ({ taxPoint }) => {
    asked.push(taxPoint);
    return { ok: true, value: { ...ofNbp, rate, table: '228/A/NBP/2026' } };
  };
  return { asked, fetchRate };
}

test('without a rate it is refused, no number is taken, and what it needs is named', async ({ db }) => {
  const order = await inEuro(db, aPaidOrder(services(db)));
  assert.equal(await ensureRate({ db, now, fetchRate: noRates }, order.id), {
    ...{ kind: 'NoRate', detail: 'no bank answers' },
  });
  const wanted = { country: 'PL', national: 'PLN', currency: 'EUR', taxPoint: '2026-11-24' };
  assert.equal(await issue(db, order), { ok: false, error: { kind: 'RateMissing', ...wanted } });
  assert.equal(await db.selectFrom('invoice_series').selectAll().execute(), []);
});

test('the rate of a day is asked for once and kept, and stands in each invoice of it', async ({ db }) => {
  const [one, two] = [await inEuro(db, aPaidOrder(services(db))), await inEuro(db, aPaidOrder(services(db)))];
  const { asked, fetchRate } = bank();
  for (const { id } of [one, two, one]) assert.is(await ensureRate({ db, now, fetchRate }, id), null);
  assert.equal(asked, ['2026-11-24']);
  for (const order of [one, two]) {
    const issued = await issue(db, order);
    const national = issued.ok && issued.value.document?.nationalVat;
    // 27.30 euro of VAT.
    assert.equal(national, {
      ...{ ...ofNbp, rate: '4.2634', table: '228/A/NBP/2026' },
      vat: [{ basisPoints: 2300, vatMinor: 11_639 }],
    });
  }
});

test('a rate given by hand outranks one that was fetched, and none that was issued', async ({ db }) => {
  const [before, after] = [await inEuro(db, aPaidOrder(services(db))), await inEuro(db, aPaidOrder(services(db)))];
  await ensureRate({ db, now, fetchRate: bank().fetchRate }, before.id);
  const first = await issue(db, before);
  const wanted = { national: 'PLN', currency: 'EUR', taxPoint: '2026-11-24' } as const;
  const byHand = { rate: { ...ofNbp, rate: '4.3', table: 'by hand' }, isByHand: true, now: time };
  await inTransaction(db, (tx) => keepExchangeRate(tx, wanted, byHand));
  await ensureRate({ db, now, fetchRate: bank('4.5').fetchRate }, after.id);
  const rateOf = (issued: Awaited<ReturnType<typeof issue>>) => issued.ok && issued.value.document?.nationalVat?.rate;
  assert.is(rateOf(await issue(db, after)), '4.3');
  assert.is(rateOf(first), '4.2634');
  assert.is(rateOf(await issue(db, before)), '4.2634');
});

test('what the shop issues by itself waits for the bank, and says why', async ({ db }) => {
  await set(db, 'invoices', { issueAt: 'payment', forConsumers: true });
  const { id } = await inEuro(db, aPaidOrder(services(db)));
  const entry = { id: 0, attempts: 0, deduplicationKey: 'books', kind: 'keep-books', payload: { orderId: id } };
  const kept = (fetchRate: FetchRate) =>
    createInvoiceEffects({ db, now, fetchRate })['keep-books']?.handle(entry, AbortSignal.timeout(60_000));
  const failed = await kept(noRates)?.then(
    () => 'issued',
    (error: Error) => error.message,
  );
  assert.match(failed ?? '', /refusal RateMissing.*no bank answers/);
  await kept(bank().fetchRate);
  const issued = await db.selectFrom('invoices').select('kind').where('order_id', '=', id).execute();
  assert.equal(issued, [{ kind: 'invoice' }]);
});

test('proformas, receipts, and VAT of another state under the one-stop shop need no rate', async ({ db }) => {
  assert.ok((await issue(db, await inEuro(db, anUnpaidOrder(services(db))), 'proforma')).ok);
  assert.ok((await issue(db, await inEuro(db, aPaidOrder(services(db))), 'receipt')).ok);
  await set(db, 'taxes', { homeCountry: 'PL', oss: true });
  const order = await inEuro(db, aPaidOrder(services(db)));
  const address = JSON.stringify({ country: 'DE', postalCode: '10115' });
  await sql`update orders set address = address || ${address}::jsonb where id = ${order.id}`.execute(db);
  const issued = await issue(db, order);
  assert.is(issued.ok && issued.value.document?.nationalVat, null);
});

test.run();

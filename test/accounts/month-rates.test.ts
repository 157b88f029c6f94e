// The rates of a month's sales in other money are asked for before its reports are written, whether anything was invoiced or not.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ensureRecentRates, ensureReportRates } from '#server/accounts/ensure-report-rates.ts';
import { writeReports } from '#server/accounts/write-reports.ts';
import type { Database, Db } from '#server/database/connect.ts';
import type { ReportName } from '#src/accounts/report-names.ts';
import type { Currency } from '#src/currencies.ts';
import type { Company } from '#src/shop/company.ts';
import { invoiceSettingsSchema } from '#src/shop/invoices/invoice-settings.ts';
import { taxSettingsSchema } from '#src/shop/tax-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { setDocuments } from '../fixtures/settings/set-settings.ts';
import { aPolishCompany } from '../invoices/a-sale.ts';
import { noRates } from '../invoices/no-rates.ts';
import { aBank } from './a-bank.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('rates of a month');
const sold = new Date('2026-11-24T10:00:00Z');
const at = (day: string) => () => new Date(`${day}T10:00:00Z`);

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after.each(({ database }) => database.close());

/** Sold at 145.99 of `currency`, with 23 % VAT. */
async function aShopIn(db: Db, company: Company, currencies: readonly Currency[], oss = true) {
  const accounts = [{ country: 'PL', percent: 23, account: '8321' }];
  const datev = { consultant: 1001, client: 456, customers: '10000', accounts };
  const documents = {
    company,
    invoices: invoiceSettingsSchema.parse({ datev }),
    taxes: taxSettingsSchema.parse({ oss }),
  };
  await setDocuments(db, documents);
  for (const currency of currencies) {
    const { id } = await aPaidOrder({ db, payments: aPaymentProvider(), now: () => sold });
    await sql`update orders set currency = ${currency} where id = ${id}`.execute(db);
  }
}

async function write(db: Db, name: ReportName) {
  const { parts, summary } = writeReports(db, '2026-11', [name]);
  const text = (await Array.fromAsync(parts)).map((part) => part.text).join('');
  const missing = summary().notes.filter(({ kind }) => kind === 'rateMissing');
  return { text, missing: missing.flatMap(({ about }) => about) };
}

const german = aCompany({ address: { street: 'Straße 1', postalCode: '10623', city: 'Berlin', country: 'DE' } });

test('a German shop’s sale in złoty at Poland’s VAT is named while it has no rate, and is then in DATEV’s batch', async ({
  db,
}) => {
  await aShopIn(db, german, ['PLN']);
  const before = await write(db, 'datev');
  assert.equal(before.missing, ['PLN 2026-11-24'], 'not left out without a word');
  assert.not.match(before.text, '145,99');
  const { asked, fetchRate } = aBank({ PLN: '4.2634' });
  const ensure = (day: string) => ensureReportRates({ db, now: at(day), fetchRate }, '2026-11', ['sales', 'datev']);
  await ensure('2026-11-24');
  assert.equal(asked, [], 'the ECB may publish one of that day yet');
  await ensure('2026-11-25');
  await ensure('2026-11-26');
  assert.equal(asked, [['EUR', 'PLN', '2026-11-24']]);
  const { text, missing } = await write(db, 'datev');
  assert.equal(missing, []);
  assert.match(text, /145,99;"S";"PLN";[^;]*;34,24;"EUR"/);
});

test('what consumers paid in euros without an invoice is in the JPK rows of a Polish shop', async ({ db }) => {
  await aShopIn(db, aPolishCompany(), ['EUR'], false);
  assert.equal((await write(db, 'jpk')).missing, ['EUR 2026-11-24']);
  const { asked, fetchRate } = aBank({ EUR: '4.2634' });
  await ensureReportRates({ db, now: at('2026-12-01'), fetchRate }, '2026-11', ['jpk']);
  assert.equal(asked, [['PLN', 'EUR', '2026-11-24']]);
  const { text, missing } = await write(db, 'jpk');
  assert.equal(missing, []);
  // 118.69 and 27.30 EUR.
  assert.match(text.replaceAll('"', ''), /;WEW;.*506,02;.*116,39/);
});

test('a bank that is away is asked once for each currency, and what it did not say is named', async ({ db }) => {
  await aShopIn(db, aPolishCompany(), ['EUR', 'EUR', 'CZK'], false);
  await sql`update orders set paid_at = paid_at - interval '1 day' where id = (
    select id from orders where currency = 'EUR' limit 1)`.execute(db);
  const asked: string[] = [];
  const fetchRate: typeof noRates = (wanted) => {
    asked.push(`${wanted.currency} ${wanted.taxPoint}`);
    return noRates(wanted);
  };
  await ensureReportRates({ db, now: at('2026-12-01'), fetchRate }, '2026-11', ['jpk']);
  assert.equal(asked, ['EUR 2026-11-23', 'CZK 2026-11-24']);
  assert.equal((await write(db, 'jpk')).missing.toSorted(), ['CZK 2026-11-24', 'EUR 2026-11-23', 'EUR 2026-11-24']);
});

test('the regular round goes by the clocks of the company, and asks for each quarter once', async ({ db }) => {
  await aShopIn(db, aPolishCompany(), ['CZK']);
  const { asked, fetchRate } = aBank({});
  // The year has begun in Warsaw: November is neither this month nor the last one.
  await ensureRecentRates({ db, now: () => new Date('2026-12-31T23:30:00Z'), fetchRate });
  assert.equal(asked, [['EUR', 'CZK', '2026-12-31', 'oss']]);
});

test.run();

// A thousand orders of a shop in Germany and of one in Czechia: DATEV's batch and Pohoda's documents hold them to the last minor
// unit, and one that is off by a single one is found and named.
import * as assert from 'uvu/assert';
import { AccountsDisagree } from '#server/accounts/agreement.ts';
import { ensureReportRates } from '#server/accounts/ensure-report-rates.ts';
import { writeReports } from '#server/accounts/write-reports.ts';
import type { Database, Db } from '#server/database/connect.ts';
import type { ReportName } from '#src/accounts/report-names.ts';
import { invoiceSettingsSchema } from '#src/shop/invoices/invoice-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { wholeSuite } from '../depths.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { setDocuments } from '../fixtures/settings/set-settings.ts';
import { aBank } from './a-bank.ts';
import { generateMonth, type Home } from './generate-month.ts';
import { oneMore, plantInReport } from './plant-in-report.ts';

const test = wholeSuite<{ database: Database; db: Db }>('months of a thousand orders by country');
const MONTH = '2026-11';

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after.each(({ database }) => database.close());

const accounts = [
  ...[19, 7, 0].map((percent) => ({ country: 'DE', percent, account: `84${String(percent).padStart(2, '0')}` })),
  ...[23, 8, 5, 0].map((percent) => ({ country: 'PL', percent, account: `83${String(percent).padStart(2, '0')}` })),
];
const datev = { consultant: 1001, client: 456, customers: '10000', accounts };

type Month = { name: ReportName; rates: Parameters<typeof aBank>[0] };

async function aMonth(db: Db, home: Home, { name, rates }: Month) {
  const address = { street: 'Straße 1', postalCode: '10623', city: 'Berlin', country: home };
  await setDocuments(db, { company: aCompany({ address }), invoices: invoiceSettingsSchema.parse({ datev }) });
  const orders = await generateMonth(db, { count: 1_000, month: MONTH, home });
  const ensureRates = (time: string) =>
    ensureReportRates({ db, now: () => new Date(time), fetchRate: aBank(rates).fetchRate }, MONTH, [name]);
  await ensureRates('2026-12-05T10:00:00Z');
  return { orders, ensureRates };
}

async function write(db: Db, name: ReportName): Promise<{ text: string; notes: string[] }> {
  const { parts, summary } = writeReports(db, MONTH, [name]);
  const texts = (await Array.fromAsync(parts)).map(({ text }) => text);
  return { text: texts.join(''), notes: summary().notes.map(({ kind }) => kind) };
}

test('DATEV’s batch says every sale and refund, in the currency in which it was made', async ({ db }) => {
  const { orders } = await aMonth(db, 'DE', { name: 'datev', rates: { PLN: '4.2634', HUF: '391.2' } });
  const { text, notes } = await write(db, 'datev');
  assert.not.ok(notes.includes('accountMissing') || notes.includes('rateMissing'), notes.join(', '));
  assert.ok(text.split('\r\n').length > orders.length, 'a row for each rate');
  const failure = await plantInReport(db, { name: 'datev', month: MONTH });
  assert.instance(failure, AccountsDisagree);
  assert.match((failure as Error).message, /: 0\.01 EUR between the ledger and report datev/);
});

test('Pohoda’s documents say base and VAT of every sale and refund at home, in crowns', async ({ db }) => {
  await aMonth(db, 'CZ', { name: 'pohoda', rates: { EUR: '24.365', HUF: '0.0622' } });
  const { text, notes } = await write(db, 'pohoda');
  assert.not.ok(notes.includes('rateMissing'), notes.join(', '));
  assert.ok((text.match(/<dat:dataPackItem /g) ?? []).length > 700);
  const change = (xml: string) =>
    xml.replace(/(<typ:priceHigh>)(-?\d+\.\d[0-8])</, (_, tag: string, amount: string) => `${tag}${oneMore(amount)}<`);
  const failure = await plantInReport(db, { name: 'pohoda', month: MONTH, change });
  assert.instance(failure, AccountsDisagree);
  assert.match((failure as Error).message, /: -?0\.01 CZK between the ledger and report pohoda/);
});

test('the BZSt’s import says the quarter of the one-stop shop, what was paid in other money too', async ({ db }) => {
  const { ensureRates } = await aMonth(db, 'DE', { name: 'bzst', rates: { PLN: '4.2634', HUF: '391.2' } });
  const missing = await write(db, 'bzst');
  assert.ok(missing.notes.includes('rateMissing'), 'the ECB has none of the last day yet');
  await ensureRates('2026-12-31T18:00:00Z');
  const { text, notes } = await write(db, 'bzst');
  assert.not.ok(notes.includes('rateMissing'), notes.join(', '));
  const cells = text.split('\r\n').map((row) => row.split(','));
  const returned = (await write(db, 'oss')).text.replaceAll('"', '');
  const sums = [...returned.matchAll(/^DE;PL;[^;]*;;(-?\d+,\d\d);(-?\d+,\d\d);/gm)];
  const inCents = (amount = '') => Number(amount.replace(/[.,]/, ''));
  for (const [place, of] of [
    [4, 1],
    [5, 2],
  ] as const) {
    const imported = cells.filter(([type]) => type === '3').reduce((sum, row) => sum + inCents(row[place]), 0);
    assert.ok(imported > 0);
    assert.is(
      imported,
      sums.reduce((sum, row) => sum + inCents(row[of]), 0),
    );
  }
  for (const name of ['bzst', 'oss'] as const) {
    const failure = await plantInReport(db, { name, month: MONTH });
    assert.instance(failure, AccountsDisagree, name);
    assert.match((failure as Error).message, /2026-Q4: -?0\.01 \w{3} between the ledger and report/);
  }
  const ofZloty = (cells: readonly string[]) => (cells.at(-1) === 'PLN' && /[0-8]$/.test(cells[4] ?? '') ? 4 : -1);
  const converted = await plantInReport(db, { name: 'oss', month: MONTH, placeIn: ofZloty });
  assert.match(String(converted), /2026-Q4 \w\w \d+ %: -?0\.01 EUR between the ledger and report oss/);
  const other = await plantInReport(db, { name: 'bzst', month: MONTH });
  assert.match(String(other), /2026-Q4 \w\w \d+\.00 %: -?0\.01 EUR between report oss and report bzst/);
});

test.run();

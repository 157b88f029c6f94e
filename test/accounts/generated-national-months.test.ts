// A thousand orders of a shop in Germany and of one in Czechia: DATEV's batch and Pohoda's documents hold them to the last minor
// unit, and one that is off by a single one is found and named.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { AccountsDisagree } from '#server/accounts/agreement.ts';
import { reports } from '#server/accounts/reports/report-list.ts';
import { writeReports } from '#server/accounts/write-reports.ts';
import type { Database, Db } from '#server/database/connect.ts';
import type { ReportName } from '#src/accounts/report-names.ts';
import { invoiceSettingsSchema } from '#src/shop/invoices/invoice-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { wholeSuite } from '../depths.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { setDocuments } from '../fixtures/settings/set-settings.ts';
import { generateMonth, type Home } from './generate-month.ts';

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

async function aMonth(db: Db, home: Home, { national, rates }: { national: string; rates: Record<string, string> }) {
  const address = { street: 'Straße 1', postalCode: '10623', city: 'Berlin', country: home };
  await setDocuments(db, { company: aCompany({ address }), invoices: invoiceSettingsSchema.parse({ datev }) });
  for (const [currency, rate] of Object.entries(rates)) {
    await sql`insert into exchange_rates (national, currency, tax_point, unit, rate, source, source_table, published_on,
        is_by_hand, kept_at)
      select ${national}, ${currency}, to_char(day, 'YYYY-MM-DD'), ${national === 'EUR' ? 'EUR' : currency}, ${rate}, 'ECB',
        'EXR', '2026-10-30', false, now()
      from generate_series(date '2026-10-31', date '2026-12-31', '1 day') as day`.execute(db);
  }
  return generateMonth(db, { count: 1_000, month: MONTH, home });
}

async function write(db: Db, name: ReportName): Promise<{ text: string; notes: string[] }> {
  const { parts, summary } = writeReports(db, MONTH, [name]);
  const texts = (await Array.fromAsync(parts)).map(({ text }) => text);
  return { text: texts.join(''), notes: summary().notes.map(({ kind }) => kind) };
}

/** The first amount that a report writes is one minor unit more. */
async function plant(db: Db, name: ReportName, change: (cell: string) => string): Promise<unknown> {
  const { open } = reports[name];
  let isPlanted = false;
  reports[name].open = (terms) => {
    const report = open(terms);
    const plantIn = (cell: string) => {
      const changed = isPlanted ? cell : change(cell);
      isPlanted ||= changed !== cell;
      return changed;
    };
    return {
      ...report,
      rows: (entry) => report.rows(entry).map((row) => ({ ...row, cells: row.cells.map(plantIn) })),
    };
  };
  try {
    return await write(db, name).catch((error: unknown) => error);
  } finally {
    reports[name].open = open;
  }
}

const oneMore = (amount: string) => amount.replace(/[0-8]$/, (digit) => String(Number(digit) + 1));

test('DATEV’s batch says every sale and refund, in the currency in which it was made', async ({ db }) => {
  const orders = await aMonth(db, 'DE', { national: 'EUR', rates: { PLN: '4.2634', HUF: '391.2' } });
  const { text, notes } = await write(db, 'datev');
  assert.not.ok(notes.includes('accountMissing') || notes.includes('rateMissing'), notes.join(', '));
  assert.ok(text.split('\r\n').length > orders.length, 'a row for each rate');
  const failure = await plant(db, 'datev', (cell) => (/^\d+,\d[0-8]$/.test(cell) ? oneMore(cell) : cell));
  assert.instance(failure, AccountsDisagree);
  assert.match((failure as Error).message, /: 0\.01 EUR between the ledger and report datev/);
});

test('Pohoda’s documents say base and VAT of every sale and refund at home, in crowns', async ({ db }) => {
  await aMonth(db, 'CZ', { national: 'CZK', rates: { EUR: '24.365', HUF: '0.0622' } });
  const { text, notes } = await write(db, 'pohoda');
  assert.not.ok(notes.includes('rateMissing'), notes.join(', '));
  assert.ok((text.match(/<dat:dataPackItem /g) ?? []).length > 700);
  const failure = await plant(db, 'pohoda', (xml) =>
    xml.replace(/(<typ:priceHigh>)(-?\d+\.\d[0-8])</, (_, tag: string, amount: string) => `${tag}${oneMore(amount)}<`),
  );
  assert.instance(failure, AccountsDisagree);
  assert.match((failure as Error).message, /: -?0\.01 CZK between the ledger and report pohoda/);
});

test.run();

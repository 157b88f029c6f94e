// A thousand orders of a month: orders, payments, payouts, invoices and every report say the same to the last minor unit, and a
// grosz that is put anywhere is found and named.
import { sql } from 'kysely';
import { XmlDocument, type XsdValidator } from 'libxml2-wasm';
import * as assert from 'uvu/assert';
import { AccountsDisagree } from '#server/accounts/agreement.ts';
import { ensureReportRates } from '#server/accounts/ensure-report-rates.ts';
import { isSaleEntry } from '#server/accounts/ledger/ledger-entry.ts';
import { ledgerMonth } from '#server/accounts/ledger/ledger-month.ts';
import { readLedger } from '#server/accounts/ledger/read-ledger.ts';
import { reports } from '#server/accounts/reports/report-list.ts';
import { writeReports } from '#server/accounts/write-reports.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { writeCii } from '#server/invoices/en16931/write-cii.ts';
import { writeUbl } from '#server/invoices/en16931/write-ubl.ts';
import { faultsOfFa3 } from '#server/invoices/fa3/check-fa3.ts';
import { listInvoicesOf } from '#server/invoices/invoice-store.ts';
import { ensureRate } from '#server/invoices/issuing/ensure-rate.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { listOrderBooks } from '#server/order-list/office/list-order-books.ts';
import { readReport, sumRows } from '#server/reports/read-report.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { sumPeriods } from '#server/today/office/sum-takings.ts';
import { type ReportName, reportNames } from '#src/accounts/report-names.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { wholeSuite } from '../depths.ts';
import { aPolishCompany } from '../invoices/a-sale.ts';
import { corrected } from '../invoices/corrected.ts';
import { openFacturX } from '../invoices/en16931/factur-x-schema.ts';
import { readCii, readUbl } from '../invoices/en16931/read-electronic-invoice.ts';
import { rules } from '../invoices/en16931/rules.ts';
import { faultsOfUbl } from '../invoices/en16931/ubl-structure.ts';
import { readXml } from '../invoices/en16931/xml-tree.ts';
import { fa3Of } from '../invoices/fa3/read-fa3.ts';
import { aBank } from './a-bank.ts';
import { generateMonth } from './generate-month.ts';
import { plantInReport } from './plant-in-report.ts';

type Context = { database: Database; db: Db };
const test = wholeSuite<Context>('a month of a thousand orders');

const MONTH = '2026-11';
const now = new Date('2026-12-31T10:00:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  context.db = db;
  const company = { document: 'company', data: aPolishCompany(), changedBy: 'cli', now } as const;
  await inTransaction(db, (tx) => changeSettings(tx, company));
  const orders = await generateMonth(db, { count: 1_000, month: MONTH });
  const { fetchRate } = aBank({ EUR: '4.2634', HUF: '0.0109' });
  await ensureReportRates({ db, now: () => now, fetchRate }, MONTH, ['jpk']);
  // A fifth are companies', which get their invoices.
  for (const { id } of orders.filter(({ isOfCompany }) => isOfCompany)) {
    await inTransaction(db, async (tx) => {
      const issued = await issueInvoice(tx, { orderId: id, kind: 'invoice', issuedBy: 'cli', now });
      if (!issued.ok) throw new Error(issued.error.kind);
      await corrected(tx, { orderId: id, issuedBy: 'cli', now });
    });
  }
});
test.after(({ database }) => database.close());

async function write(db: Db, names: readonly ReportName[] = reportNames) {
  const texts = new Map<ReportName, string>();
  const { parts, summary } = writeReports(db, MONTH, names);
  for await (const { report, text } of parts) texts.set(report, (texts.get(report) ?? '') + text);
  return { texts, ...summary() };
}

test('orders, payments, payouts, invoices and every report agree', async ({ db }) => {
  const { texts, sums, notes } = await write(db);
  assert.equal([...texts.keys()].toSorted(), Object.keys(reports).toSorted());
  const sales = sums.filter(({ kind }) => kind === 'sale');
  assert.is(sales.length, 3, 'three currencies');
  const { rows } = await sql<{ currency: string; minor: string; count: string }>`
    select currency, sum(total_minor) as minor, count(*) as count from orders
    where paid_at at time zone 'Europe/Warsaw' >= '2026-11-01' and paid_at at time zone 'Europe/Warsaw' < '2026-12-01'
    group by currency order by currency`.execute(db);
  assert.equal(
    sales
      .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
      .map((sum) => [sum.currency, sum.amountMinor, sum.count]),
    rows.map(({ currency, minor, count }) => [currency, Number(minor), Number(count)]),
  );
  assert.ok(
    sums.some(({ kind }) => kind === 'correction'),
    'something was given back',
  );
  // What was paid out and what it is made of come to nothing.
  const inZloty = sums.filter(({ kind, currency }) => currency === 'PLN' && kind !== 'sale' && kind !== 'correction');
  assert.is(
    inZloty.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    0,
  );
  assert.equal(
    notes.filter(({ kind }) => kind === 'invoiceMissing'),
    [],
  );
});

test('each row of JPK says by one mark where its document is', async ({ db }) => {
  const { texts, notes } = await write(db, ['jpk']);
  assert.not.ok(
    notes.some(({ kind }) => kind === 'rateMissing'),
    'the rates of the month were asked for',
  );
  const [head = '', ...rows] = texts.get('jpk')?.trimEnd().split('\r\n') ?? [];
  const names = head.replace('\uFEFF', '').split(';');
  assert.ok(rows.length > 100);
  for (const row of rows) {
    const cells = row.match(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g) ?? [];
    const marks = ['NrKSeF', 'OFF', 'BFK', 'DI'].filter(
      (name) => !['', ';'].includes(cells[names.indexOf(name)] ?? ''),
    );
    assert.is(marks.length, 1, row);
  }
  const totals = rows.filter((row) => row.includes(';WEW;')).map((row) => row.split(';')[4]);
  assert.ok(totals.length >= 28);
  assert.is(new Set(totals).size, totals.length, 'one total for each day');
});

test('the reports of the shop come to what the books say, in every currency and cut', async ({ db }) => {
  const { sums } = await write(db, ['sales']);
  for (const currency of ['PLN', 'EUR', 'HUF']) {
    const of = (kind: string) => sums.find((sum) => sum.kind === kind && sum.currency === currency);
    const [sold, back] = [of('sale')?.amountMinor ?? 0, of('correction')?.amountMinor ?? 0];
    assert.ok(sold > 0 && back < 0, currency);
    for (const name of ['sales', 'products', 'methods', 'countries'] as const) {
      const asked = { from: `${MONTH}-01`, until: `${MONTH}-30`, currency };
      const { rows } = await readReport({ db, now: () => now }, name, asked);
      const { sold: reported, givenBack, left, orders } = sumRows(name, rows);
      assert.equal([reported, givenBack, left], [sold, back, sold + back], `${name} in ${currency}`);
      if (name !== 'products') assert.is(orders, of('sale')?.count, `${name} in ${currency}`);
    }
  }
});

test('what gift cards paid and got back is a row of the methods, and the orders’ file says it', async ({ db }) => {
  const { rows: expected } = await sql<{ currency: string; sold: string; back: string }>`
    select o.currency, sum(o.cards_minor) as sold, (select coalesce(sum(r.cards_minor), 0) from refunds r
        join orders p on p.id = r.order_id where p.currency = o.currency
          and r.updated_at at time zone 'Europe/Warsaw' < '2026-12-01') as back
    from orders o where o.paid_at at time zone 'Europe/Warsaw' >= '2026-11-01'
      and o.paid_at at time zone 'Europe/Warsaw' < '2026-12-01' group by o.currency`.execute(db);
  assert.is(expected.length, 3);
  for (const { currency, sold, back } of expected) {
    assert.ok(Number(sold) > 0 && Number(back) > 0, currency);
    const asked = { from: `${MONTH}-01`, until: `${MONTH}-30`, currency };
    const { rows } = await readReport({ db, now: () => now }, 'methods', asked);
    assert.ok(
      rows.some((row) => Number(row.sold) === Number(sold) && Number(row.givenBack) === -Number(back)),
      JSON.stringify(rows),
    );
  }
  const orders = await db.selectFrom('orders').select(['number', 'cards_minor']).orderBy('number').execute();
  const books = await listOrderBooks(
    db,
    orders.map(({ number }) => number),
  );
  assert.equal(
    orders.map(({ number }) => books.get(number)?.byGiftCards.minor),
    orders.map(({ cards_minor: minor }) => minor),
  );
});

test('Today says of the month what its report says', async ({ db }) => {
  const lastMoment = new Date('2026-11-30T22:59:59Z');
  const month = (await sumPeriods(db, lastMoment)).find(({ name }) => name === 'month');
  assert.is(month?.sums.length, 3);
  for (const { takings, orders } of month?.sums ?? []) {
    const asked = { from: `${MONTH}-01`, until: `${MONTH}-30`, currency: takings.currency };
    const { rows } = await readReport({ db, now: () => lastMoment }, 'sales', asked);
    const { left, orders: reported } = sumRows('sales', rows);
    assert.equal([takings.minor, orders], [left, reported], takings.currency);
  }
});

test('the VAT of a day is that of its sales less that of its refunds', async ({ db }) => {
  const { rows } = await readReport({ db, now: () => now }, 'sales', {
    from: `${MONTH}-01`,
    until: `${MONTH}-30`,
    currency: 'PLN',
  });
  let vatMinor = 0;
  for await (const entry of readLedger(db, ledgerMonth(MONTH, 'Europe/Warsaw'))) {
    if (isSaleEntry(entry) && entry.currency === 'PLN')
      vatMinor += entry.vat.reduce((sum, row) => sum + row.vatMinor, 0);
  }
  assert.is(sumRows('sales', rows).vat, vatMinor);
});

const planted: readonly (readonly [where: string, statement: string, names: string])[] = [
  ['the payment', 'update orders set captured_minor = captured_minor + 1 where id = $1', 'its payment'],
  [
    'the VAT by rate',
    'update order_vat_amounts set gross_minor = gross_minor + 1 where order_id = $1',
    'its VAT by rate',
  ],
  [
    'the payout',
    `update payout_bookings set source_minor = source_minor + 1
     where intent_id = (select captured_intent_id from orders where id = $1) and kind = 'payment'`,
    'payout po_2026-11',
  ],
  [
    'the document',
    "update invoices set gross_minor = gross_minor + 1 where order_id = $1 and kind = 'invoice'",
    'document FV/2026/',
  ],
];

for (const [where, statement, name] of planted) {
  const isInvoiced = where === 'the document';
  test(`a grosz in ${where} of one order is found, and both who say it are named`, async ({ db }) => {
    const { id, number } = await db
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('payment_method', '=', 'card')
      .whereRef('cards_minor', '<', 'total_minor')
      .where('paid_at', '<', new Date('2026-11-20'))
      .where('company', isInvoiced ? 'is not' : 'is', null)
      .where('id', 'in', (query) =>
        query.selectFrom('order_vat_amounts').select('order_id').groupBy('order_id').having(sql`count(*)`, '=', 1),
      )
      .orderBy('number')
      .executeTakeFirstOrThrow();
    // What was issued refuses to be changed.
    await sql`alter table invoices disable trigger user`.execute(db);
    const change = (text: string) => sql`${sql.raw(text.replace('$1', `'${id}'`))}`.execute(db);
    await change(statement);
    const failure = await write(db, ['sales']).catch((error) => error);
    await change(statement.replace('+ 1', '- 1'));
    assert.instance(failure, AccountsDisagree);
    assert.match(failure.message, `${number}: 0.01`);
    assert.match(failure.message, name);
  });
}

for (const name of ['sales', 'jpk', 'cash', 'nl', 'oss', 'stripe'] as const) {
  test(`a grosz that the report ${name} writes too much is found, and what it is about is named`, async ({ db }) => {
    const failure = await plantInReport(db, { name, month: MONTH });
    assert.instance(failure, AccountsDisagree, String(failure));
    const { message } = failure as AccountsDisagree;
    assert.match(message, /: [^:]+: -?0\.01 [A-Z]{3} between the ledger and report /);
    assert.match(message, `report ${name}`);
  });
}

// The last one: it issues what was not issued for the reports above.
test('FA(3), CII and UBL of each of the thousand, and of what was given back, are by schema and rules', async ({
  db,
}) => {
  const { fetchRate } = aBank({ EUR: '4.2634', HUF: '0.0109' });
  const checkCii = await openFacturX();
  const counts = { invoice: 0, correction: 0 };
  const faults: string[] = [];
  for (const { id } of await db.selectFrom('orders').select('id').execute()) {
    await ensureRate({ db, now: () => now, fetchRate }, id);
    await inTransaction(db, async (tx) => {
      const issued = await issueInvoice(tx, { orderId: id, kind: 'invoice', issuedBy: 'cli', now });
      if (!issued.ok) throw new Error(JSON.stringify(issued.error));
      await corrected(tx, { orderId: id, issuedBy: 'cli', now });
    });
    for (const { kind, number, document } of await listInvoicesOf(db, id)) {
      if (!document) throw new Error(`${number} is erased`);
      counts[kind === 'correction' ? kind : 'invoice'] += 1;
      const found = [...(await faultsOfFa3(Buffer.from(fa3Of(document)))), ...faultsOfElectronic(document, checkCii)];
      faults.push(...found.map((fault) => `${number}: ${fault}`));
    }
  }
  checkCii.dispose();
  assert.equal(faults.slice(0, 10), [], `${faults.length} faults`);
  assert.is(counts.invoice, 1_000);
  assert.ok(counts.correction > 200, `${counts.correction} corrections`);
});

/** By the schema of CII, the rules of EN 16931 by their ids, and UBL's order; both forms say the same. */
function faultsOfElectronic(document: InvoiceDocument, checkCii: XsdValidator): string[] {
  const [cii, ubl] = [writeCii(document), writeUbl(document)];
  const read = readCii(cii);
  const xml = XmlDocument.fromString(cii);
  try {
    checkCii.validate(xml);
  } catch (error) {
    return [String(error)];
  } finally {
    xml.dispose();
  }
  const broken = rules.filter(({ holds }) => !holds(read)).map(({ id }) => id);
  const isSame = JSON.stringify(readUbl(ubl)) === JSON.stringify(read);
  return [...broken, ...faultsOfUbl(readXml(ubl)), ...(isSame ? [] : ['UBL says something else than CII'])];
}

test.run();

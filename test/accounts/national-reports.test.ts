// What programs of each country read: DATEV's batch beside its published sample, Pohoda's documents, the quarter of the one-stop
// shop, and the record of sales without a cash register.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AccountsDisagree } from '#server/accounts/agreement.ts';
import { ensureQuarterRates } from '#server/accounts/ledger/ensure-quarter-rates.ts';
import { writeMonth } from '#server/accounts/write-month.ts';
import { writeReports } from '#server/accounts/write-reports.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import type { FetchRate } from '#server/invoices/rates/fetch-rate.ts';
import { recordManualRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import type { ReportName } from '#src/accounts/report-names.ts';
import { money } from '#src/money.ts';
import { ok } from '#src/result.ts';
import type { Company } from '#src/shop/company.ts';
import { taxSettingsSchema } from '#src/shop/tax-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { aPolishCompany } from '../invoices/a-sale.ts';
import { corrected } from '../invoices/corrected.ts';
import { plantInReport } from './plant-in-report.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('reports of each country');
const now = new Date('2026-11-24T10:00:00Z');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after.each(({ database }) => database.close());

const set = (db: Db, document: 'company' | 'invoices', data: unknown) =>
  inTransaction(db, async (tx) => {
    const changed = await changeSettings(tx, { document, data, changedBy: 'cli', now } as never);
    if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  });

/** One order of 145.99 zł at 23 %, changed into what the test is about. */
async function anOrder({ db }: Context, company: Company, change: string) {
  await set(db, 'company', company);
  const order = await aPaidOrder({ db, payments: aPaymentProvider(), now: () => now });
  if (change) await sql`${sql.raw(change.replaceAll('$1', `'${order.id}'`))}`.execute(db);
  return order;
}

async function write(db: Db, name: ReportName, month = '2026-11') {
  const { parts, summary } = writeReports(db, month, [name]);
  const text = (await Array.fromAsync(parts)).map((part) => part.text).join('');
  return { text, lines: text.split('\r\n'), notes: summary().notes };
}

const inEuros = "update orders set currency = 'EUR' where id = $1";
const german = () => aCompany({ address: { street: 'Straße 1', postalCode: '10623', city: 'Berlin', country: 'DE' } });

test('DATEV’s batch has the form of the sample, and what has no account is named and left out', async (context) => {
  const { db } = context;
  const order = await anOrder(context, german(), inEuros);
  const vatCountry = 'PL';
  const without = await write(db, 'datev');
  assert.equal(without.notes.filter(({ kind }) => kind === 'accountMissing')[0]?.about, [`${vatCountry} 23 %`]);
  assert.is(without.lines.length, 3);
  const accounts = [{ country: vatCountry, percent: 23, account: '8321' }];
  await set(db, 'invoices', { datev: { consultant: 1001, client: 456, customers: '10000', accounts } });
  const { lines } = await write(db, 'datev');
  const head = lines[0]?.split(';') ?? [];
  assert.equal(head.slice(0, 5), ['"EXTF"', '700', '21', '"Buchungsstapel"', '9']);
  assert.equal(head.slice(10, 16), ['1001', '456', '20260101', '4', '20261101', '20261130']);
  assert.is(head.length, 31);
  for (const [yearBegins, begin] of [
    ['11', '20261101'],
    ['12', '20251201'],
  ]) {
    await set(db, 'invoices', { datev: { consultant: 1001, client: 456, customers: '10000', accounts, yearBegins } });
    assert.is((await write(db, 'datev')).lines[0]?.split(';')[12], begin, 'the financial year that November is in');
  }
  const ofFive = [{ country: vatCountry, percent: 23, account: '83210' }];
  await set(db, 'invoices', { datev: { consultant: 1001, client: 456, customers: '100000', accounts: ofFive } });
  const longer = (await write(db, 'datev')).lines;
  assert.is(longer[0]?.split(';')[13], '5', 'the head says how long the accounts of the rows are');
  assert.equal(longer[2]?.split(';').slice(6, 8), ['100000', '83210']);
  assert.is(lines[1]?.split(';').length, 120);
  const row = lines[2]?.split(';') ?? [];
  assert.is(row.length, 120);
  assert.equal(row.slice(0, 3), ['145,99', '"S"', '"EUR"']);
  assert.equal(row.slice(6, 11), ['10000', '8321', '""', '2411', `"${order.number}"`]);
  const { content } = writeMonth({ db, now: () => now }, { month: '2026-11', names: ['datev'], isArchive: false });
  const bytes = Buffer.concat((await Array.fromAsync(content)).map((part) => Buffer.from(part)));
  assert.ok(bytes.includes(Buffer.from('Beleginfo \x96 Art 1;', 'latin1')), 'a dash of one byte');
});

test('Pohoda’s document says base and VAT of its rate in crowns', async (context) => {
  const company = aCompany({ address: { street: 'Dlouhá 1', postalCode: '110 00', city: 'Praha', country: 'CZ' } });
  const order = await anOrder(context, company, '');
  const { db } = context;
  await sql`update orders set currency = 'CZK', address = jsonb_set(address, '{country}', '"CZ"') where id = ${order.id}`.execute(
    db,
  );
  await sql`update order_vat_amounts set vat_basis_points = 2100 where order_id = ${order.id}`.execute(db);
  const { text } = await write(db, 'pohoda');
  assert.match(text, '<typ:priceHigh>118.69</typ:priceHigh><typ:priceHighVAT>27.30</typ:priceHighVAT>');
  assert.match(text, `<inv:symVar>${order.number}</inv:symVar>`);
});

test('the quarter of the one-stop shop is in euros at the rate of its last day, and names what is not converted', async (context) => {
  const { db } = context;
  await anOrder(
    context,
    aPolishCompany(),
    `update orders set address = jsonb_set(address, '{country}', '"DE"') where id = $1`,
  );
  const without = await write(db, 'oss', '2026-10');
  assert.equal(without.notes.filter(({ kind }) => kind === 'rateMissing')[0]?.about, ['PLN 2026-12-31']);
  const asked: unknown[] = [];
  const fetchRate: FetchRate = async (wanted) => {
    asked.push([wanted.national, wanted.currency, wanted.taxPoint, wanted.purpose]);
    return ok({ unit: 'EUR', rate: '4.2000', currency: 'EUR', source: 'ECB', table: 'EXR', day: '2027-01-04' });
  };
  await setSettings(db, 'taxes', { ...taxSettingsSchema.parse({}), oss: true });
  const ensure = (day: string) =>
    ensureQuarterRates({ db, now: () => new Date(`${day}T10:00:00Z`), fetchRate }, '2026-10');
  await ensure('2026-12-30');
  assert.equal(asked, [], 'the quarter has not ended');
  await ensure('2026-12-31');
  await ensure('2027-01-05');
  assert.equal(asked, [['EUR', 'PLN', '2026-12-31', 'oss']]);
  const { lines, notes } = await write(db, 'oss', '2026-10');
  assert.is(lines[1]?.replaceAll('"', ''), 'PL;DE;23;;28,26;6,50;118,69;27,30;PLN');
  assert.not.ok(notes.some(({ kind }) => kind === 'rateMissing'));
  for (const column of [4, 5]) {
    const failure = await plantInReport(db, { name: 'oss', month: '2026-10', placeIn: () => column });
    assert.match(String(failure), /2026-Q4 DE 23 %: 0\.01 EUR between the ledger and report oss/);
  }
});

test('a company of another state that paid its VAT is named beside the quarter of the one-stop shop', async (context) => {
  const { db } = context;
  const order = await anOrder(
    context,
    german(),
    `update orders set currency = 'EUR', address = jsonb_set(address, '{country}', '"GR"') where id = $1`,
  );
  const named = async (name: ReportName) =>
    (await write(db, name)).notes.filter(({ kind }) => kind === 'ossCompany').map(({ about }) => about);
  assert.equal([await named('oss'), await named('bzst')], [[], []]);
  await sql`update orders set company = '{"name": "Firma AE", "taxId": "EL123456789"}'`.execute(db);
  const number = [String(order.number)];
  assert.equal([await named('oss'), await named('bzst')], [[number], [number]]);
});

test('the BZSt’s import has the states, then each rate of goods from Germany in euros, and no nought', async (context) => {
  const { db } = context;
  await anOrder(
    context,
    german(),
    `update orders set currency = 'EUR', address = jsonb_set(address, '{country}', '"GR"') where id = $1`,
  );
  const { text, notes } = await write(db, 'bzst');
  assert.is(text, '#v2.0\r\n1,EL\r\n3,EL,REDUCED,23.00,118.69,27.30\r\n');
  assert.equal(
    notes.filter(({ kind }) => kind === 'ossEarlier'),
    [],
  );
  await sql`update order_vat_amounts set vat_basis_points = 2400`.execute(db);
  assert.match((await write(db, 'bzst')).text, '3,EL,STANDARD,24.00,');
});

test('the record of sales without a cash register names goods of § 4 and says how the money came', async (context) => {
  const { db } = context;
  const order = await anOrder(context, aPolishCompany(), '');
  await sql`update products set needs_cash_register = true`.execute(db);
  const { lines, notes } = await write(db, 'cash');
  assert.equal(notes.find(({ kind }) => kind === 'excludedGoods')?.about, [String(order.number)]);
  const read = ([head = '', row = '']: readonly string[], names: readonly string[]) => {
    const cells = row.split(';').map((cell) => cell.replaceAll('"', ''));
    return names.map((name) => cells[head.replace('\uFEFF', '').split(';').indexOf(name)]);
  };
  assert.equal(read(lines, ['gross_23', 'gross', 'by_gift_card', 'method', 'payment']), [
    '145,99',
    '145,99',
    '0,00',
    'card',
    order.intentId,
  ]);
  const paidByCards = async (minor: number) => {
    await db.updateTable('orders').set({ cards_minor: minor }).where('id', '=', order.id).execute();
    const [cash, sales] = [(await write(db, 'cash')).lines, (await write(db, 'sales')).lines];
    return [...read(cash, ['by_gift_card', 'method']), ...read(sales, ['method'])];
  };
  assert.equal(await paidByCards(5_000), ['50,00', 'gift_card + card', 'gift_card + card']);
  assert.equal(await paidByCards(14_599), ['145,99', 'gift_card', 'gift_card']);
});

test('the record names whose money is taken in cash, on the spot or at the door, and nobody who has given up', async (context) => {
  const { db } = context;
  const order = await anOrder(context, aPolishCompany(), '');
  const named = async () => {
    const { lines, notes } = await write(db, 'cash');
    return [lines.length - 2, notes.find(({ kind }) => kind === 'paidInCash')?.about ?? []];
  };
  const number = String(order.number);
  assert.equal(await named(), [1, []], 'by card');
  const draft = await db
    .insertInto('draft_orders')
    .values({
      version: 1,
      content: '{}',
      currency: 'PLN',
      total_minor: 14_599,
      created_at: now,
      updated_at: now,
      updated_by: 'Robin',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update orders set payment_method = 'manual', draft_id = ${draft.id} where id = ${order.id}`.execute(db);
  const paidBy = (reference: string) =>
    sql`update payment_attempts set method = 'manual', reference = ${reference} where order_id = ${order.id}`.execute(
      db,
    );
  await paidBy('terminal');
  assert.equal(await named(), [1, []], 'by the terminal');
  await paidBy('cash');
  assert.equal(await named(), [1, [number]], 'in cash');
  await inTransaction(db, (tx) => issueInvoice(tx, { orderId: order.id, kind: 'invoice', issuedBy: 'shop', now }));
  await sql`update orders set payment_method = 'cash_on_delivery', draft_id = null where id = ${order.id}`.execute(db);
  assert.equal(await named(), [1, [number]], 'at the door');
  await sql`update orders set payment_state = 'cancelled', paid_at = null, captured_minor = 0,
    captured_intent_id = null where id = ${order.id}`.execute(db);
  assert.equal(await named(), [1, []], 'invoiced, and given up before anybody had paid');
});

test('a rate that JPK has no field for is found missing, and no file is written', async (context) => {
  await anOrder(context, aPolishCompany(), 'update order_vat_amounts set vat_basis_points = 2400 where order_id = $1');
  const refusal = await write(context.db, 'jpk').catch((error: unknown) => error);
  assert.instance(refusal, AccountsDisagree);
  assert.match(String(refusal), 'report jpk');
});

test('a NIP is Poland’s in JPK also where the goods went to another state', async (context) => {
  const { db } = context;
  await setSettings(db, 'taxes', taxSettingsSchema.parse({ oss: false }));
  const order = await anOrder(context, aPolishCompany(), '');
  await sql`update orders set billing_address = address, address = address || '{"country": "DE"}',
    company = '{"name": "Nabywca sp. z o.o.", "taxId": "5252248481"}' where id = ${order.id}`.execute(db);
  const [head = '', row = ''] = (await write(db, 'jpk')).lines;
  const cellOf = (name: string) => row.split(';')[head.replace('\uFEFF', '').split(';').indexOf(name)];
  assert.equal([cellOf('KodKrajuNadaniaTIN'), cellOf('NrKontrahenta')], ['PL', '5252248481']);
});

test('a receipt and what corrects it are in JPK’s total of their day', async (context) => {
  const { db } = context;
  const { id: orderId } = await anOrder(context, aPolishCompany(), '');
  const request = { orderId, issuedBy: 'cli', now };
  await inTransaction(db, (tx) => issueInvoice(tx, { ...request, kind: 'receipt' }));
  await requestRefund({ db, now: () => now }, { orderId, amount: money(1_230, 'PLN'), reason: '' });
  const { id } = await db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await inTransaction(db, (tx) => recordManualRefund(tx, id, { cause: 'staff', now }));
  await inTransaction(db, (tx) => corrected(tx, request));
  const [head = '', ...rows] = (await write(db, 'jpk')).lines;
  const cellsOf = (name: string) => rows.slice(0, -1).map((row) => row.split(';')[head.split(';').indexOf(name)]);
  assert.equal([cellsOf('TypDokumentu'), cellsOf('K_19')], [['WEW'], ['"108,69"']]);
});

test('what was sold exempt stays exempt in JPK, whatever the business has become since', async (context) => {
  const { db } = context;
  await setSettings(db, 'taxes', taxSettingsSchema.parse({ smallBusiness: true }));
  const change = "update orders set taxes_version = (select max(version) from settings where document = 'taxes')";
  await anOrder(context, aPolishCompany(), `${change} where id = $1`);
  await sql`update order_vat_amounts set vat_basis_points = 0, vat_minor = 0`.execute(db);
  await setSettings(db, 'taxes', taxSettingsSchema.parse({ smallBusiness: false }));
  const [head = '', row = ''] = (await write(db, 'jpk')).lines;
  assert.is(row.split(';')[head.split(';').indexOf('K_10')], '"145,99"');
});

test.run();

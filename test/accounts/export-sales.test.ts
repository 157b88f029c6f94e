// Whether a sale is an export is read where it was handed over, as its VAT was: on the invoice, and in the books.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AccountsDisagree } from '#server/accounts/agreement.ts';
import { writeReports } from '#server/accounts/write-reports.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { taxSettingsSchema } from '#src/shop/tax-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aPickupPoint } from '../fixtures/a-pickup-point.ts';
import { setDocuments } from '../fixtures/settings/set-settings.ts';
import { aPolishCompany } from '../invoices/a-sale.ts';
import { fa3Of } from '../invoices/fa3/read-fa3.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('sales that leave the VAT area');
const now = new Date('2026-11-24T10:00:00Z');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  await setDocuments(context.db, { company: aPolishCompany(), taxes: taxSettingsSchema.parse({ oss: false }) });
});
test.after.each(({ database }) => database.close());

/** One of 145.99 zł to an address in Åland; `basisPoints`: what was charged. */
async function toAland(db: Db, basisPoints: number) {
  const order = await aPaidOrder({ db, payments: aPaymentProvider(), now: () => now });
  await sql`update orders set address = address || '{"country": "FI", "postalCode": "22100", "city": "Mariehamn"}'
    where id = ${order.id}`.execute(db);
  if (basisPoints === 0) {
    await sql`update order_vat_amounts set vat_basis_points = 0, vat_minor = 0 where order_id = ${order.id}`.execute(
      db,
    );
    await sql`update order_lines set vat_basis_points = 0 where order_id = ${order.id}`.execute(db);
  }
  return order;
}

async function issue(db: Db, orderId: string) {
  const issued = await inTransaction(db, (tx) => issueInvoice(tx, { orderId, kind: 'invoice', issuedBy: 'cli', now }));
  if (!issued.ok) throw new Error(issued.error.kind);
  if (!issued.value.document) throw new Error('no document');
  return issued.value.document;
}

/** The cells of the only sale. */
async function cellsOf(db: Db, report: 'jpk' | 'sales', names: readonly string[]) {
  const { parts } = writeReports(db, '2026-11', [report]);
  const text = (await Array.fromAsync(parts)).map((part) => part.text).join('');
  const [head = [], row = []] = text
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
  return names.map((name) => row[head.indexOf(name)]);
}

const point = JSON.stringify(aPickupPoint({ country: 'FI', postalCode: '00100', city: 'Helsinki' }));
for (const [name, change] of [
  ['fetched from a locker on the mainland', sql`update orders set pickup_point = ${point}::jsonb`],
  ['collected in the shop', sql`update orders set shipping_method = 'collected', shipping_carrier = 'collected'`],
] as const) {
  test(`what is ${name} with its VAT is no export, wherever the buyer lives`, async ({ db }) => {
    const { id } = await toAland(db, 2300);
    await change.execute(db);
    const inBooks = () => cellsOf(db, 'jpk', ['K_19', 'K_20', 'K_22']);
    assert.equal(await inBooks(), ['118,69', '27,30', '0,00']);
    const document = await issue(db, id);
    assert.is(document.isExport, false);
    assert.match(fa3Of(document), /<P_13_1>118\.69<.*<P_14_1>27\.30</s);
    assert.equal(await inBooks(), ['118,69', '27,30', '0,00']);
    assert.equal(await cellsOf(db, 'sales', ['vat_country', 'outside_vat_area']), ['PL', '']);
  });
}

test('an invoiced export stays one in the books when the address is erased', async ({ db }) => {
  const { id } = await toAland(db, 0);
  assert.ok((await issue(db, id)).isExport);
  const read = async () => [
    ...(await cellsOf(db, 'jpk', ['K_13', 'K_22'])),
    ...(await cellsOf(db, 'sales', ['outside_vat_area'])),
  ];
  const before = await read();
  assert.equal(before, ['0,00', '145,99', 'yes']);
  await sql`update orders set address = '{"country": "FI"}'`.execute(db);
  assert.equal(await read(), before);
});

test('VAT that was charged on an export is missed, and no file is written without it', async ({ db }) => {
  await toAland(db, 2300);
  const refusal = await cellsOf(db, 'jpk', []).catch((error: unknown) => error);
  assert.instance(refusal, AccountsDisagree);
  assert.match(String(refusal), /27\.30 PLN between the ledger and report jpk/);
});

test.run();

// Nothing that is changed after an invoice was issued changes a byte of any of its forms, written before or not: another company,
// customer, product, face and colours of the brand, words of the e-mail, tax of the business, or release.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepInvoiceFile } from '#server/invoices/invoice-file.ts';
import type { InvoiceFormat } from '#server/invoices/invoice-formats.ts';
import { findInvoice } from '#server/invoices/invoice-store.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { brandPresets } from '#src/shop/brand/brand-presets.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { setDocuments } from '../fixtures/settings/set-settings.ts';
import { aPolishCompany } from './a-sale.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('the same to the byte');
const time = new Date('2026-11-24T10:00:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  await setDocuments(context.db, { company: aPolishCompany() });
});
test.after(({ database }) => database.close());

async function issued(db: Db) {
  const order = await aPaidOrder({ db, payments: aPaymentProvider(), now: () => time });
  const answer = await inTransaction(db, (tx) =>
    issueInvoice(tx, { orderId: order.id, kind: 'invoice', issuedBy: 'cli', now: time }),
  );
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

async function checksumsOf(db: Db, number: string, formats: readonly InvoiceFormat[]): Promise<string[]> {
  const invoice = await findInvoice(db, number);
  if (!invoice) throw new Error(`${number} is gone`);
  const sums: string[] = [JSON.stringify(invoice.document)];
  for (const format of formats) {
    const file = await keepInvoiceFile(db, invoice, format, time);
    if (!file.ok) throw new Error(`${format}: ${file.error.kind}`);
    sums.push(createHash('sha256').update(file.value).digest('hex'));
  }
  return sums;
}

async function changeEverything(db: Db): Promise<void> {
  await setDocuments(db, {
    company: aPolishCompany({ legalName: 'Inna firma sp. z o.o.', phone: '+48 22 999 99 99' }),
    brand: brandPresets.bold,
    taxes: { homeCountry: 'PL', smallBusiness: true },
  });
  await db.updateTable('product_texts').set({ title: 'Inny tytuł' }).execute();
  await sql`update orders set address = address || '{"fullName": "Ktoś inny", "city": "Gdańsk"}', email = 'inny@example.com'`.execute(
    db,
  );
  await sql`update order_lines set title = 'Inny tytuł', vat_basis_points = 500`.execute(db);
}

test('what was written is as it was, and what is written only now says what the others say', async ({ db }) => {
  const forms = ['fa3', 'cii', 'ubl'] as const satisfies InvoiceFormat[];
  const [written, waiting] = [await issued(db), await issued(db)];
  const before = await checksumsOf(db, written.number, ['pdf', ...forms]);
  const waitingBefore = await checksumsOf(db, waiting.number, forms);
  await sql`delete from invoice_files where invoice_id = ${waiting.id}`.execute(db);
  await changeEverything(db);
  assert.equal(await checksumsOf(db, written.number, ['pdf', ...forms]), before);
  assert.equal(await checksumsOf(db, waiting.number, forms), waitingBefore, 'written after the changes');
});

test.run();

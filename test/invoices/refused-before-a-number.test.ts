// What an invoice cannot be written from is refused with what is wrong, and the series stands as it stood.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { issueCorrections, issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { recordManualRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { findSettings, insertSettings } from '#server/shop/settings-store.ts';
import { money } from '#src/money.ts';
import type { Company } from '#src/shop/company.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { aPolishCompany } from './a-sale.ts';

type Context = { database: Database; db: Db; order: OrderFixture };
const test = suite<Context>('refused before a number is taken');
const time = new Date('2026-11-24T10:00:00Z');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  context.db = db;
  await setSettings(db, 'company', aPolishCompany());
  context.order = await aPaidOrder({ db, payments: aPaymentProvider(), now: () => time });
});
test.after.each(({ database }) => database.close());

const issue = ({ db, order }: Context, kind: 'invoice' | 'receipt' = 'invoice') =>
  inTransaction(db, (tx) => issueInvoice(tx, { orderId: order.id, kind, issuedBy: 'cli', now: time }));

/** Stores a company like a release that refused nothing of this. */
async function storeCompany({ db }: Context, data: Company): Promise<void> {
  const { version = 0 } = (await findSettings(db, 'company')) ?? {};
  await inTransaction(db, (tx) =>
    insertSettings(tx, 'company', { version: version + 1, data, changedBy: 'cli', changedAt: time }),
  );
}

const changeOrder = ({ db, order }: Context, column: 'address' | 'company' | 'currency', value: unknown) =>
  sql`update orders set ${sql.ref(column)} = ${typeof value === 'string' ? value : JSON.stringify(value)}
    where id = ${order.id}`.execute(db);

const buyer = { fullName: 'Jan Testowy', line1: 'Długa 1', line2: '', postalCode: '00-238', city: 'Warszawa' };
const { address } = aPolishCompany();

/** Each mended afterwards: then the order has its invoice, and the first number. */
const cases: readonly [string, (context: Context) => Promise<unknown>, object][] = [
  [
    'a company without a street',
    (context) => storeCompany(context, aPolishCompany({ address: { ...address, street: '' } })),
    { kind: 'SellerIncomplete', missing: ['address.street'] },
  ],
  [
    'a company whose NIP fails its sum',
    (context) => storeCompany(context, aPolishCompany({ taxNumber: '525-224-84-82', vatId: '' })),
    { kind: 'SellerNipWrong', nip: '5252248482' },
  ],
  [
    'a buyer whose NIP fails its sum',
    (context) => changeOrder(context, 'company', { name: 'Nabywca', taxId: '1111111112' }),
    { kind: 'BuyerNipWrong', nip: '1111111112' },
  ],
  [
    'a buyer without a street',
    (context) => changeOrder(context, 'address', { ...buyer, line1: '', country: 'PL' }),
    { kind: 'BuyerIncomplete', missing: ['line1'] },
  ],
  [
    'a day without a rate',
    (context) => changeOrder(context, 'currency', 'EUR'),
    { kind: 'RateMissing', country: 'PL', national: 'PLN', currency: 'EUR', taxPoint: '2026-11-24' },
  ],
  [
    'a buyer’s letter that no typeface has',
    (context) => changeOrder(context, 'address', { ...buyer, fullName: '李 Li 明李', country: 'PL' }),
    { kind: 'BuyerUnreadable', letters: ['李', '明'] },
  ],
  [
    'a company’s letter that no typeface has',
    (context) => storeCompany(context, aPolishCompany({ legalName: 'ร้าน sp. z o.o.' })),
    { kind: 'SellerUnreadable', letters: ['ร้', 'า', 'น'] },
  ],
];

for (const [what, spoil, error] of cases) {
  test(`${what}: no number is taken, and mended it has the first one`, async (context) => {
    const { db } = context;
    const before = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', context.order.id)
      .executeTakeFirstOrThrow();
    await spoil(context);
    assert.equal(await issue(context), { ok: false, error });
    assert.equal(await db.selectFrom('invoice_series').selectAll().execute(), []);
    await storeCompany(context, aPolishCompany());
    for (const column of ['address', 'company', 'currency'] as const)
      await changeOrder(context, column, before[column]);
    const issued = await issue(context);
    assert.is(issued.ok && issued.value.number, 'FV/2026/1');
  });
}

test('a company that lacks its street: no correction takes a number, and mended it has the first one', async (context) => {
  const { db, order } = context;
  await issue(context);
  await requestRefund({ db, now: () => time }, { orderId: order.id, amount: money(500, 'PLN'), reason: '' });
  const { id } = await db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await inTransaction(db, (tx) => recordManualRefund(tx, id, { cause: 'staff', now: time }));
  await storeCompany(context, aPolishCompany({ address: { ...address, street: '' } }));
  const correct = () =>
    inTransaction(db, (tx) => issueCorrections(tx, { orderId: order.id, issuedBy: 'shop', now: time }));
  assert.equal(await correct(), { ok: false, error: { kind: 'SellerIncomplete', missing: ['address.street'] } });
  await storeCompany(context, aPolishCompany());
  const issued = await correct();
  assert.equal(issued.ok && issued.value.map(({ number }) => number), ['FK/2026/1']);
});

/** What the document says of its line. */
async function issuedLine(context: Context) {
  const issued = await issue(context);
  if (!issued.ok) throw new Error(issued.error.kind);
  const { number, document } = issued.value;
  const [line] = document?.lines ?? [];
  return { number, title: line?.title, variant: line?.variant };
}

test('goods whose title no typeface has: no number is taken, until the product has another title', async (context) => {
  const { db } = context;
  await sql`update order_lines set title = '龙井 Longjing'`.execute(db);
  await sql`update product_texts set title = '龙井'`.execute(db);
  assert.equal(await issue(context), { ok: false, error: { kind: 'GoodsUnreadable', letters: ['龙', '井'] } });
  assert.equal(await db.selectFrom('invoice_series').selectAll().execute(), []);
  await sql`update product_texts set title = 'Longjing'`.execute(db);
  const { number, title } = await issuedLine(context);
  assert.equal({ number, title }, { number: 'FV/2026/1', title: 'Longjing' });
});

test('goods whose product is gone are said by their SKU where no typeface has their title', async (context) => {
  await sql`update order_lines set title = '龙井', sku = 'TEA-1', variant_id = null`.execute(context.db);
  assert.is((await issuedLine(context)).title, 'TEA-1');
});

test('what is written on a product in letters that no typeface has is left out, and the variant stays', async (context) => {
  const { db } = context;
  await sql`update order_lines set variant_title = '50 × 70 cm', line_text_label = 'Grawer', line_text = '李'`.execute(
    db,
  );
  assert.is((await issuedLine(context)).variant, '50 × 70 cm');
});

test('what paper can say in other signs is invoiced: an emoji, an accent, and letters of five alphabets', async (context) => {
  const names = ['Jan 🦊 Testowy', 'Zoë Ångström', 'Γιώργος', 'Иван', 'דוד', 'محمد', 'Ho\u031bng Nguyễn'];
  for (const fullName of names) {
    await changeOrder(context, 'address', { ...buyer, fullName, country: 'PL' });
    assert.ok((await issue(context)).ok, fullName);
    await sql`alter table invoices disable trigger user`.execute(context.db);
    await context.db.deleteFrom('invoices').execute();
    await sql`alter table invoices enable trigger user`.execute(context.db);
  }
});

test('a receipt is refused to a company, whose invoice is then issued', async (context) => {
  await changeOrder(context, 'company', { name: 'Nabywca sp. z o.o.', taxId: '5252248481' });
  assert.equal(await issue(context, 'receipt'), { ok: false, error: { kind: 'CompanyNeedsInvoice' } });
  assert.equal(await context.db.selectFrom('invoice_series').selectAll().execute(), []);
  const issued = await issue(context);
  assert.ok(issued.ok && issued.value.kind === 'invoice');
});

test.run();

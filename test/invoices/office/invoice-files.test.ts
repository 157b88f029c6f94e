// Documents as files and as a list: what each role, each buyer and nobody else gets.
import { crc32 } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { writeZip } from '#server/invoices/zip-archive.ts';
import { invoicePdfUrl } from '#src/invoices/office/invoice-urls.ts';
import { aCompany } from '#test/fixtures/a-company.ts';
import { aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { ask, servicesOf } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Issued = { order: OrderFixture; id: string; number: string };
type Context = { shop: ShopFixture; accountant: SignedInFixture; packer: SignedInFixture; issued: Issued[] };
const test = suite<Context>('documents as files');

test.before(async (context) => {
  context.shop = await aShop();
  await context.shop.change('company', aCompany({ taxNumber: '30/123/45678' }));
  const { db } = context.shop.database;
  context.accountant = await signedInStaff(db, 'accountant', { now: shopTime });
  context.packer = await signedInStaff(db, 'packer', { now: shopTime });
  context.issued = [await anInvoice(context.shop), await anInvoice(context.shop)];
});
test.after(({ shop }) => shop.close());

async function anInvoice(shop: ShopFixture): Promise<Issued> {
  const order = await aPaidOrder(servicesOf(shop));
  const request = { orderId: order.id, kind: 'invoice', issuedBy: 'cli', now: shopTime } as const;
  const issued = await inTransaction(shop.database.db, (tx) => issueInvoice(tx, request));
  if (!issued.ok) throw new Error(issued.error.kind);
  return { order, id: issued.value.id, number: issued.value.number };
}

const get = ({ shop }: Context, url: string, staff?: SignedInFixture) =>
  shop.app.inject({ url, headers: staff ? { cookie: staff.cookie } : {} });

test('an accountant gets the PDF under its number, who packs is refused, and nobody is sent to sign in', async (context) => {
  const [{ id = '', number = '' } = {}] = context.issued;
  const answer = await get(context, invoicePdfUrl(id), context.accountant);
  assert.is(answer.statusCode, 200);
  assert.is(answer.headers['content-type'], 'application/pdf');
  assert.is(answer.headers['cache-control'], 'private, no-store');
  assert.is(answer.headers['content-disposition'], `inline; filename="${number.replaceAll('/', '-')}.pdf"`);
  assert.ok(answer.rawPayload.subarray(0, 5).equals(Buffer.from('%PDF-')));
  assert.is((await get(context, invoicePdfUrl(id), context.packer)).statusCode, 403);
  assert.is((await get(context, invoicePdfUrl(id))).statusCode, 303);
  const unknown = invoicePdfUrl('00000000-0000-4000-8000-000000000000');
  assert.is((await get(context, unknown, context.accountant)).statusCode, 404);
});

test('the buyer finds it at the order’s secret address, and no other order’s', async (context) => {
  const [one, other] = context.issued;
  assert.ok(one && other);
  const page = `/pl/order/${one.order.token}`;
  const answer = await get(context, `${page}/documents/${one.id}`);
  assert.is(answer.statusCode, 200);
  assert.is(answer.headers['cache-control'], 'private, no-store');
  const inOffice = await get(context, invoicePdfUrl(one.id), context.accountant);
  assert.ok(answer.rawPayload.equals(inOffice.rawPayload), 'the same to the byte');
  assert.is((await get(context, `${page}/documents/${other.id}`)).statusCode, 404);
  assert.is((await get(context, `/pl/order/${'x'.repeat(43)}/documents/${one.id}`)).statusCode, 404);
  const html = (await get(context, page)).body;
  assert.ok(html.includes(`href="${page}/documents/${one.id}"`), 'without scripts, too');
  assert.match(html, `Faktura ${one.number} (PDF)`);
});

test('the list is narrowed by month, kind, number, buyer and order, and sums what it matches', async (context) => {
  const [one] = context.issued;
  assert.ok(one);
  const list = async (filters: { month?: string; kind?: 'invoice' | 'correction'; text?: string }) =>
    (await ask(context.shop, context.accountant, 'InvoicesList', { ...filters, before: null, after: null }))
      .listedInvoices;
  const all = await list({});
  assert.is(all.invoices.length, 2);
  assert.equal(all.months, ['2026-11']);
  assert.equal(all.sums, [
    {
      ...{ kind: 'invoice', count: 2 },
      gross: { minor: 29_198, currency: 'PLN' },
      vat: { minor: 5_460, currency: 'PLN' },
    },
  ]);
  assert.is((await list({ month: '2026-10' })).invoices.length, 0);
  assert.is((await list({ kind: 'correction' })).invoices.length, 0);
  for (const text of [one.number, one.number.toLowerCase(), String(one.order.number), `#${one.order.number}`]) {
    assert.equal(
      (await list({ text })).invoices.map(({ id }: { id: string }) => id),
      [one.id],
      text,
    );
  }
  assert.is((await list({ text: 'KOWALSKI' })).invoices.length, 2);
  assert.is((await list({ text: '%' })).invoices.length, 0, 'a sign of patterns is a sign');
});

test('all of a month are one archive that names each file by its number, and the log says who took it', async (context) => {
  const url = '/admin/invoices.zip?month=2026-11&part=1';
  assert.is((await get(context, url, context.packer)).statusCode, 403);
  const answer = await get(context, url, context.accountant);
  assert.is(answer.statusCode, 200);
  assert.is(answer.headers['content-disposition'], 'attachment; filename="invoices-2026-11.zip"');
  for (const { number } of context.issued) {
    assert.ok(answer.rawPayload.includes(`${number.replaceAll('/', '-')}.pdf`));
  }
  const log = await context.shop.database.db
    .selectFrom('audit_log')
    .select('subject')
    .where('kind', '=', 'invoices.exported')
    .execute();
  assert.equal(log, [{ subject: 'invoices-2026-11.zip' }]);
  assert.is((await get(context, '/admin/invoices.zip?month=2026-10', context.accountant)).statusCode, 404);
  const many = Array.from({ length: 201 }, (_, place) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`);
  assert.is((await get(context, `/admin/invoices.zip?ids=${many.join(',')}`, context.accountant)).statusCode, 400);
});

test('an archive says where each file begins, how long it is and what it sums to', async () => {
  const files = [Buffer.from('one'), Buffer.from('another')];
  async function* entries() {
    for (const [place, content] of files.entries()) yield { name: `ż${place}.pdf`, content, modifiedAt: shopTime };
  }
  const archive = Buffer.concat(await Array.fromAsync(writeZip(entries())));
  const end = archive.length - 22;
  assert.is(archive.readUInt32LE(end), 0x06054b50);
  assert.is(archive.readUInt16LE(end + 10), 2);
  let at = archive.readUInt32LE(end + 16);
  assert.is(at + archive.readUInt32LE(end + 12), end);
  for (const content of files) {
    assert.is(archive.readUInt32LE(at), 0x02014b50);
    const [sum, length, nameLength] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ];
    const local = archive.readUInt32LE(at + 42);
    assert.is(archive.readUInt32LE(local), 0x04034b50);
    const begin = local + 30 + archive.readUInt16LE(local + 26);
    assert.equal(archive.subarray(begin, begin + length), content);
    assert.is(sum, crc32(content));
    at += 46 + nameLength;
  }
});

test.run();

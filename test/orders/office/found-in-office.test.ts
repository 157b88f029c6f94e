import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listCustomers } from '#server/customers/list-customers.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findDraftCustomers } from '#server/drafts/find-draft-customers.ts';
import { takeSerial } from '#server/invoices/invoice-store.ts';
import { findInOffice } from '#server/orders/office/find-in-office.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { thousandsOfOrders } from './thousands-of-orders.ts';

const test = suite<{ database: Database }>('the search of the office');

const now = new Date('2026-11-21T10:00:00Z');
const number = 1020;

test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  await thousandsOfOrders(db, 40, now);
  await sql`update orders set phone = '+48600100200', email = 'jan@xn--w-uga1v8h.pl',
      address = address || '{"fullName": "Søren Goethe"}',
      company = '{"name": "Müller & Söhne", "taxId": "5260250274"}' where number = ${number}`.execute(db);
  await sql`insert into parcels (id, order_id, number, carrier, tracking_number, sent_at)
    select gen_random_uuid(), id, 1, 'dhl', '00340434161094015902', ${now} from orders where number = ${number}`.execute(
    db,
  );
});
test.after(({ database }) => database.close());

async function numbersOf({ database: { db } }: { database: Database }, text: string) {
  const search = { text, locale: 'pl', markets: everyMarket, now, hasCustomers: true, hasCatalogue: false } as const;
  const { orders, customers } = await findInOffice(db, search);
  return { orders: orders.map((order) => order.number), customers: customers.map(({ email }) => email) };
}

const written: Readonly<Record<string, readonly string[]>> = {
  'a telephone number': ['600 100 200', '600.100.200', '600‑100‑200', '+48 (600) 100–200', '0048 600 100 200'],
  'a tax number': ['5260250274', '526-025-02-74', 'PL 526-025-02-74', 'pl5260250274'],
  'an e-mail address': ['jan@żółw.pl', 'jan@xn--w-uga1v8h.pl', 'JAN@ŻÓŁW.PL'],
  'a name': [
    'mueller',
    'Müller',
    'muller',
    'MÜLLER & SÖHNE',
    'mueller soehne',
    'soeren',
    'Søren',
    'goethe',
    'göthe',
    'oeth',
  ],
  'what was copied': ['\u200bmueller\u00ad', '600\u00a0100\u00a0200\u200e'],
};

test('an address that somebody has is not looked for within the addresses of others', async (context) => {
  const { db } = context.database;
  const [one, other] = await db.selectFrom('orders').select(['number', 'email']).orderBy('number').limit(2).execute();
  assert.ok(one && other);
  const rename = (number: number, email: string) =>
    db.updateTable('orders').set({ email }).where('number', '=', number).execute();
  await rename(one.number, 'ewa@owls.example');
  await rename(other.number, 'drewa@owls.example');
  assert.equal((await numbersOf(context, 'Ewa@owls.example')).orders, [one.number]);
  assert.equal((await numbersOf(context, 'wa@owls.example')).orders, [other.number, one.number]);
  await rename(one.number, one.email);
  assert.equal((await numbersOf(context, 'ewa@owls.example')).orders, [other.number], 'a part, where nobody has it');
  await rename(other.number, other.email);
});

for (const [what, texts] of Object.entries(written)) {
  test(`${what} finds the order and the customer, in whichever writing`, async (context) => {
    for (const text of texts) {
      const { orders, customers } = await numbersOf(context, text);
      // There are others called Müller.
      assert.ok(orders.includes(number) && orders.length < 4, text);
      assert.ok(customers.includes('jan@xn--w-uga1v8h.pl'), text);
    }
  });
}

test('an order is first by its number, before newer ones whose telephone number holds it', async (context) => {
  const { db } = context.database;
  await sql`update orders set phone = '+48600100300' where number > 1030`.execute(db);
  const { orders } = await numbersOf(context, '1003');
  assert.is(orders[0], 1003);
  assert.is(new Set(orders).size, 6, 'and nothing twice');
});

test('so do the list of customers and the orders that are made by hand', async ({ database: { db } }) => {
  for (const text of ['mueller', '600.100.200', '526-025-02-74', 'jan@żółw.pl']) {
    const { customers } = await listCustomers(db, { filters: { text }, first: 5, now });
    assert.ok(
      customers.some(({ phone }) => phone === '+48600100200'),
      text,
    );
    assert.ok(
      (await findDraftCustomers(db, text)).some(({ address }) => address.taxId === '5260250274'),
      text,
    );
  }
});

test('a parcel is found by its number with the spaces that carriers print', async (context) => {
  for (const text of ['0034 0434 1610 9401 5902', '00340434161094015902']) {
    assert.equal((await numbersOf(context, text)).orders, [number], text);
  }
});

test('an order is found by the number of its document, in small letters too', async (context) => {
  const { db } = context.database;
  await inTransaction(db, (tx) => takeSerial(tx, { kind: 'invoice', market: '', year: 2026 }));
  await sql`insert into invoices (order_id, kind, year, serial, number, issued_on, issued_at, issued_by, currency,
      gross_minor, vat_minor, document, checksum)
    select id, 'invoice', 2026, 7, 'FV/2026/7', '2026-11-20', ${now}, 'shop', currency, 100, 19, '{}', ''
    from orders where number = ${number}`.execute(db);
  for (const text of ['FV/2026/7', ' fv/2026/7']) assert.equal((await numbersOf(context, text)).orders, [number], text);
  assert.equal((await numbersOf(context, 'FV/2026/8')).orders, []);
});

test('a product is found by its SKU, and by whoever may edit it as a draft, too', async ({ database: { db } }) => {
  const search = { text: 'SKU 1007', locale: 'pl', markets: everyMarket, now, hasCustomers: false } as const;
  const find = async (hasCatalogue: boolean) => (await findInOffice(db, { ...search, hasCatalogue })).products[0];
  assert.is((await find(false))?.handle, 'sku-1007');
  assert.is((await find(false))?.id, null);
  await db.updateTable('products').set({ status: 'draft' }).where('handle', '=', 'sku-1007').execute();
  const draft = await find(true);
  assert.is(draft?.handle, 'sku-1007');
  assert.match(draft?.detail ?? '', 'SKU-1007');
  assert.is(await find(false), undefined);
  await db.updateTable('products').set({ status: 'active' }).where('handle', '=', 'sku-1007').execute();
});

test('a name in Greek or Cyrillic letters is found in these, in Latin ones, and in capitals', async (context) => {
  const { db } = context.database;
  const named: [number: number, name: string, texts: string[]][] = [
    [1011, 'Γιώργος Ψαρρός', ['Ψαρρός', 'ψαρρος', 'ΨΑΡΡΟΣ', 'psarros', 'Γιωργος']],
    [1012, 'Мария Жекова', ['Жекова', 'ЖЕКОВА', 'zhekova']],
  ];
  for (const [found, fullName, texts] of named) {
    await sql`update orders set address = address || jsonb_build_object('fullName', ${fullName}::text)
      where number = ${found}`.execute(db);
    for (const text of texts) assert.equal((await numbersOf(context, text)).orders, [found], text);
  }
});

test.run();

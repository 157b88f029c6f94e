// The orders as whoever keeps the books reads them: when money went back and with which VAT, by the company's clocks, and in
// the manner of its country.
import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { excelMannerOf } from '#server/catalogue/csv/excel-manner.ts';
import { ordersCsv, writeOrderRows } from '#server/order-list/office/orders-csv.ts';
import { listOrders } from '#server/orders/office/list-orders.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { servicesOf } from '#test/orders/office/an-office.ts';

const test = suite<{ shop: ShopFixture }>('orders as a file');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

/** The only order's cells by their columns. */
async function cellsOf({ shop }: { shop: ShopFixture }, country: string | null, timeZone = 'Europe/Lisbon') {
  const { db } = shop.database;
  const excel = country === null ? null : excelMannerOf(country);
  const file = ordersCsv({ hasPeople: false, timeZone, excel });
  const { orders } = await listOrders(db, { filters: {}, before: null, first: 1, now: shopTime });
  const text = file.head + (await writeOrderRows(db, file, orders));
  const [cells] = parse(text, { delimiter: excel?.separator ?? ',', columns: true }) as Record<string, string>[];
  return cells ?? {};
}

test('what went back has its moments, its VAT and its rates beside what was ordered', async (context) => {
  const { db } = context.shop.database;
  const { id, intentId } = await aPaidOrder(servicesOf(context.shop));
  const before = await cellsOf(context, null);
  assert.equal([before.refunded_at, before.refunded_vat, before.refunded_vat_by_rate], ['', '0.00', '']);
  for (const [status, at, vat] of [
    ['succeeded', '2026-11-22T23:30:00Z', 230],
    ['succeeded', '2026-11-24T10:00:00Z', 115],
    ['failed', '2026-11-24T10:05:00Z', 400],
  ] as const) {
    const moment = new Date(at);
    const refund = {
      id: randomUUID(),
      order_id: id,
      intent_id: intentId,
      amount_minor: 1_230,
      currency: 'PLN' as const,
    };
    await db
      .insertInto('refunds')
      .values({ ...refund, status, idempotency_key: refund.id, cause: 'staff', created_at: moment, updated_at: moment })
      .execute();
    const parts = { refund_id: refund.id, vat_basis_points: 2300, gross_minor: 1_230, vat_minor: vat };
    await db.insertInto('refund_vat_amounts').values(parts).execute();
  }
  const after = await cellsOf(context, null, 'Europe/Warsaw');
  assert.is(after.refunded_at, '2026-11-23 00:30; 2026-11-24 11:00');
  assert.equal([after.refunded_vat, after.refunded_vat_by_rate], ['3.45', '23%: 3.45']);
  assert.is(after.vat, before.vat);
});

test('what went back at the provider has its VAT, too, and the day of the books: when the money went', async (context) => {
  const { db } = context.shop.database;
  const { id, intentId } = await aPaidOrder(servicesOf(context.shop));
  const refund = { id: randomUUID(), order_id: id, intent_id: intentId, amount_minor: 1_230, currency: 'PLN' as const };
  const [asked, went] = [new Date('2026-11-30T22:30:00Z'), new Date('2026-12-02T10:00:00Z')];
  await db
    .insertInto('refunds')
    .values({
      ...{ ...refund, status: 'succeeded', idempotency_key: refund.id, cause: 'provider' },
      ...{ created_at: asked, updated_at: went },
    })
    .execute();
  const { refunded_at, refunded_vat, refunded_vat_by_rate } = await cellsOf(context, null, 'Europe/Warsaw');
  assert.equal([refunded_at, refunded_vat, refunded_vat_by_rate], ['2026-12-02 11:00', '2.30', '23%: 2.30']);
});

test('moments are those of the company’s clocks, and Excel’s signs those of its country, whatever the catalogue speaks', async (context) => {
  const plain = await cellsOf(context, null, 'Europe/Athens');
  assert.match(plain.created_at ?? '', /^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  assert.is.not(plain.created_at, (await cellsOf(context, null, 'Europe/Lisbon')).created_at);
  assert.is(plain.total, '145.99');
  for (const country of ['PT', 'GR', 'FI', 'DE']) assert.is((await cellsOf(context, country)).total, '145,99', country);
  for (const country of ['IE', 'MT', 'CH']) assert.is((await cellsOf(context, country)).total, '145.99', country);
});

test('goods to Åland are marked as gone out of the Union’s VAT area', async (context) => {
  const { db } = context.shop.database;
  assert.is((await cellsOf(context, null)).outside_vat_area, '');
  const { address } = await db.selectFrom('orders').select('address').executeTakeFirstOrThrow();
  const to = (postalCode: string) =>
    db
      .updateTable('orders')
      .set({ address: JSON.stringify({ ...(address as object), country: 'FI', postalCode }) })
      .execute();
  await to('22100');
  assert.is((await cellsOf(context, null)).outside_vat_area, 'yes');
  const collect = (carrier: string) => db.updateTable('orders').set({ shipping_carrier: carrier }).execute();
  await collect('collected');
  assert.is((await cellsOf(context, null)).outside_vat_area, '', 'it was handed over in the shop');
  await collect('dhl');
  await to('00100');
  assert.is((await cellsOf(context, null)).outside_vat_area, '');
});

test.run();

// `/admin/labels.pdf`: who gets the labels of which orders.
import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { labelsUrl } from '#src/fulfilment/office/labels-url.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { servicesOf } from '#test/orders/office/an-office.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

const test = suite<{ shop: ShopFixture }>('the document of labels');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

/** A document with as many pages of its own width. */
async function aLabel({ database: { db } }: ShopFixture, orderId: string, width: number, state = 'made') {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  document.addPage([width, 100]);
  const id = randomUUID();
  const label = { id, order_id: orderId, request_id: id, carrier: 'inpost', size: 'small', weight_grams: 400, state };
  const made = {
    document: Buffer.from(await document.save()),
    tracking_number: '62',
    shipment_id: id,
    asked_at: shopTime,
  };
  await db
    .insertInto('parcel_labels')
    .values({ ...label, ...made, reference: id, changed_at: shopTime })
    .execute();
  return id;
}

test('labels are for whoever sends, in the order that was asked for, without those that are none', async ({ shop }) => {
  const { db } = shop.database;
  const [first, second, without] = await Array.fromAsync({ length: 3 }, () => aPaidOrder(servicesOf(shop)));
  assert.ok(first && second && without);
  await aLabel(shop, first.id, 111);
  const single = await aLabel(shop, second.id, 222);
  await aLabel(shop, second.id, 333, 'cancelled');
  const packer = await signedInStaff(db, 'packer', { now: shopTime });
  const accountant = await signedInStaff(db, 'accountant', { now: shopTime });
  const get = (url: string, who: { cookie: string } | null = packer) =>
    shop.app.inject({ url, headers: who ? { cookie: who.cookie } : {} });
  const all = labelsUrl({ orders: [second.number, without.number, first.number] });

  const answer = await get(all);
  assert.equal([answer.statusCode, answer.headers['content-type']], [200, 'application/pdf']);
  assert.match(String(answer.headers['cache-control']), 'no-store');
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pages = (await PDFDocument.load(answer.rawPayload)).getPages();
  assert.equal(
    pages.map((page) => page.getWidth()),
    [222, 111],
  );
  assert.is((await get(labelsUrl({ label: single }))).statusCode, 200);

  assert.is((await get(labelsUrl({ orders: [without.number] }))).statusCode, 404);
  for (const wrong of ['orders=', 'orders=1,', 'orders=1;drop', `orders=${'1001,'.repeat(200)}1001`, 'label=1']) {
    assert.is((await get(`/admin/labels.pdf?${wrong}`)).statusCode, 400, wrong.slice(0, 20));
  }
  assert.is((await get(all, accountant)).statusCode, 403);
  const noted = await db.selectFrom('audit_log').select('who').where('kind', '=', 'access.refused').execute();
  assert.equal(
    noted.map(({ who }) => who),
    [accountant.email],
  );
  assert.is((await get(all, null)).statusCode, 303);
});

test.run();

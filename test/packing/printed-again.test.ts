// The papers of orders that were sent already: somebody who chooses them wants them printed again.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { readOrdersToPack } from '#server/packing/office/read-orders-to-pack.ts';
import { packingPapersUrl } from '#src/orders/office/packing-papers-url.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; cookie: string };
const test = suite<Context>('papers printed again');

test.before(async (context) => {
  context.shop = await aShop();
  const { cookie } = await signedInStaff(context.shop.database.db, 'packer', { now: shopTime, locale: 'de' });
  context.cookie = cookie;
});
test.after(({ shop }) => shop.close());

const services = ({ shop }: Context) => ({ db: shop.database.db, now: () => shopTime, payments: shop.payments });

const print = ({ shop, cookie }: Context, ...given: Parameters<typeof packingPapersUrl>) =>
  shop.app.inject({ url: packingPapersUrl(...given), headers: { cookie } });

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

test('an order that was sent is printed again when it is chosen, and is not on the pick list', async (context) => {
  const { db } = context.shop.database;
  const { id, number } = await aPaidOrder(services(context));
  const parcel = { orderId: id, carrier: 'dpd', trackingNumber: '', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services(context), parcel)).ok);
  assert.equal((await readOrdersToPack(db, { numbers: [number], first: 9 })).orders, []);
  const { orders } = await readOrdersToPack(db, { numbers: [number], first: 9, withSent: true });
  assert.equal(
    orders.map((order) => [order.number, order.isSent, order.parcelNumber, order.lines.length]),
    [[number, true, 1, 1]],
  );
  assert.is(countPages((await print(context, ['slips'], [number])).rawPayload), 1);
  assert.is((await print(context, ['pick-list', 'slips'], [number])).statusCode, 200);
});

test.run();

// Orders whose parcel is collected. What holds for every order is tested in place-order.test.ts.

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCartLine } from '#server/cart/change-cart.ts';
import { readCheckout } from '#server/checkout/read-checkout.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { findOrderId } from '#server/orders/order-links.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { startPayment } from '#server/orders/start-payment.ts';
import { importPickupPoints } from '#server/shipping/import-pickup-points.ts';
import { money } from '#src/money.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { noPaymentSettings } from '#src/shop/payment-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aPickupPoint } from '../fixtures/a-pickup-point.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aDraft, aSession } from '../fixtures/a-shopper.ts';
import { assertMoneyPathInvariants } from './money-path-invariants.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('ordering to a pick-up point');

const points = [
  aPickupPoint({ openingHours: '24/7', description: 'w podwórzu' }),
  aPickupPoint({ id: 'KRA02M' }),
  aPickupPoint({ id: 'POP1', kind: 'point' }),
  aPickupPoint({ carrier: 'orlen-paczka', id: '4711' }),
  aPickupPoint({ carrier: 'dhl', id: 'DE-1', country: 'DE', postalCode: '50667' }),
];

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  assert.ok((await importPickupPoints(context.db, { points })).ok);
});
test.after((context) => context.database.close());
test.after.each((context) => assertMoneyPathInvariants(context.db));

let products = 0;

async function aShopper(db: Db) {
  const variantId = await aProduct(db, { handle: `poster-${++products}` });
  const now = () => new Date('2026-11-21T10:00:00Z');
  const payments = aPaymentProvider();
  const paymentSettings = noPaymentSettings;
  const services = { db, now, session: aSession(), payments, paymentSettings, markets: everyMarket };
  await addCartLine(services, { variantId, quantity: 1 });
  const press = async (changes: Partial<CheckoutDraftInput>, total = 12_900 + 1399) => {
    const draft = { ...aDraft, shippingMethod: 'inpost-locker', pickupPoint: 'KRA01M', ...changes };
    const expectedTotal = money(total, 'PLN');
    return startPayment(services, { locale: 'pl', draft, paymentMethod: 'card', expectedTotal });
  };
  const order = async (changes: Partial<CheckoutDraftInput>, total?: number) => {
    const result = await press(changes, total);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
    const id = await findOrderId(db, result.value.orderToken);
    return { ...(await getOrderView(db, id ?? '')), payments };
  };
  return { services, press, order };
}

const refusal = (problem: string) => ({
  ok: false,
  error: { kind: 'InvalidFields', fields: [{ name: 'pickupPoint', problem }] },
});

test('the point is frozen into the order, whatever becomes of it later', async ({ db }) => {
  const shopper = await aShopper(db);
  const { pickupPoint, token } = await shopper.order({});
  assert.equal(pickupPoint, { ...points[0] });
  await db
    .updateTable('pickup_points')
    .set({ street: 'Nowa 1', is_active: false })
    .where('id', '=', 'KRA01M')
    .execute();
  const id = await findOrderId(db, token);
  assert.equal((await getOrderView(db, id ?? '')).pickupPoint, { ...points[0] });
  await importPickupPoints(db, { points });
});

test('without a point the order is refused, beside everything else that is missing', async ({ db }) => {
  const shopper = await aShopper(db);
  assert.equal(await shopper.press({ pickupPoint: ' ' }), refusal('PICKUP_POINT'));
  const result = await shopper.press({ pickupPoint: '', phone: '' });
  assert.equal(result.ok || result.error.kind !== 'InvalidFields' ? [] : result.error.fields, [
    { name: 'phone', problem: 'MISSING' },
    { name: 'pickupPoint', problem: 'PICKUP_POINT' },
  ]);
});

test('a point that is unknown, closed, or of another kind, carrier or country is refused', async ({ db }) => {
  const shopper = await aShopper(db);
  await db.updateTable('pickup_points').set({ is_active: false }).where('id', '=', 'KRA02M').execute();
  for (const pickupPoint of ['KRA99M', 'KRA02M', 'POP1', '4711', 'DE-1']) {
    assert.equal(await shopper.press({ pickupPoint }), refusal('PICKUP_POINT_CLOSED'), pickupPoint);
  }
  const orders = await db.selectFrom('orders').select('id').where('pickup_point', 'is', null).execute();
  assert.is(orders.length, 0);
});

test('with a courier a point chosen before is no part of the order', async ({ db }) => {
  const shopper = await aShopper(db);
  const { pickupPoint } = await shopper.order({ shippingMethod: 'inpost-courier' }, 12_900 + 1699);
  assert.is(pickupPoint, null);
});

test('how the point was found does not make another order', async ({ db }) => {
  const shopper = await aShopper(db);
  const first = await shopper.order({ pickupSearch: 'krakow' });
  const second = await shopper.order({ pickupSearch: 'krakow rynek' });
  assert.is(second.token, first.token);
  assert.is(second.payments.intents.size, 1);
});

test('the checkout offers the locker first and a courier until one is chosen', async ({ db }) => {
  const { services } = await aShopper(db);
  const show = async (shippingMethod?: string) => {
    const all = { ...services, paymentSettings: { ...services.paymentSettings, methods: [] } };
    return readCheckout(all, 'pl', { shippingMethod: shippingMethod ?? null });
  };
  const untouched = await show();
  assert.is(untouched.shippingOptions[0]?.method, 'inpost-locker');
  assert.is(untouched.shippingMethod, 'inpost-courier');
  assert.is(untouched.pickupPoints, null);
  const chosen = await show('inpost-locker');
  assert.is(chosen.totals.shipping.minor, 1399);
  const { points = [], ...found } = chosen.pickupPoints ?? {};
  // There are so few that all are shown, near or not.
  assert.equal(
    points.map(({ id }) => id),
    ['KRA01M'],
  );
  assert.equal(found, { hasMore: false, place: null, isTownOnly: false });
});

test.run();

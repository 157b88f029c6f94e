// A pick-up point where the way of delivery does not go is not offered, and few points are found from anywhere.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCartLine } from '#server/cart/change-cart.ts';
import { readCheckout } from '#server/checkout/read-checkout.ts';
import { saveDraft } from '#server/checkout/save-draft.ts';
import { importPickupPoints } from '#server/shipping/import-pickup-points.ts';
import { readPointScope } from '#server/shipping/points/points-of-zones.ts';
import { searchPickupPoints } from '#server/shipping/search-pickup-points.ts';
import { deliverySettingsSchema } from '#src/shop/delivery-settings.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { noPaymentSettings } from '#src/shop/payment-settings.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aPickupPoint } from '../fixtures/a-pickup-point.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopSettings } from '../fixtures/a-shop.ts';
import { aDraft, aSession } from '../fixtures/a-shopper.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';

const test = suite<{ shop: ShopFixture; variantId: string }>('points where a way of delivery goes');

const shop = { carrier: 'dpd', kind: 'point' as const };

const points = [
  aPickupPoint(),
  aPickupPoint({ id: 'HEL01', postalCode: '84-141', city: 'Jurata' }),
  aPickupPoint({ id: 'SHOP', ...shop, postalCode: '00-238', city: 'Warszawa' }),
  aPickupPoint({ id: 'FI1', country: 'FI', postalCode: '00610', city: 'Helsinki' }),
  aPickupPoint({ id: 'FI2', country: 'FI', postalCode: '22100', city: 'Mariehamn' }),
];

const zone = {
  countries: ['PL', 'FI'],
  minDays: 1,
  maxDays: 2,
  rates: [{ maxWeightGrams: 9_000, prices: { PLN: 900 } }],
};
const way = (zones: object[], changes: object = {}) => ({
  methods: [{ id: 'locker', carrier: 'inpost', kind: 'locker', zones, ...changes }],
});

test.before(async (context) => {
  context.shop = await aShop({ payments: aPaymentProvider(), settings: shopSettings(['p24', 'card']) });
  context.variantId = await aProduct(context.shop.database.db, { handle: 'poster', onHand: 10_000 });
  const [locker, collected] = [way([zone]), way([zone], { ...shop, id: 'shop' })];
  await setSettings(context.shop.database.db, 'delivery', { methods: [...locker.methods, ...collected.methods] });
  const { faults } = await importPickupPoints(context.shop.database.db, { points });
  assert.equal(faults, []);
});
test.after(({ shop }) => shop.close());

async function read(
  { shop, variantId }: { shop: ShopFixture; variantId: string },
  settings: ReturnType<typeof way>,
  draft: Partial<typeof aDraft>,
) {
  const { db } = shop.database;
  await setSettings(db, 'delivery', settings);
  const services = {
    ...{ db, now: () => new Date('2026-11-28T10:00:00Z'), session: aSession(), payments: aPaymentProvider() },
    ...{ paymentSettings: noPaymentSettings, markets: everyMarket },
  };
  await addCartLine(services, { variantId, quantity: 1 });
  await saveDraft(services, { ...aDraft, shippingMethod: 'locker', ...draft });
  const { pickupPoint, pickupPoints } = await readCheckout(services, 'pl', {});
  return { chosen: pickupPoint?.id ?? null, found: pickupPoints?.points.map(({ id }) => id) };
}

test('a point in postcodes that the zone leaves out is neither listed nor kept as the chosen one', async (context) => {
  const hel = { postalCode: '84-141', pickupPoint: 'HEL01' };
  assert.equal(await read(context, way([zone]), hel), { chosen: 'HEL01', found: ['HEL01'] });
  const leftOut = await read(context, way([{ ...zone, exceptPostalCodes: ['84'] }]), hel);
  assert.equal(leftOut, { chosen: null, found: ['KRA01M'] });
});

test('an island outside the VAT area has points only where a zone names it', async ({ shop: { database } }) => {
  const listed = async (zones: object[]) => {
    const delivery = deliverySettingsSchema.parse(way(zones));
    await setSettings(database.db, 'delivery', way(zones));
    const scope = await readPointScope(database.db, delivery, { method: 'locker', country: 'FI' });
    const { points: found } = await searchPickupPoints(database.db, { ...scope, search: '', near: '22100' });
    return found.map(({ id }) => id);
  };
  assert.equal(await listed([zone]), ['FI1']);
  assert.equal(await listed([{ ...zone, countries: ['FI'], onlyPostalCodes: ['00', '02'] }]), ['FI1']);
  assert.equal(await listed([zone, { ...zone, countries: ['FI'], onlyPostalCodes: ['22'] }]), ['FI2']);
});

test('the only point of a way is found from any postcode, and without one', async (context) => {
  const collected = way([zone], shop);
  for (const postalCode of ['84-141', '31-042', ''])
    assert.equal((await read(context, collected, { postalCode })).found, ['SHOP'], postalCode);
});

test.run();

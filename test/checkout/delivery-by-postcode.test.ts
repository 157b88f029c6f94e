// Where the price of delivery hangs on the postcode, the checkout says the right one, or that nothing goes there, as soon as
// it knows where that is; and without scripts on the page that follows, before anything is ordered.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCartLine } from '#server/cart/change-cart.ts';
import { readCheckout } from '#server/checkout/read-checkout.ts';
import { saveDraft } from '#server/checkout/save-draft.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { noPaymentSettings } from '#src/shop/payment-settings.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopSettings } from '../fixtures/a-shop.ts';
import { aDraft, aSession } from '../fixtures/a-shopper.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { aCheckoutVisitor } from '../orders/a-checkout-visitor.ts';

const test = suite<{ shop: ShopFixture; variantId: string }>('delivery by postcode');

test.before(async (context) => {
  context.shop = await aShop({ payments: aPaymentProvider(), settings: shopSettings(['p24', 'card']) });
  context.variantId = await aProduct(context.shop.database.db, { handle: 'poster', onHand: 10_000 });
});
test.after(({ shop }) => shop.close());

const rate = (price: number, maxWeightGrams = 10_000) => [{ maxWeightGrams, prices: { PLN: price, EUR: price } }];
const zone = { countries: ['PL', 'ES', 'DE'], minDays: 1, maxDays: 2, rates: rate(1_500) };
/** On the peninsula it costs more, and to one town nothing goes. */
const dear = { ...zone, countries: ['PL'], onlyPostalCodes: ['84-14'], rates: rate(2_900) };
const usual = [{ ...zone, exceptPostalCodes: ['99-400'] }, dear];
/** A baker who brings it herself. */
const near = [{ ...zone, countries: ['PL'], onlyPostalCodes: ['00', '01'] }];

type Context = { shop: ShopFixture; variantId: string };

async function read(
  { shop, variantId }: Context,
  zones: object[],
  address: Partial<CheckoutDraftInput>,
  { beside = [], ...choice }: { country?: string; shippingMethod?: string; beside?: object[] } = {},
) {
  const { db } = shop.database;
  await setSettings(db, 'delivery', { methods: [{ id: 'dpd', carrier: 'dpd', kind: 'courier', zones }, ...beside] });
  const services = {
    db,
    now: () => new Date('2026-11-28T10:00:00Z'),
    session: aSession(),
    payments: aPaymentProvider(),
    paymentSettings: noPaymentSettings,
    markets: everyMarket,
  };
  await addCartLine(services, { variantId, quantity: 1 });
  await saveDraft(services, { ...aDraft, shippingMethod: 'dpd', ...address });
  return readCheckout(services, 'pl', choice);
}

async function show(...given: Parameters<typeof read>) {
  const { noDelivery, totals, shippingOptions, shippingMethod } = await read(...given);
  return {
    noDelivery,
    shipping: totals.shipping.minor,
    total: totals.total.minor - totals.subtotal.minor,
    offered: shippingOptions.map(({ price }) => price.minor),
    shippingMethod,
  };
}

test('a zone that the merchant has named is named beside the way that leads there', async (context) => {
  const islands = { ...dear, names: { en: 'Hel peninsula', pl: 'Hel' } };
  const named = { ...dear, onlyPostalCodes: ['00'], names: { en: 'Only in English' } };
  const nameTo = async (postalCode: string) =>
    (await read(context, [zone, islands, named], { postalCode })).shippingOptions.map(({ name }) => name);
  assert.equal(await nameTo('84-141'), ['Kurier DPD, Hel']);
  assert.equal(await nameTo('00-238'), ['Kurier DPD, Only in English']);
  assert.equal(await nameTo('31-146'), [''], 'named by the page, after its carrier');
});

const goes = (price: number) => ({
  ...{ noDelivery: null, shipping: price, total: price },
  ...{ offered: [price], shippingMethod: 'dpd' },
});

test('the price is that of the postcode, and that of the country while there is none, or half of one', async (context) => {
  for (const [postalCode, price] of [
    ['00-238', 1_500],
    ['84-141', 2_900],
    ['84141', 2_900],
    ['', 1_500],
    ['84', 1_500],
    ['99-4', 1_500],
    ['nowhere', 1_500],
  ] as const) {
    assert.equal(await show(context, usual, { postalCode }), goes(price), postalCode);
  }
});

test('that nothing goes to the postcode is said, nothing is charged for it, and what was chosen stays chosen', async (context) => {
  const kept = { shipping: 0, total: 0, offered: [1_500], shippingMethod: 'dpd' };
  for (const [country, postalCode] of [
    ['PL', '99-400'],
    ['PL', '99400'],
    ['ES', '35001'],
    ['ES', '51001'],
    ['DE', '27498'],
    ['DE', '78266'],
  ] as const) {
    const shown = await show(context, usual, { country, postalCode });
    assert.equal(shown, { noDelivery: 'POSTAL_CODE', ...kept }, postalCode);
  }
});

test('a postcode of Northern Ireland under Ireland is called that, and leads there where a zone names it', async (context) => {
  const irish = { ...zone, countries: ['IE', 'PL'] };
  const shownTo = (postalCode: string, zones: object[] = [irish]) =>
    show(context, zones, { country: 'IE', postalCode }, { country: 'IE' });
  const kept = { shipping: 0, total: 0, offered: [1_500], shippingMethod: 'dpd' };
  for (const postalCode of ['BT1 1GB', 'bt111aa'])
    assert.equal(await shownTo(postalCode), { noDelivery: 'NORTHERN_IRELAND', ...kept }, postalCode);
  assert.equal(await shownTo('D02 AF30'), goes(1_500));
  assert.equal(await shownTo('BT1 1GB', [irish, { ...dear, countries: ['IE'], onlyPostalCodes: ['BT'] }]), goes(2_900));
});

test('where nothing is brought to the door it is said, and what can be collected is ticked by the shopper alone', async (context) => {
  const irish = [{ ...zone, countries: ['IE', 'PL'] }];
  const collected = { id: 'workshop', carrier: 'collected', kind: 'courier', zones: [{ ...irish[0], rates: rate(0) }] };
  const shownTo = (postalCode: string, draft: string, shippingMethod = draft) =>
    show(
      context,
      irish,
      { country: 'IE', postalCode, shippingMethod: draft },
      {
        ...{ country: 'IE', shippingMethod, beside: [collected] },
      },
    );
  const free = { shipping: 0, total: 0, offered: [0] };
  for (const before of ['dpd', ''])
    assert.equal(await shownTo('BT1 1GB', before), { noDelivery: 'NORTHERN_IRELAND', ...free, shippingMethod: null });
  const both = { noDelivery: null, shipping: 1_500, total: 1_500, offered: [1_500, 0], shippingMethod: 'dpd' };
  for (const before of ['dpd', '']) assert.equal(await shownTo('D02 AF30', before), both);
  assert.equal(await shownTo('BT1 1GB', 'workshop'), { noDelivery: null, ...free, shippingMethod: 'workshop' });
});

test('a postcode that was typed for another country says nothing of this one', async (context) => {
  const shown = await show(context, usual, { country: 'ES', postalCode: '35001' }, { country: 'DE' });
  assert.equal(shown, goes(1_500));
});

test('a shop that delivers to some postcodes alone asks for one, and does not say that it never delivers', async (context) => {
  const nothing = { shipping: 0, total: 0, offered: [], shippingMethod: null };
  for (const postalCode of ['', '0', '00-2']) {
    assert.equal(
      await show(context, near, { postalCode }),
      { noDelivery: 'POSTAL_CODE_MISSING', ...nothing },
      postalCode,
    );
  }
  assert.equal(await show(context, near, { postalCode: '00-238' }), goes(1_500));
  assert.equal(await show(context, near, { postalCode: '30-001' }), { noDelivery: 'POSTAL_CODE', ...nothing });
});

test('what is too heavy goes nowhere, whatever the postcode', async (context) => {
  const light = [
    { ...zone, rates: rate(1_500, 10) },
    { ...dear, rates: rate(2_900, 10) },
  ];
  for (const postalCode of ['', '00-238', '84-141']) {
    assert.is((await show(context, light, { postalCode })).noDelivery, 'COUNTRY', postalCode);
  }
});

test('without scripts the next page says so, before anything is ordered', async ({ shop }) => {
  const { db } = shop.database;
  await setSettings(db, 'delivery', { methods: [{ id: 'dpd', carrier: 'dpd', kind: 'courier', zones: usual }] });
  const visitor = await aCheckoutVisitor(shop);
  const to = { shippingMethod: 'dpd', expectedTotal: '14400' };
  const after = async (fields: Record<string, string>) => {
    const { headers } = await visitor.press({ ...to, ...fields });
    return visitor.getText(String(headers.location));
  };
  const isRefused = 'Nie dostarczamy pod kod 99-400 (Polska). Sprawdź kod albo podaj inny adres.';
  for (const action of ['order', 'refresh', 'refresh-delivery']) {
    const text = await after({ action, postalCode: '99400' });
    assert.match(text, isRefused, action);
    assert.match(text, 'Dostawa –', action);
  }
  const dearer = await after({ action: 'order', postalCode: '84-141' });
  assert.match(dearer, '144,00 zł');
  assert.match(dearer, '158,00 zł');
  assert.match(dearer, 'Dostawa DPD 29,00 zł');
  assert.not.match(dearer, isRefused);
  assert.is((await db.selectFrom('orders').select('id').execute()).length, 0);
});

test('where the postcode decides the zone, none is sent without one, though an address is whole without', async ({
  shop,
}) => {
  const { db } = shop.database;
  const placed = async () => (await db.selectFrom('orders').select('id').execute()).length;
  const mainland = { ...zone, countries: ['IE', 'PL'] };
  const islands = { ...dear, countries: ['IE'], onlyPostalCodes: ['H91'] };
  const orderTo = async (zones: object[], fields: Record<string, string>) => {
    await setSettings(db, 'delivery', { methods: [{ id: 'dpd', carrier: 'dpd', kind: 'courier', zones }] });
    const visitor = await aCheckoutVisitor(shop);
    const to = { ...{ country: 'IE', city: 'Cill Rónáin', phone: '085 012 3456', line1: 'Teach Bán' }, ...fields };
    const { headers } = await visitor.press({ shippingMethod: 'dpd', expectedTotal: '14400', ...to });
    return String(headers.location);
  };
  const before = await placed();
  for (const zones of [[mainland, islands], [{ ...mainland, exceptPostalCodes: ['H91'] }]]) {
    assert.match(await orderTo(zones, { postalCode: '' }), /postalCode/i);
    assert.is(await placed(), before);
  }
  await orderTo([mainland, islands], { postalCode: 'D02 AF30' });
  assert.is(await placed(), before + 1);
  await orderTo([mainland], { postalCode: '' });
  assert.is(await placed(), before + 2);
});

test.run();

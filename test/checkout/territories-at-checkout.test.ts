// Every part of Europe that is taxed in a way of its own, in the shops of five countries: what the checkout shows is what is
// charged, or the order is refused before it is paid for.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCartLine } from '#server/cart/change-cart.ts';
import { readCheckout } from '#server/checkout/read-checkout.ts';
import { saveDraft } from '#server/checkout/save-draft.ts';
import type { Database } from '#server/database/connect.ts';
import { findOrderId } from '#server/orders/order-links.ts';
import { startPayment } from '#server/orders/start-payment.ts';
import { findTransit } from '#server/shipping/expected-arrival.ts';
import { importPickupPoints } from '#server/shipping/import-pickup-points.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { memberStates } from '#src/countries/country.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { noPaymentSettings } from '#src/shop/payment-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { whole } from '../depths.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aPickupPoint } from '../fixtures/a-pickup-point.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aDraft, aSession } from '../fixtures/a-shopper.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';

type Place = [country: string, postalCode: string, name: string];

const outside: Place[] = [
  ['ES', '35001', 'Las Palmas'],
  ['ES', '38001', 'Santa Cruz de Tenerife'],
  ['ES', '51001', 'Ceuta'],
  ['ES', '52001', 'Melilla'],
  ['IT', '23041', 'Livigno'],
  ['IT', '22061', 'Campione d’Italia'],
  ['IT', '47890', 'San Marino'],
  ['IT', '00120', 'Vatican'],
  ['DE', '78266', 'Büsingen'],
  ['DE', '27498', 'Helgoland'],
  ['FI', '22100', 'Åland'],
  ['GR', '63086', 'Mount Athos'],
  ['FR', '97110', 'Guadeloupe'],
  ['FR', '97200', 'Martinique'],
  ['FR', '97300', 'French Guiana'],
  ['FR', '97400', 'Réunion'],
  ['FR', '97500', 'Saint-Pierre-et-Miquelon'],
  ['FR', '97600', 'Mayotte'],
  ['FR', '98800', 'New Caledonia'],
  ['DK', '3900', 'Greenland'],
];
const inside: [...Place, percent: number][] = [
  ['FR', '98000', 'Monaco', 20],
  ['FR', '20000', 'Corsica', 20],
  ['PT', '9000-001', 'Madeira', 22],
  ['PT', '9500-001', 'the Azores', 16],
  ['AT', '6691', 'Jungholz', 19],
  ['AT', '6993', 'Mittelberg', 19],
  ['AT', '6020', 'Innsbruck', 20],
  ['ES', '28013', 'Madrid', 21],
  ['ES', '07001', 'Palma', 21],
  ['DE', '10115', 'Berlin', 19],
  ['IT', '00184', 'Rome', 22],
  ['FI', '00100', 'Helsinki', 25.5],
];
/** Not of the Union, or not by that country: no zone can lead there, and no address of it is accepted. */
const abroad: Place[] = [
  ['GB', 'IM1 1AA', 'Isle of Man'],
  ['GB', 'BT1 1AA', 'Northern Ireland'],
  ['GB', 'JE2 3AB', 'Jersey'],
  ['DK', 'FO-100', 'the Faroe Islands'],
  ['NO', '9170', 'Svalbard'],
  ['CH', '8001', 'Zürich'],
  ['LI', '9490', 'Vaduz'],
  ['IS', '101', 'Reykjavík'],
  ['MC', '98000', 'Monaco as a country'],
  ['SM', '47890', 'San Marino as a country'],
];

const rate = (price: number) => [{ maxWeightGrams: 10_000, prices: { EUR: price } }];
const zone = { countries: [...memberStates], minDays: 2, maxDays: 4, rates: rate(900) };
const method = (...zones: object[]) => ({ methods: [{ id: 'dpd', carrier: 'dpd', kind: 'courier', zones }] });
const now = () => new Date('2026-11-28T10:00:00Z');

const test = suite<{ database: Database; variantId: string }>('territories at the checkout');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.variantId = await aProduct(context.database.db, { handle: 'poster', onHand: 10_000 });
});
test.after(({ database }) => database.close());

type Context = { database: Database; variantId: string };

/** What the checkout shows, and what comes of pressing the button. */
async function order(context: Context, changes: Partial<CheckoutDraftInput>) {
  const { db } = context.database;
  const paymentSettings = noPaymentSettings;
  const services = {
    db,
    now,
    session: aSession(),
    payments: aPaymentProvider(),
    paymentSettings,
    markets: everyMarket,
  };
  await addCartLine(services, { variantId: context.variantId, quantity: 1 });
  const draft = { ...aDraft, phone: '+4930123456', line1: 'Straße 1', shippingMethod: 'dpd', ...changes };
  await saveDraft(services, draft);
  const { totals } = await readCheckout(services, 'de', {});
  const started = await startPayment(services, {
    locale: 'de',
    draft,
    paymentMethod: 'card',
    expectedTotal: totals.total,
  });
  if (!started.ok) return { shown: totals, refused: started.error.kind, charged: null, number: 0 };
  const charged = await db
    .selectFrom('orders')
    .select(['total_minor as total', 'vat_minor as vat', 'number'])
    .where('id', '=', (await findOrderId(db, started.value.orderToken)) ?? '')
    .executeTakeFirstOrThrow();
  const { number, ...amounts } = charged;
  return { shown: totals, refused: null, charged: amounts, number };
}

const vatOf = (gross: number, percent: number) => Math.round(gross - gross / (1 + percent / 100));

async function tryPlaces(context: Context, home: string, isThorough: boolean) {
  const { db } = context.database;
  const some = <T>(places: T[]) => (isThorough ? places : places.slice(0, 3));
  await setSettings(db, 'taxes', { homeCountry: home, oss: true });
  await setSettings(db, 'delivery', method(zone));
  for (const [country, postalCode, name] of some(outside)) {
    const { refused } = await order(context, { country, postalCode, city: name });
    assert.is(refused, 'DeliveryNotAvailable', name);
  }
  for (const [country, postalCode, name, percent] of some(inside)) {
    const { shown, charged, refused } = await order(context, { country, postalCode, city: name });
    assert.is(refused, null, name);
    assert.equal(charged, { total: shown.total.minor, vat: shown.vat.minor }, name);
    assert.is(charged?.vat, vatOf(shown.total.minor, percent), name);
  }
  for (const [country, postalCode, name] of some(abroad)) {
    const { refused } = await order(context, { country, postalCode, city: name });
    assert.is(refused, 'InvalidFields', name);
  }
}

test('the VAT that is shown is charged, and nothing goes out of the VAT area by itself', (context) =>
  tryPlaces(context, 'PL', false));

test('a shop in Funchal charges Madeira’s VAT on the mainland, and one in Lisbon the mainland’s on Madeira', async (context) => {
  const { db } = context.database;
  await setSettings(db, 'taxes', { homeCountry: 'PT', oss: true });
  await setSettings(db, 'delivery', method(zone));
  const before = await findSettings(db, 'company');
  const vatFrom = async (from: string, to: string) => {
    const address = { street: 'Rua 1', postalCode: from, city: 'Cidade', country: 'PT' };
    await setSettings(db, 'company', { legalName: 'Loja, Lda.', address });
    const { shown, charged } = await order(context, { country: 'PT', postalCode: to, city: 'Cidade' });
    assert.is(charged?.vat, shown.vat.minor);
    return [charged?.vat, shown.total.minor] as const;
  };
  for (const [from, percent] of [
    ['9000-001', 22],
    ['1100-148', 23],
  ] as const)
    for (const to of ['1100-148', '9000-001', '9500-001']) {
      const [vat, total] = await vatFrom(from, to);
      assert.is(vat, vatOf(total, percent), `${from} to ${to}`);
    }
  if (before) await setSettings(db, 'company', before.data);
});

for (const home of ['PL', 'DE', 'NL', 'CZ', 'ES']) {
  whole(test)(`a shop of ${home} knows every part of Europe that is taxed in a way of its own`, (context) =>
    tryPlaces(context, home, true),
  );
}

test('a zone that names the postcodes leads there, without VAT, at its own price and in its own time', async (context) => {
  const { db } = context.database;
  await setSettings(db, 'taxes', { homeCountry: 'PL', oss: true });
  const only = { ...zone, minDays: 6, maxDays: 9, rates: rate(2_900) };
  await setSettings(
    db,
    'delivery',
    method(
      zone,
      { ...only, countries: ['ES'], onlyPostalCodes: ['35000-35999', '38'] },
      { ...only, countries: ['FI'], onlyPostalCodes: ['22*'] },
      { ...only, countries: ['GR'], onlyPostalCodes: ['630 86'] },
    ),
  );
  for (const [country, postalCode] of [
    ['ES', '35001'],
    ['FI', '22100'],
    ['GR', '63086'],
  ] as const) {
    const { shown, charged, number } = await order(context, { country, postalCode });
    assert.equal(charged, { total: shown.total.minor, vat: 0 }, country);
    assert.is(shown.shipping.minor, 2_900);
    assert.is((await findTransit(db, number))?.maxDays, 9, 'when it should arrive follows the zone, too');
  }
  assert.is((await order(context, { country: 'ES', postalCode: '51001' })).refused, 'DeliveryNotAvailable');
});

test('where a parcel is collected, the point decides and not the address of the bill', async (context) => {
  const { db } = context.database;
  const point = (id: string, postalCode: string) =>
    aPickupPoint({ carrier: 'gls', id, kind: 'locker', country: 'PT', postalCode, city: 'Lugar' });
  const spanish = aPickupPoint({ carrier: 'gls', id: 'LPA', kind: 'locker', country: 'ES', postalCode: '35001' });
  const [courier] = method(zone).methods;
  const locker = { ...courier, id: 'gls-locker', carrier: 'gls', kind: 'locker' };
  const dear = { ...zone, countries: ['PT'], onlyPostalCodes: ['9'], rates: rate(2_900) };
  await setSettings(db, 'delivery', { methods: [courier, { ...locker, zones: [zone, dear] }] });
  assert.ok(
    (await importPickupPoints(db, { points: [point('LIS', '1100-148'), point('FNC', '9000-001'), spanish] })).ok,
  );
  const chosen = { country: 'PT', shippingMethod: 'gls-locker', phone: '+351912345678' };
  const inMadeira = await order(context, { ...chosen, postalCode: '1100-148', pickupPoint: 'FNC' });
  assert.is(inMadeira.charged?.vat, vatOf(inMadeira.shown.total.minor, 22));
  assert.is(inMadeira.charged?.vat, inMadeira.shown.vat.minor);
  const inLisbon = await order(context, { ...chosen, postalCode: '9000-001', pickupPoint: 'LIS' });
  assert.is(inLisbon.charged?.vat, vatOf(inLisbon.shown.total.minor, 23));
  assert.is(inLisbon.charged?.vat, inLisbon.shown.vat.minor);
  const canary = { ...chosen, country: 'ES', phone: '+34612345678', postalCode: '28013', pickupPoint: 'LPA' };
  assert.is(
    (await order(context, canary)).refused,
    'InvalidFields',
    'a point out of the VAT area is as good as closed',
  );
});

test.run();

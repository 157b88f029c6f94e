import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { promiseDelivery, promiseEmail } from '#server/shipping/delivery-promise.ts';
import type { Tariff } from '#server/shipping/tariffs.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type Currency, money } from '#src/money.ts';
import { aDispatch } from '../fixtures/settings/a-dispatch.ts';
import { marketIn } from '../shop/every-market.ts';

const aTariff = (currency: Currency, changes: Partial<Tariff> = {}): Tariff => ({
  method: 'dpd',
  carrier: 'dpd',
  kind: 'courier',
  names: {},
  minDays: 1,
  maxDays: 3,
  maxWeightGrams: 30_000,
  price: money(1899, currency),
  freeFrom: money(25_000, currency),
  ...changes,
});
const aLocker = (currency: Currency) =>
  aTariff(currency, {
    method: 'inpost-locker',
    carrier: 'inpost',
    kind: 'locker',
    maxDays: 1,
    maxWeightGrams: 25_000,
    price: money(1399, currency),
  });

// Saturday.
const now = new Date('2026-11-21T10:00:00Z');
const promise = (
  locale: Locale,
  tariffs: Tariff[],
  changes: {
    goodsMinor?: number;
    weightGrams?: number;
    isMadeToOrder?: boolean;
    isOfCart?: boolean;
    chosen?: string;
  } = {},
) => {
  const { goodsMinor = 7900, weightGrams = 200, isMadeToOrder = false, isOfCart = false, chosen = null } = changes;
  const { country } = marketIn(locale);
  const question = { locale, country, now, isMadeToOrder, dispatch: aDispatch(), isOfCart, chosen };
  return promiseDelivery(tariffs, { goodsMinor, weightGrams }, question);
};

test('the cheapest way to the door is promised, of two at one price the sooner, and the least of all ways is said', () => {
  const ways = [
    aTariff('PLN', { method: 'poczta-polska', maxDays: 4 }),
    aTariff('PLN'),
    aTariff('PLN', { method: 'next-day', price: money(1999, 'PLN'), maxDays: 1 }),
  ];
  const found = promise('pl', [aLocker('PLN'), ...ways]);
  assert.equal([found?.method, found?.price.minor], ['dpd', 1899]);
  assert.match(found?.cost.replace(/\s/g, ' ') ?? '', 'Dostawa od 13,99 zł, gratis od 250 zł.');
  assert.match(promise('pl', ways)?.cost.replace(/\s/g, ' ') ?? '', 'Dostawa od 18,99 zł');
});

test('where a point costs nothing and the door does, delivery is not called free', () => {
  const point = { ...aLocker('EUR'), freeFrom: money(3_000, 'EUR') };
  const found = promise('en', [point, aTariff('EUR', { price: money(490, 'EUR') })], { goodsMinor: 4_000 });
  assert.is(found?.cost, 'Delivery from €0.00, free from €250.');
});

test('what is collected in person is no delivery: no day is promised, and nothing about its price', () => {
  const collected = aTariff('EUR', {
    method: 'workshop',
    carrier: 'collected',
    price: money(0, 'EUR'),
    freeFrom: null,
  });
  const named = { ...collected, names: { en: 'Collect in Kilmallock' } };
  assert.is(promise('en', [named])?.promise, 'Collect in Kilmallock, as agreed.');
  assert.equal(
    [promise('en', [collected])?.promise, promise('en', [collected])?.cost],
    ['Collection in person, as agreed.', ''],
  );
  const ways = [named, aTariff('EUR')];
  assert.is(promise('en', ways)?.cost, 'Delivery from €18.99, free from €250.');
  const chosen = promise('en', ways, { isOfCart: true, chosen: 'workshop' });
  assert.equal([chosen?.promise, chosen?.price.minor], ['Collect in Kilmallock, as agreed.', 0]);
});

test('of a country that zones divide only what holds for all of them is said', () => {
  const everywhere = { price: money(350, 'EUR'), freeFrom: null };
  const tariff = aTariff('EUR', { price: money(590, 'EUR'), freeFrom: money(6_000, 'EUR'), everywhere });
  assert.is(promise('en', [tariff], { goodsMinor: 1_000 })?.cost, 'Delivery from €3.50.');
  assert.is(promise('en', [tariff], { goodsMinor: 7_000 })?.cost, 'Delivery from €3.50.');
  const free = { ...tariff, everywhere: { ...everywhere, freeFrom: money(9_000, 'EUR') } };
  assert.is(promise('en', [free], { goodsMinor: 7_000 })?.cost, 'Delivery from €3.50, free from €90.');
  assert.is(promise('en', [free], { goodsMinor: 9_000 })?.cost, 'Free delivery.');
  assert.is(promise('en', [tariff], { goodsMinor: 7_000, isOfCart: true })?.cost, 'Free delivery.');
});

test('who has chosen a way already is promised that one, with its price, while it carries the parcel', () => {
  const tariffs = [aLocker('PLN'), aTariff('PLN')];
  assert.is(promise('pl', tariffs)?.method, 'dpd');
  const chosen = promise('pl', tariffs, { isOfCart: true, chosen: 'inpost-locker' });
  assert.equal([chosen?.method, chosen?.price.minor], ['inpost-locker', 1399]);
  assert.is(promise('pl', tariffs, { isOfCart: true, chosen: 'dpd' })?.price.minor, 1899);
  assert.is(promise('pl', tariffs, { chosen: 'inpost-locker', weightGrams: 26_000 })?.method, 'dpd');
});

test('a cart is told the price of the way that it is promised, which the checkout begins with', () => {
  const found = promise('pl', [aLocker('PLN'), aTariff('PLN')], { isOfCart: true });
  assert.equal([found?.method, found?.price.minor], ['dpd', 1899]);
});

test('where nobody comes to the door a locker is promised, with its day and its deadline', () => {
  const found = promise('pl', [aLocker('PLN')]);
  assert.is(found?.method, 'inpost-locker');
  assert.is(found?.latestArrival, '2026-11-24');
  assert.is(found?.orderBefore, '2026-11-23T11:00:00.000Z');
  assert.is(
    found?.promise,
    'W Paczkomacie InPost we wtorek, 24 listopada, jeśli zamówisz do poniedziałku, godz. 12:00.',
  );
  assert.is(found?.cost.replace(/\s/g, ' '), 'Dostawa od 13,99 zł, gratis od 250 zł.');
});

test('a way without a certain day says when at the latest', () => {
  const texts: Record<Locale, string> = {
    pl: 'U Ciebie najpóźniej w czwartek, 26 listopada, jeśli zamówisz do poniedziałku, godz. 12:00.',
    nl: 'In huis uiterlijk donderdag 26 november als je voor maandag 12.00 uur bestelt.',
    de: 'Bei Ihnen spätestens am Donnerstag, dem 26. November, wenn Sie bis Montag, 12 Uhr bestellen.',
    cs: 'U vás nejpozději ve čtvrtek 26. listopadu, když objednáte do pondělí 12:00.',
    en: 'With you by Thursday, 26 November, if you order before 12:00 on Monday.',
  };
  for (const [locale, text] of Object.entries(texts) as [Locale, string][]) {
    assert.is(promise(locale, [aTariff(marketIn(locale).currency)])?.promise, text);
  }
});

test('what is too heavy for the courier is promised at a locker', () => {
  const tariffs = [aTariff('PLN', { maxWeightGrams: 5_000 }), aLocker('PLN')];
  assert.is(promise('pl', tariffs, { weightGrams: 5_001 })?.method, 'inpost-locker');
});

test('what is made to order comes later', () => {
  assert.is(promise('pl', [aLocker('PLN')], { isMadeToOrder: true })?.latestArrival, '2026-11-27');
});

test('from the threshold on delivery is free, and a tariff without one promises none', () => {
  assert.is(promise('en', [aTariff('EUR')], { goodsMinor: 25_000 })?.cost, 'Free delivery.');
  assert.is(promise('en', [aTariff('EUR', { freeFrom: null })])?.cost, 'Delivery from €18.99.');
});

test('without a way there is no promise', () => {
  assert.is(promise('pl', [aTariff('PLN')], { weightGrams: 30_001 }), null);
  assert.is(promise('pl', []), null);
});

test('the same tariffs promise again from the deadline on, and for each parcel, language and way of making', () => {
  const tariffs = [aTariff('PLN')];
  const ask = (at: string, changes: { goodsMinor?: number; isMadeToOrder?: boolean; locale?: Locale } = {}) => {
    const { goodsMinor = 7900, isMadeToOrder = false, locale = 'pl' } = changes;
    const parcel = { goodsMinor, weightGrams: 200 };
    return promiseDelivery(tariffs, parcel, {
      locale,
      country: marketIn(locale).country,
      now: new Date(at),
      isMadeToOrder,
      dispatch: aDispatch(),
    });
  };
  // Monday before noon in Warsaw, and from noon on.
  assert.is(ask('2026-11-23T10:59:59Z')?.orderBefore, '2026-11-23T11:00:00.000Z');
  assert.is(ask('2026-11-23T11:00:00Z')?.orderBefore, '2026-11-24T11:00:00.000Z');
  assert.is(ask('2026-11-23T10:59:59Z')?.orderBefore, '2026-11-23T11:00:00.000Z');
  assert.is(ask('2026-11-23T10:00:00Z', { goodsMinor: 25_000 })?.price.minor, 0);
  assert.is(ask('2026-11-23T10:00:00Z')?.price.minor, 1899);
  assert.not.equal(ask('2026-11-23T10:00:00Z', { isMadeToOrder: true }), ask('2026-11-23T10:00:00Z'));
  assert.match(ask('2026-11-23T10:00:00Z', { locale: 'en' })?.promise ?? '', /order before/i);
});

test('what goes by e-mail is there on the day that it is in the zone of the shop', () => {
  const late = new Date('2026-11-23T23:30:00Z');
  const { earliestArrival, latestArrival } = promiseEmail('pl', 'PLN', { now: late, timeZone: 'Europe/Warsaw' });
  assert.equal([earliestArrival, latestArrival], ['2026-11-24', '2026-11-24']);
});

test.run();

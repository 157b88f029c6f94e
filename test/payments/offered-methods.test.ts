import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locale } from '#src/i18n/locales.ts';
import { type Money, money } from '#src/money.ts';
import { methodOffers } from '#src/payments/methods/payment-methods.ts';
import { type MethodChoice, marketMethods, offeredMethods, offeredWallets } from '#src/payments/offered-methods.ts';
import { marketIn } from '../shop/every-market.ts';

const { card, blik, p24, ideal, sepa_debit } = methodOffers;
const offers = { card, blik, p24, ideal, sepa_debit };
const nothingChosen = { methods: null, limits: {} };
const offered = (locale: Locale, total: Money, choice: MethodChoice = nothingChosen) =>
  offeredMethods(choice, total, { locale, country: marketIn(locale).country, offers });

test('each market is offered what its currency can be paid with, the usual one first', () => {
  assert.equal(offered('pl', money(5000, 'PLN')), ['blik', 'p24', 'card']);
  assert.equal(offered('nl', money(5000, 'EUR')), ['ideal', 'card', 'sepa_debit']);
  assert.equal(offered('de', money(5000, 'EUR')), ['sepa_debit', 'card']);
  assert.equal(offered('en', money(5000, 'EUR')), ['card', 'ideal', 'sepa_debit']);
});

test('of methods that people of one country pay with, a shop that chooses them offers them to all', () => {
  const everything = { methods: ['card', 'blik', 'p24', 'ideal', 'sepa_debit'], limits: {} };
  assert.equal(offered('de', money(5000, 'EUR'), everything), ['card', 'p24', 'ideal', 'sepa_debit']);
  const inEuro = (country: string) => marketMethods(nothingChosen, 'EUR', { locale: 'en', country, offers });
  assert.equal(inEuro('NL'), ['card', 'ideal', 'sepa_debit']);
  assert.equal(inEuro('PL'), ['card', 'sepa_debit', 'p24']);
  for (const country of ['IE', 'FI', 'GR', 'PT', 'FR', 'DE', 'AT', 'BE']) {
    assert.equal(inEuro(country), ['card', 'sepa_debit'], country);
  }
});

test('below the smallest amount nothing is offered', () => {
  assert.is(offered('pl', money(199, 'PLN')).length, 0);
  assert.is(offered('pl', money(200, 'PLN')).length, 3);
  assert.is(offered('nl', money(49, 'EUR')).length, 0);
  assert.is(offered('nl', money(50, 'EUR')).length, 3);
});

test('cards take every currency, from what Stripe charges at the least in it', () => {
  assert.equal(offered('en', money(1500, 'CZK')), ['card']);
  assert.equal(offered('en', money(1499, 'CZK')), []);
  assert.equal(offered('en', money(300, 'SEK')), ['card']);
  assert.equal(offered('en', money(17_499, 'HUF')), []);
});

test('what the shop has chosen is offered in its own order, and nothing else', () => {
  assert.equal(offered('pl', money(5000, 'PLN'), { methods: ['card', 'p24'], limits: {} }), ['card', 'p24']);
  assert.equal(marketMethods({ methods: ['blik'] }, 'EUR', { locale: 'de', country: 'DE' }), []);
  assert.equal(offered('pl', money(5000, 'PLN'), { methods: [], limits: {} }), []);
});

test('a method is offered from its smallest total to its largest, in the currency that the limit is for', () => {
  const choice: MethodChoice = {
    methods: null,
    limits: { p24: { PLN: { min: 1000, max: 5000 } }, blik: { EUR: { max: 1 } } },
  };
  const zlotys = (minor: number) => offered('pl', money(minor, 'PLN'), choice);
  assert.equal(zlotys(999), ['blik', 'card']);
  assert.equal(zlotys(1000), ['blik', 'p24', 'card']);
  assert.equal(zlotys(5000), ['blik', 'p24', 'card']);
  assert.equal(zlotys(5001), ['blik', 'card']);
  assert.ok(offered('nl', money(999_999, 'EUR'), { ...choice, methods: ['p24'] }).includes('p24'));
});

test('wallets follow the choice, the order and the limits too', () => {
  const choice: MethodChoice = { methods: ['link', 'card', 'apple_pay'], limits: { link: { EUR: { min: 2000 } } } };
  assert.equal(offeredWallets(choice, money(5000, 'EUR')), ['link', 'apple_pay']);
  assert.equal(offeredWallets(choice, money(1999, 'EUR')), ['apple_pay']);
});

test.run();

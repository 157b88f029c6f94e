import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { money } from '#src/money.ts';
import { marketMethods, offeredMethods } from '#src/payments/offered-methods.ts';

const all = ['card', 'blik', 'p24', 'ideal', 'sepa_debit'] as const;

test('each market is offered what its currency can be paid with, the usual one first', () => {
  assert.equal(offeredMethods(all, 'pl', money(5000, 'PLN'), 'PL'), ['blik', 'p24', 'card']);
  assert.equal(offeredMethods(all, 'nl', money(5000, 'EUR'), 'NL'), ['ideal', 'card', 'sepa_debit', 'p24']);
  assert.equal(offeredMethods(all, 'de', money(5000, 'EUR'), 'DE'), ['sepa_debit', 'card', 'ideal', 'p24']);
  assert.equal(offeredMethods(all, 'en', money(5000, 'EUR'), 'NL'), ['card', 'ideal', 'sepa_debit', 'p24']);
});

test('below the smallest amount nothing is offered', () => {
  assert.is(offeredMethods(all, 'pl', money(199, 'PLN'), 'PL').length, 0);
  assert.is(offeredMethods(all, 'pl', money(200, 'PLN'), 'PL').length, 3);
  assert.is(offeredMethods(all, 'nl', money(49, 'EUR'), 'NL').length, 0);
  assert.is(offeredMethods(all, 'nl', money(50, 'EUR'), 'NL').length, 4);
});

test('cards take every currency, from what Stripe charges at the least in it', () => {
  assert.equal(offeredMethods(all, 'en', money(1500, 'CZK'), 'NL'), ['card']);
  assert.equal(offeredMethods(all, 'en', money(1499, 'CZK'), 'NL'), []);
  assert.equal(offeredMethods(all, 'en', money(300, 'SEK'), 'NL'), ['card']);
  assert.equal(offeredMethods(all, 'en', money(17_499, 'HUF'), 'NL'), []);
});

test('a shop that takes less offers less', () => {
  assert.equal(offeredMethods(['card', 'p24'], 'pl', money(5000, 'PLN'), 'PL'), ['p24', 'card']);
  assert.equal(marketMethods(['blik'], 'de', 'EUR', 'DE'), []);
});

test.run();

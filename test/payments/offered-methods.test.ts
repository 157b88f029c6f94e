import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { money } from '#src/money.ts';
import { marketMethods, offeredMethods } from '#src/payments/offered-methods.ts';

const all = ['card', 'blik', 'p24', 'ideal', 'sepa_debit'] as const;

test('each market is offered what its currency can be paid with, the usual one first', () => {
  assert.equal(offeredMethods(all, 'pl', money(5000, 'PLN')), ['blik', 'p24', 'card']);
  assert.equal(offeredMethods(all, 'nl', money(5000, 'EUR')), ['ideal', 'card', 'sepa_debit', 'p24']);
  assert.equal(offeredMethods(all, 'de', money(5000, 'EUR')), ['sepa_debit', 'card', 'ideal', 'p24']);
  assert.equal(offeredMethods(all, 'en', money(5000, 'EUR')), ['card', 'ideal', 'sepa_debit', 'p24']);
});

test('below the smallest amount nothing is offered', () => {
  assert.is(offeredMethods(all, 'pl', money(199, 'PLN')).length, 0);
  assert.is(offeredMethods(all, 'pl', money(200, 'PLN')).length, 3);
  assert.is(offeredMethods(all, 'nl', money(49, 'EUR')).length, 0);
  assert.is(offeredMethods(all, 'nl', money(50, 'EUR')).length, 4);
});

test('cards take every currency, from what Stripe charges at the least in it', () => {
  assert.equal(offeredMethods(all, 'en', money(1500, 'CZK')), ['card']);
  assert.equal(offeredMethods(all, 'en', money(1499, 'CZK')), []);
  assert.equal(offeredMethods(all, 'en', money(300, 'SEK')), ['card']);
  assert.equal(offeredMethods(all, 'en', money(17_499, 'HUF')), []);
});

test('a shop that takes less offers less', () => {
  assert.equal(offeredMethods(['card', 'p24'], 'pl', money(5000, 'PLN')), ['p24', 'card']);
  assert.equal(marketMethods(['blik'], 'de', 'EUR'), []);
});

test.run();

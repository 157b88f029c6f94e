import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isPageOutdatedBy } from '#src/checkout/refusals/checkout-notice.tsx';

test('prices, stock or delivery that have changed make the page outdated', () => {
  const oldTotal = { minor: 100, currency: 'PLN' as const };
  assert.ok(isPageOutdatedBy({ kind: 'refused', refusal: { kind: 'TotalChanged', oldTotal, newTotal: oldTotal } }));
  assert.ok(isPageOutdatedBy({ kind: 'refused', refusal: { kind: 'OutOfStock', titles: ['Nocny ptak'] } }));
});

test('an answer that did not come leaves open what is true, so the page is asked for again', () => {
  assert.ok(isPageOutdatedBy({ kind: 'message', message: 'checkout.offline' }));
});

test('a declined payment, wrong fields and a lost cart leave the page as it is', () => {
  assert.not(isPageOutdatedBy({ kind: 'declined', message: 'decline.generic', field: null }));
  assert.not(isPageOutdatedBy({ kind: 'refused', refusal: { kind: 'InvalidFields', fields: [] } }));
  assert.not(isPageOutdatedBy({ kind: 'refused', refusal: { kind: 'CartLost' } }));
});

test.run();

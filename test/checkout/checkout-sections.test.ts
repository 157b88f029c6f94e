import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { holdsAny, mayFold, sectionsAbove } from '#src/checkout/checkout-sections.ts';

test('a section may fold when nothing is missing in it', () => {
  const missing = [{ name: 'city' as const }];
  assert.is(mayFold('contact', missing, false), true);
  assert.is(mayFold('address', missing, false), false);
});

test('delivery that could not be worked out stays open, to be tried again', () => {
  assert.is(mayFold('delivery', [], true), false);
  assert.is(mayFold('contact', [], true), true);
});

test('a field that stands in no folding section keeps none open', () => {
  assert.is(holdsAny('address', [{ name: 'note' }]), false);
  assert.is(holdsAny('delivery', [{ name: 'note' }, { name: 'pickupPoint' }]), true);
});

test('above a section are those that come before it, and above the payment all', () => {
  assert.equal(sectionsAbove('contact'), []);
  assert.equal(sectionsAbove('delivery'), ['contact', 'address']);
  assert.equal(sectionsAbove('payment'), ['contact', 'address', 'delivery']);
});

test.run();

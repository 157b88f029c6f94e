import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { changeCheckout, firstState } from '#src/checkout/checkout-state.ts';
import { judgeCheckout } from '#src/checkout/judge-checkout.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { aShownPoint } from '../fixtures/a-pickup-point.ts';
import { aCheckout } from './a-checkout.ts';

const test = suite('what follows from the form of the checkout');

const courier = aCheckout();
const locker = { ...courier.shippingOptions[0], method: 'inpost-locker', kind: 'locker' as const };
const checkout = { ...courier, shippingOptions: [...courier.shippingOptions, locker] } as typeof courier;
const whole: Partial<CheckoutDraftInput> = {
  phone: '+48 601 234 567',
  fullName: 'Anna Nowak',
  line1: 'ul. Piotrkowska 1',
  postalCode: '90-001',
};
const stateOf = (draft: Partial<CheckoutDraftInput>, pickupPoint = aShownPoint()) =>
  firstState({ draft: { ...courier.draft, ...draft }, pickupPoint }, 'card', null);

test('given a courier, a point that was chosen before is of no matter', () => {
  const { isPickedUp, chosenPoint } = judgeCheckout(stateOf({ shippingMethod: 'inpost-courier' }), checkout);
  assert.equal([isPickedUp, chosenPoint], [false, null]);
});

test('given a locker, the point is that of its carrier and of the country', () => {
  const draft = { shippingMethod: 'inpost-locker' };
  assert.is(judgeCheckout(stateOf(draft), checkout).chosenPoint?.id, 'KRA01M');
  assert.is(judgeCheckout(stateOf(draft, aShownPoint({ carrier: 'dhl' })), checkout).chosenPoint, null);
  assert.is(judgeCheckout(stateOf({ ...draft, country: 'DE' }), checkout).chosenPoint, null);
});

test('given an empty form, what is missing is not said before somebody orders', () => {
  const state = stateOf({});
  const { missing, problems, isComplete } = judgeCheckout(state, checkout);
  assert.ok(missing.some(({ name }) => name === 'fullName'));
  assert.equal([problems, isComplete], [[], false]);
  const pressed = judgeCheckout(changeCheckout(state, { type: 'pressed', isBlocked: true }), checkout);
  assert.equal(pressed.problems, missing);
});

test('given all that an order needs, the form is complete', () => {
  assert.equal(judgeCheckout(stateOf(whole), checkout).missing, []);
  assert.is(judgeCheckout(stateOf(whole), checkout).isComplete, true);
});

test('given a method with a fee, the totals are its own', () => {
  const [card] = checkout.payment.terms;
  const totals = { ...checkout.totals, fee: { minor: 500, currency: 'PLN' as const } };
  const terms = [{ ...card, totals }] as typeof checkout.payment.terms;
  const priced = { ...checkout, payment: { ...checkout.payment, terms } };
  assert.is(judgeCheckout(stateOf({}), checkout).totals, checkout.totals);
  assert.is(judgeCheckout(stateOf({}), priced).totals, totals);
});

test('given a total that no method takes, the order is too small', () => {
  const tiny = { ...checkout.totals, total: { minor: 1, currency: 'PLN' as const } };
  assert.is(judgeCheckout(stateOf({}), { ...checkout, totals: tiny }).isTooSmall, true);
  assert.is(judgeCheckout(stateOf({}), checkout).isTooSmall, false);
});

test.run();

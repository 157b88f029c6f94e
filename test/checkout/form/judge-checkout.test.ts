import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { firstState } from '#src/checkout/checkout-state.ts';
import { judgeCheckout } from '#src/checkout/form/judge-checkout.ts';
import type { CheckoutDraftInput, PickupPointFieldsFragment } from '#src/operations.generated.ts';
import { aCheckout } from '../a-checkout.ts';

const courier = aCheckout();
const [option] = courier.shippingOptions;
const collected = aCheckout({ shippingOptions: [{ ...option, method: 'locker', kind: 'locker' } as never] });
const locker = { id: 'LOD01', carrier: 'inpost', country: 'PL' } as PickupPointFieldsFragment;
const draft: CheckoutDraftInput = {
  ...courier.draft,
  phone: '+48 601 234 567',
  fullName: 'Anna Nowak',
  line1: 'ul. Piotrkowska 1',
  postalCode: '90-001',
};
const stateOf = (given: Partial<CheckoutDraftInput> = {}, pickupPoint: PickupPointFieldsFragment | null = null) =>
  firstState({ draft: { ...draft, ...given }, pickupPoint }, 'card', null);

test('a form in which nothing is missing or refused is complete', () => {
  assert.is(judgeCheckout(stateOf(), courier).isComplete, true);
  assert.is(judgeCheckout(stateOf({ city: '' }), courier).isComplete, false);
  const refused = { ...stateOf(), refusedFields: [{ name: 'city', problem: 'TOO_LONG', value: 'Łódź' }] as const };
  assert.is(judgeCheckout(refused, courier).isComplete, false);
});

test('what is missing is known before it is said', () => {
  const { missing, problems } = judgeCheckout(stateOf({ city: '' }), courier);
  assert.equal([missing.map(({ name }) => name), problems], [['city'], []]);
});

test('a parcel is collected where the chosen method brings it to no door', () => {
  assert.is(judgeCheckout(stateOf({ shippingMethod: 'locker' }), collected).handover, 'point');
  assert.is(judgeCheckout(stateOf(), courier).handover, 'door');
  assert.is(judgeCheckout(stateOf({ shippingMethod: 'gone' }), collected).handover, 'door');
});

test('a point counts for the carrier and the country that it is of', () => {
  const chosen = (point: Partial<PickupPointFieldsFragment>, given: Partial<CheckoutDraftInput> = {}) =>
    judgeCheckout(stateOf({ shippingMethod: 'locker', ...given }, { ...locker, ...point }), collected).chosenPoint;
  assert.is(chosen({})?.id, 'LOD01');
  assert.is(chosen({ carrier: 'dpd' }), null);
  assert.is(chosen({ country: 'CZ' }), null);
  assert.is(judgeCheckout(stateOf({}, locker), courier).chosenPoint, null);
});

test('the totals are those of the chosen method, which may cost a fee', () => {
  const { totals, payment } = courier;
  const withFee = { ...totals, total: { minor: 13999, currency: 'PLN' as const } };
  const [terms] = payment.terms;
  const costly = aCheckout({ payment: { ...payment, terms: [{ ...terms, totals: withFee } as never] } });
  assert.equal(judgeCheckout(stateOf(), costly).totals, withFee);
  assert.equal(judgeCheckout(stateOf(), courier).totals, totals);
});

test('whether the total can be paid online is judged without a fee', () => {
  const small = aCheckout({ totals: { ...courier.totals, due: { minor: 1, currency: 'PLN' } } });
  assert.is(judgeCheckout(stateOf(), small).isTooSmall, true);
  assert.is(judgeCheckout(stateOf(), courier).isTooSmall, false);
});

test.run();

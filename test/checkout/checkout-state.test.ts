import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CheckoutField, checkCheckoutFields, normaliseDraft } from '#src/checkout/checkout-fields.ts';
import {
  type CheckoutState,
  type CheckoutStep,
  changeCheckout,
  firstState,
  problemsOf,
} from '#src/checkout/checkout-state.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import type { CheckoutNotice } from '#src/checkout/refusals/checkout-notice.tsx';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import type { Handover } from '#src/shipping/handover.ts';

const draft: CheckoutDraftInput = {
  ...emptyDraft,
  email: 'anna@example.com',
  phone: '+48 601 234 567',
  fullName: 'Anna Nowak',
  line1: 'ul. Piotrkowska 1',
  postalCode: '90-001',
  city: 'Łódź',
  country: 'PL',
  shippingMethod: 'inpost',
};
const start = (given: Partial<CheckoutDraftInput> = {}): CheckoutState =>
  firstState({ draft: { ...draft, ...given }, pickupPoint: null }, 'card', null);
const after = (state: CheckoutState, ...steps: CheckoutStep[]) => steps.reduce(changeCheckout, state);
const typed = (given: Partial<CheckoutDraftInput>): CheckoutStep => ({
  type: 'typed',
  draft: { ...draft, ...given },
  method: undefined,
});
const pressed: CheckoutStep = { type: 'pressed', isBlocked: true };
const waiting: CheckoutNotice = { kind: 'message', message: 'payment.fieldsNotReady' };
const refused = (name: CheckoutField): CheckoutNotice => ({
  kind: 'refused',
  refusal: { kind: 'InvalidFields', fields: [{ name, problem: 'PICKUP_POINT_CLOSED' }] },
});
const namesOf = (state: CheckoutState, handover: Handover = 'door') =>
  problemsOf(state, checkCheckoutFields(normaliseDraft(state.draft, handover), handover)).map(({ name }) => name);

test('a field with a mistake in it is said when it is left, an empty one only when somebody orders', () => {
  const state = after(start(), typed({ email: 'anna', city: '' }));
  assert.equal(namesOf(state), []);
  const left = after(state, { type: 'left', field: 'email' }, { type: 'left', field: 'city' });
  assert.equal(namesOf(left), ['email']);
  assert.equal(namesOf(after(left, pressed)), ['email', 'city']);
  assert.equal(namesOf(after(left, pressed, typed({}))), []);
});

test('typing keeps the method that is ticked when none is', () => {
  assert.is(after(start(), typed({})).method, 'card');
  assert.is(after(start(), { type: 'typed', draft, method: 'blik' }).method, 'blik');
});

test('what only the server knew is said until the field is changed, or the button is pressed again', () => {
  const state = after(start({ pickupPoint: 'LOD01' }), {
    type: 'stopped',
    notice: refused('pickupPoint'),
    sent: { ...draft, pickupPoint: 'LOD01' },
  });
  assert.is(state.isSummarised, true);
  assert.is(state.notice, null);
  assert.equal(namesOf(state), ['pickupPoint']);
  assert.equal(namesOf(after(state, typed({ pickupPoint: 'LOD02' }))), []);
  assert.equal(namesOf(after(state, { ...pressed, isBlocked: false })), []);
});

test('what was refused of a company is no longer said when there is none', () => {
  const sent = { ...draft, isCompany: true, companyName: 'Kiosk', taxId: '1234563219' };
  const fields = [{ name: 'taxId', problem: 'TAX_ID' as const }];
  const notice: CheckoutNotice = { kind: 'refused', refusal: { kind: 'InvalidFields', fields } };
  const state = changeCheckout(start(sent), { type: 'stopped', notice, sent });
  assert.equal(namesOf(state), ['taxId']);
  assert.equal(namesOf(after(state, typed({ ...sent, isCompany: false }))), []);
});

test('what is missing of a bill is no longer said when it is folded away, by its box or by a parcel to collect', () => {
  const state = after(start(), typed({ hasBillingAddress: true }), pressed);
  assert.ok(namesOf(state).includes('billingCity'));
  assert.equal(namesOf(after(state, typed({ billingCity: 'Berlin' }))), []);
  const collected = namesOf({ ...state, draft: { ...state.draft, pickupPoint: 'KRA01M' } }, 'point');
  assert.equal(collected, []);
});

test('a field that the form does not have is not said', () => {
  const step: CheckoutStep = { type: 'stopped', notice: refused('shoeSize' as CheckoutField), sent: draft };
  assert.equal(namesOf(after(start(), step)), []);
});

test('a form that was posted without scripts begins with what the server refused', () => {
  const refusal = { kind: 'InvalidFields' as const, fields: [{ name: 'city', problem: 'TOO_LONG' as const }] };
  const state = firstState({ draft, pickupPoint: null }, 'card', refusal);
  assert.equal([namesOf(state), state.isSummarised, state.notice], [['city'], true, null]);
  const lost = firstState({ draft, pickupPoint: null }, 'card', { kind: 'CartLost' });
  assert.equal([lost.isSummarised, lost.notice], [false, { kind: 'refused', refusal: { kind: 'CartLost' } }]);
});

test('pressing the button clears what was said of the last attempt', () => {
  const state = after(start(), { type: 'stopped', notice: waiting, sent: draft });
  assert.equal(state.notice, waiting);
  assert.is(after(state, pressed).notice, null);
});

test('that the payment fields are on their way is untrue once they are there', () => {
  const state = after(start(), { type: 'stopped', notice: waiting, sent: draft });
  assert.is(after(state, { type: 'paymentReady' }).notice, null);
  const declined: CheckoutNotice = { kind: 'declined', message: 'decline.generic', field: null };
  const kept = after(start(), { type: 'stopped', notice: declined, sent: draft }, { type: 'paymentReady' });
  assert.equal(kept.notice, declined);
});

test('each method keeps its own problems', () => {
  const problem = { field: 'number', message: 'payment.fieldsNotReady' } as never;
  const state = after(
    start(),
    { type: 'paymentJudged', method: 'card', problems: [problem] },
    { type: 'paymentJudged', method: 'sepa_debit', problems: [] },
  );
  assert.equal(state.paymentProblems, { card: [problem], sepa_debit: [] });
});

test.run();

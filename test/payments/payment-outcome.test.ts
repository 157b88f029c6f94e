import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cardFieldProblem } from '#src/payments/card-field-problems.ts';
import { paymentOutcome } from '#src/payments/payment-outcome.ts';

const anIntent = (status: PaymentIntent.Status) => ({ id: 'pi_1', status }) as PaymentIntent;
const failed = (error: Partial<StripeError>) =>
  paymentOutcome({ error: { type: 'card_error', ...error } as StripeError } as PaymentIntentResult, 'card');

test('a payment that succeeded or is on its way is done', async () => {
  for (const status of ['succeeded', 'processing', 'requires_capture'] as const) {
    assert.equal(
      await paymentOutcome({ paymentIntent: anIntent(status) } as PaymentIntentResult, 'card'),
      { kind: 'done' },
      status,
    );
  }
});

test('an intent that still wants a card is a decline', async () => {
  const intent = { paymentIntent: anIntent('requires_payment_method') } as PaymentIntentResult;
  assert.is((await paymentOutcome(intent, 'card')).kind, 'declined');
});

test('an intent that was paid in another window is a success', async () => {
  const outcome = await failed({ code: 'payment_intent_unexpected_state', payment_intent: anIntent('succeeded') });
  assert.equal(outcome, { kind: 'done' });
});

test('a decline comes with its words and its field', async () => {
  assert.equal(await failed({ code: 'incorrect_cvc', payment_intent: anIntent('requires_payment_method') }), {
    kind: 'declined',
    message: 'decline.incorrectCvc',
    field: 'cardCvc',
  });
  assert.equal(await failed({ code: 'card_declined', decline_code: 'stolen_card' }), {
    kind: 'declined',
    message: 'decline.generic',
    field: null,
  });
});

test('an app that never answered is a time-out: the shopper may try another code', async () => {
  const outcome = await paymentOutcome({ paymentIntent: anIntent('requires_action') } as PaymentIntentResult, 'blik');
  assert.equal(outcome, { kind: 'declined', message: 'decline.blikTimeout', field: null });
});

test('an unfinished card field is mentioned only when it counts', () => {
  const empty = { isComplete: false, errorCode: null };
  assert.is(cardFieldProblem('cardNumber', empty, false), null);
  assert.is(cardFieldProblem('cardNumber', empty, true), 'payment.cardNumberIncomplete');
  assert.is(cardFieldProblem('cardNumber', { isComplete: true, errorCode: null }, true), null);
});

test('the codes of Stripe’s fields have our words', () => {
  const say = (field: 'cardNumber' | 'cardExpiry' | 'cardCvc', errorCode: string) =>
    cardFieldProblem(field, { isComplete: false, errorCode }, false);
  assert.is(say('cardNumber', 'invalid_number'), 'payment.cardNumberWrong');
  assert.is(say('cardNumber', 'incomplete_number'), 'payment.cardNumberIncomplete');
  assert.is(say('cardExpiry', 'invalid_expiry_year_past'), 'payment.cardExpiryPast');
  assert.is(say('cardExpiry', 'invalid_expiry_month_past'), 'payment.cardExpiryPast');
  assert.is(say('cardExpiry', 'invalid_expiry_year'), 'payment.cardExpiryWrong');
  assert.is(say('cardCvc', 'incomplete_cvc'), 'payment.cardCvcIncomplete');
});

test.run();

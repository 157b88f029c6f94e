import Stripe from 'stripe';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isMethodRefusal, type MethodRefusal, RefusedMethods } from '#server/payments/refused-methods.ts';
import { money } from '#src/money.ts';

const refusal = (message: string, code?: string) =>
  new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', message, code });

test('what Stripe says of a method that the account lacks is known, with its code or by its words', () => {
  const refusals = [
    refusal('The charge cannot be created.', 'payment_method_unactivated'),
    refusal('No valid payment method types for this Payment Intent. Please ensure that you have activated …'),
    refusal('The payment method type "blik" is invalid. Please ensure …', 'payment_intent_invalid_parameter'),
    refusal('The payment method type provided: p24 is invalid. Please ensure the provided type is activated …'),
  ];
  for (const error of refusals) assert.ok(isMethodRefusal(error), error.message);
});

test('any other refusal is none of the method', () => {
  const others = [
    refusal('Amount must be at least 2.00 zł', 'amount_too_small'),
    refusal('The amount_to_confirm does not match.', 'payment_intent_invalid_parameter'),
    new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'No valid payment method types for this' }),
    new Error('No valid payment method types for this'),
  ];
  for (const error of others) assert.not.ok(isMethodRefusal(error), String(error));
});

function someRefusedMethods() {
  let time = new Date('2026-11-21T10:00:00Z').getTime();
  const methods = new RefusedMethods(() => new Date(time));
  return {
    methods,
    note: (minor: number) => methods.note({ method: 'p24', total: money(minor, 'PLN'), error: refusal('no') }),
    hidden: (minor: number) => methods.hides('p24', money(minor, 'PLN')),
    wait: (minutes: number) => {
      time += minutes * 60_000;
    },
  };
}

test('a refused method is hidden for ten minutes, in its currency', () => {
  const { methods, note, hidden, wait } = someRefusedMethods();
  note(10_000);
  assert.ok(hidden(10_000));
  assert.not.ok(methods.hides('p24', money(10_000, 'EUR')));
  assert.not.ok(methods.hides('card', money(10_000, 'PLN')));
  wait(9.9);
  assert.ok(hidden(10_000));
  wait(0.1);
  assert.not.ok(hidden(10_000));
  assert.not.ok(methods.has('p24', 'PLN'));
});

test('a total that may have been too large for the method hides it from no smaller one', () => {
  const { methods, note, hidden } = someRefusedMethods();
  note(5_000_000);
  assert.not.ok(hidden(4_999_999));
  assert.ok(hidden(5_000_001));
  note(10_000);
  note(20_000);
  assert.ok(hidden(10_000));
  assert.ok(methods.has('p24', 'PLN'));
});

test('every refusal is told, with its cause', () => {
  const { methods, note } = someRefusedMethods();
  const told: MethodRefusal[] = [];
  methods.onRefusal((one) => told.push(one));
  note(10_000);
  assert.equal(
    told.map(({ method, total, error }) => [method, total, String(error)]),
    [['p24', money(10_000, 'PLN'), 'Error: no']],
  );
});

test.run();

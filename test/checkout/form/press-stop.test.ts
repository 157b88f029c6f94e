import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stopOf } from '#src/checkout/form/press-stop.ts';

const press = { hasProblems: false, hasMethods: true, isTooSmall: false, isWaiting: false };

test('nothing stops a press when all fields are right and there is a way to pay', () => {
  assert.is(stopOf(press), null);
});

test('fields that the shopper can mend come before anything else', () => {
  assert.equal(stopOf({ hasProblems: true, hasMethods: false, isTooSmall: true, isWaiting: true }), {
    kind: 'problems',
  });
});

test('without a way to pay the notice says whether to wait or to buy more', () => {
  assert.equal(stopOf({ ...press, hasMethods: false }), { kind: 'method', message: 'checkout.noMethod' });
  assert.equal(stopOf({ ...press, hasMethods: false, isTooSmall: true }), {
    kind: 'method',
    message: 'checkout.belowMinimum',
  });
});

test('payment fields that are still on their way stop it last', () => {
  assert.equal(stopOf({ ...press, isWaiting: true }), { kind: 'message', message: 'payment.fieldsNotReady' });
});

test.run();

// Given a state, when a command comes, then these events.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decide, evolve, type OrderCommand, type OrderState } from '#src/orders/order-decisions.ts';

const awaiting: OrderState = { payment: 'awaiting_payment' };
const processing: OrderState = { payment: 'payment_processing' };
const paid: OrderState = { payment: 'paid', intentId: 'pi_1' };
const cancelled: OrderState = { payment: 'cancelled', reason: 'expired' };

const success: OrderCommand = { type: 'recordSuccess', intentId: 'pi_1', isStockLeft: true };
const lateSuccess: OrderCommand = { type: 'recordSuccess', intentId: 'pi_1', isStockLeft: false };
const failure: OrderCommand = {
  type: 'recordFailure',
  intentId: 'pi_1',
  code: 'insufficient_funds',
  failureId: 'ch_1',
};
const inProcess: OrderCommand = { type: 'recordProcessing', intentId: 'pi_1' };
const expire: OrderCommand = { type: 'cancel', reason: 'expired' };

const types = (command: OrderCommand, state: OrderState) => {
  const decision = decide(command, state);
  return decision.ok ? decision.value.map((event) => event.type) : decision.error.kind;
};

const after = (command: OrderCommand, state: OrderState) => {
  const decision = decide(command, state);
  return decision.ok ? decision.value.reduce(evolve, state) : state;
};

test('an order that awaits payment becomes paid by a success', () => {
  assert.equal(types(success, awaiting), ['PaymentSucceeded']);
  assert.equal(after(success, awaiting), { payment: 'paid', intentId: 'pi_1' });
});

test('an order that awaits payment stays so after a failure', () => {
  assert.equal(types(failure, awaiting), ['PaymentFailed']);
  assert.is(after(failure, awaiting).payment, 'awaiting_payment');
});

test('the same failure told twice is one event', () => {
  assert.equal(types(failure, after(failure, awaiting)), []);
});

test('the next declined card is another failure', () => {
  assert.equal(types({ ...failure, failureId: 'ch_2' }, after(failure, awaiting)), ['PaymentFailed']);
});

test('an order that awaits payment expires', () => {
  assert.equal(types(expire, awaiting), ['OrderCancelled']);
});

test('a payment in process is told once', () => {
  assert.equal(types(inProcess, awaiting), ['PaymentProcessing']);
  assert.equal(types(inProcess, processing), []);
});

test('a payment in process can still fail or succeed', () => {
  assert.equal(types(failure, processing), ['PaymentFailed']);
  assert.equal(types(success, processing), ['PaymentSucceeded']);
});

test('an order whose payment is under way cannot be cancelled by anyone but the provider', () => {
  assert.is(types(expire, processing), 'PaymentUnderWay');
  assert.equal(types({ type: 'cancel', reason: 'declined_for_good' }, processing), ['OrderCancelled']);
});

test('a paid order takes the same success again without an event', () => {
  assert.equal(types(success, paid), []);
});

test('a paid order takes older news without an event', () => {
  assert.equal(types(failure, paid), []);
  assert.equal(types(inProcess, paid), []);
});

test('a second payment of a paid order is refused', () => {
  assert.is(types({ ...success, intentId: 'pi_2' }, paid), 'PaidTwice');
});

test('a paid order cannot be cancelled', () => {
  assert.is(types(expire, paid), 'AlreadyPaid');
});

test('a success after cancellation revives the order when the goods are still there', () => {
  assert.equal(types(success, cancelled), ['PaymentSucceeded']);
  assert.is(after(success, cancelled).payment, 'paid');
});

test('a success after cancellation is refused when the goods are gone', () => {
  assert.equal(types(lateSuccess, cancelled), ['LatePaymentRefused']);
  assert.equal(after(lateSuccess, cancelled), cancelled);
});

test('a cancelled order ignores everything else', () => {
  for (const command of [failure, inProcess, expire]) assert.equal(types(command, cancelled), []);
});

test.run();

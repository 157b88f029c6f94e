// Every command in every state: given a state, when a command comes, then these events or this refusal.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  decide,
  fold,
  newOrder,
  type OrderCommand,
  type OrderEvent,
  type OrderState,
} from '#src/orders/order-decisions.ts';
import { closed, given, opened, outcomeOf, paidEvent, type Row, refund, testTable, withdrawn } from './order-tables.ts';

const processingEvent: OrderEvent = { type: 'PaymentProcessing', intentId: 'pi_1' };
const failedEvent: OrderEvent = {
  type: 'PaymentFailed',
  intentId: 'pi_1',
  code: 'insufficient_funds',
  failureId: 'ch_1',
  wasProcessing: false,
};

const states = {
  awaiting: given(),
  failed: given(failedEvent),
  processing: given(processingEvent),
  paid: given(paidEvent),
  refunding: given(paidEvent, { type: 'RefundRequested', ...refund }),
  refunded: given(paidEvent, { type: 'RefundRequested', ...refund }, { type: 'RefundSucceeded', ...refund }),
  refundFailed: given(
    paidEvent,
    { type: 'RefundRequested', ...refund },
    { type: 'RefundFailed', ...refund, reason: 'x' },
  ),
  givenBack: given(paidEvent, { type: 'RefundSucceeded', ...refund, amountMinor: 10_000 }),
  disputed: given(paidEvent, opened),
  withdrawn: given(paidEvent, opened, withdrawn),
  won: given(paidEvent, opened, withdrawn, closed('won')),
  lost: given(paidEvent, opened, withdrawn, closed('lost')),
  cancelled: given({ type: 'OrderCancelled', reason: 'expired' }),
} satisfies Record<string, OrderState>;

const commands = {
  processing: { type: 'recordProcessing', intentId: 'pi_1' },
  success: { type: 'recordSuccess', intentId: 'pi_1', isStockLeft: true },
  lateSuccess: { type: 'recordSuccess', intentId: 'pi_1', isStockLeft: false },
  otherSuccess: { type: 'recordSuccess', intentId: 'pi_2', isStockLeft: false },
  failure: { type: 'recordFailure', intentId: 'pi_1', code: 'insufficient_funds', failureId: 'ch_1' },
  nextFailure: { type: 'recordFailure', intentId: 'pi_1', code: 'insufficient_funds', failureId: 'ch_2' },
  expire: { type: 'cancel', reason: 'expired' },
  declineForGood: { type: 'cancel', reason: 'declined_for_good' },
  refundRest: { type: 'requestRefund', refundId: 'r2', amountMinor: null, capturedMinor: 10_000 },
  refundSome: { type: 'requestRefund', refundId: 'r2', amountMinor: 6000, capturedMinor: 10_000 },
  refundTooMuch: { type: 'requestRefund', refundId: 'r2', amountMinor: 10_001, capturedMinor: 10_000 },
  refundNothing: { type: 'requestRefund', refundId: 'r2', amountMinor: 0, capturedMinor: 10_000 },
  refundPending: { type: 'recordRefund', ...refund, outcome: 'pending', reason: null },
  refundSuccess: { type: 'recordRefund', ...refund, outcome: 'succeeded', reason: null },
  refundFailure: { type: 'recordRefund', ...refund, outcome: 'failed', reason: 'lost_or_stolen_card' },
  dispute: {
    type: 'recordDispute',
    disputeId: 'dp_1',
    amountMinor: 10_000,
    reason: 'fraudulent',
    isWithdrawn: false,
    outcome: null,
  },
  withdrawal: {
    type: 'recordDispute',
    disputeId: 'dp_1',
    amountMinor: 10_000,
    reason: 'fraudulent',
    isWithdrawn: true,
    outcome: null,
  },
  disputeLost: {
    type: 'recordDispute',
    disputeId: 'dp_1',
    amountMinor: 10_000,
    reason: 'fraudulent',
    isWithdrawn: false,
    outcome: 'lost',
  },
  payByHand: { type: 'notePaidByHand', intentId: 'manual_1', isStockLeft: true },
  payByHandTooLate: { type: 'notePaidByHand', intentId: 'manual_1', isStockLeft: false },
} satisfies Record<string, OrderCommand>;

type StateName = keyof typeof states;

const unpaid = { awaiting: '!NotPaid', failed: '!NotPaid', processing: '!NotPaid', cancelled: '!NotPaid' };
const refundable = {
  otherwise: 'RefundRequested',
  ...unpaid,
  givenBack: '!RefundTooLarge',
  withdrawn: '!PaymentDisputed',
  lost: '!PaymentDisputed',
};
/** Events by name; refusals with a `!`; `-` for neither. The first column is for all states that a row does not name. */
const table: Record<keyof typeof commands, Row<StateName>> = {
  processing: { otherwise: '-', awaiting: 'PaymentProcessing', failed: 'PaymentProcessing' },
  success: {
    otherwise: '-',
    awaiting: 'PaymentSucceeded',
    failed: 'PaymentSucceeded',
    processing: 'PaymentSucceeded',
    cancelled: 'PaymentSucceeded',
  },
  lateSuccess: {
    otherwise: '-',
    awaiting: 'PaymentSucceeded',
    failed: 'PaymentSucceeded',
    processing: 'PaymentSucceeded',
    cancelled: 'LatePaymentRefused',
  },
  otherSuccess: {
    otherwise: '!PaidTwice',
    awaiting: 'PaymentSucceeded',
    failed: 'PaymentSucceeded',
    processing: 'PaymentSucceeded',
    cancelled: 'LatePaymentRefused',
  },
  failure: { otherwise: '-', awaiting: 'PaymentFailed', processing: 'PaymentFailed' },
  nextFailure: { otherwise: '-', awaiting: 'PaymentFailed', failed: 'PaymentFailed', processing: 'PaymentFailed' },
  expire: {
    otherwise: '!AlreadyPaid',
    awaiting: 'OrderCancelled',
    failed: 'OrderCancelled',
    processing: '!PaymentUnderWay',
    cancelled: '-',
  },
  declineForGood: {
    otherwise: '!AlreadyPaid',
    awaiting: 'OrderCancelled',
    failed: 'OrderCancelled',
    processing: 'OrderCancelled',
    cancelled: '-',
  },
  refundRest: refundable,
  refundSome: refundable,
  refundTooMuch: {
    otherwise: '!RefundTooLarge',
    ...unpaid,
    withdrawn: '!PaymentDisputed',
    lost: '!PaymentDisputed',
  },
  refundNothing: {
    otherwise: '!RefundNotPositive',
    ...unpaid,
    withdrawn: '!PaymentDisputed',
    lost: '!PaymentDisputed',
  },
  refundPending: { otherwise: 'RefundRequested', refunding: '-', refunded: '-', refundFailed: '-', givenBack: '-' },
  refundSuccess: {
    otherwise: 'RefundRequested RefundSucceeded',
    refunding: 'RefundSucceeded',
    refunded: '-',
    refundFailed: '-',
    givenBack: '-',
  },
  refundFailure: {
    otherwise: 'RefundRequested RefundFailed',
    refunding: 'RefundFailed',
    refunded: 'RefundFailed',
    refundFailed: '-',
    givenBack: 'RefundFailed',
  },
  dispute: { otherwise: 'DisputeOpened', disputed: '-', withdrawn: '-', won: '-', lost: '-' },
  withdrawal: {
    otherwise: 'DisputeOpened DisputeFundsWithdrawn',
    disputed: 'DisputeFundsWithdrawn',
    withdrawn: '-',
    won: '-',
    lost: '-',
  },
  disputeLost: {
    otherwise: 'DisputeOpened DisputeClosed',
    disputed: 'DisputeClosed',
    withdrawn: 'DisputeClosed',
    won: '-',
    lost: '-',
  },
  payByHand: {
    otherwise: '!AlreadyPaid',
    awaiting: 'PaymentSucceeded',
    failed: 'PaymentSucceeded',
    processing: '!PaymentUnderWay',
    cancelled: 'PaymentSucceeded',
  },
  payByHandTooLate: {
    otherwise: '!AlreadyPaid',
    awaiting: 'PaymentSucceeded',
    failed: 'PaymentSucceeded',
    processing: '!PaymentUnderWay',
    cancelled: '!GoodsGone',
  },
};

testTable(table, commands, states);

test('a command carried out again brings nothing new', () => {
  const told: (keyof typeof commands)[] = [
    ...(['processing', 'failure', 'success', 'refundPending', 'refundSuccess'] as const),
    ...(['refundFailure', 'dispute', 'withdrawal', 'disputeLost'] as const),
  ];
  for (const name of told) {
    for (const [stateName, state] of Object.entries(states)) {
      const decision = decide(commands[name], state);
      const after = decision.ok ? fold(decision.value, state) : state;
      assert.is(outcomeOf(commands[name], after), '-', `${name} after ${stateName}`);
    }
  }
});

test('six kinds of reports lead to the same state in each of their 720 orders', () => {
  const told = ['processing', 'failure', 'success', 'refundSuccess', 'dispute', 'withdrawal'] as const;
  for (const order of permutations([...told])) {
    const state = order.reduce<OrderState>((before, name) => {
      const decision = decide(commands[name], before);
      return decision.ok ? fold(decision.value, before) : before;
    }, newOrder);
    assert.is(state.payment, 'paid', order.join());
    assert.is(state.refunds.r1?.status, 'succeeded', order.join());
    assert.equal(state.disputes.dp_1, { amountMinor: 10_000, isWithdrawn: true, outcome: null }, order.join());
  }
});

function permutations<T>(items: T[]): T[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

test('the rest is what has neither gone back nor is on its way', () => {
  const restOf = (state: OrderState) => {
    const decision = decide(commands.refundRest, state);
    const [event] = decision.ok ? decision.value : [];
    return event?.type === 'RefundRequested' ? event.amountMinor : null;
  };
  assert.is(restOf(states.paid), 10_000);
  assert.is(restOf(states.refunding), 6000);
  assert.is(restOf(states.refunded), 6000);
  assert.is(restOf(states.refundFailed), 10_000);
});

test('a refund of another payment leaves the order’s own whole', () => {
  const state = given(paidEvent, { type: 'RefundSucceeded', ...refund, intentId: 'pi_2', amountMinor: 10_000 });
  assert.is(outcomeOf(commands.refundRest, state), 'RefundRequested');
});

test('a refusal says how much can still be given back', () => {
  const decision = decide({ ...commands.refundTooMuch, amountMinor: 6001 }, states.refunded);
  assert.equal(decision, { ok: false, error: { kind: 'RefundTooLarge', leftMinor: 6000 } });
});

test('states follow from events', () => {
  assert.equal(states.failed, { ...newOrder, payment: 'awaiting_payment', lastFailureId: 'ch_1' });
  assert.equal(states.paid, { ...newOrder, payment: 'paid', intentId: 'pi_1' });
  assert.equal(states.refundFailed.refunds.r1, { ...refund, status: 'failed' });
  assert.equal(states.lost.disputes.dp_1, { amountMinor: 10_000, isWithdrawn: true, outcome: 'lost' });
  assert.is(given(processingEvent, { ...failedEvent, wasProcessing: true }).payment, 'awaiting_payment');
});

test.run();

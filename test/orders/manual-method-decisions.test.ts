// Bank transfer and cash on delivery in every state that matters to them, from the order to the money or its end.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decide, fold, type OrderCommand, type OrderEvent, type OrderState } from '#src/orders/order-decisions.ts';
import { anAccount } from '../fixtures/a-payment-settings.ts';
import { given, paidEvent, type Row, testTable } from './order-tables.ts';

const transfer = { account: anAccount, until: '2026-11-28T10:00:00.000Z' };
const later = { account: anAccount, until: '2026-12-05T10:00:00.000Z' };
const chosen: OrderEvent = { type: 'TransferChosen', transfer };
const due: OrderEvent = { type: 'CashOnDeliveryChosen', intentId: 'manual_1' };
const ordered = [
  { position: 0, quantity: 2 },
  { position: 1, quantity: 1 },
];
const sent: OrderEvent = {
  type: 'ParcelSent',
  parcelId: 'p1',
  carrier: 'dpd',
  trackingNumber: '1',
  lines: ordered,
  isLast: true,
};
const delivered: OrderEvent = { type: 'ParcelDelivered', parcelId: 'p1' };
const paidByHand: OrderEvent = { type: 'PaymentSucceeded', intentId: 'manual_1', wasCancelled: false };

const states = {
  awaiting: given(),
  transfer: given(chosen),
  declined: given(chosen, {
    type: 'PaymentFailed',
    intentId: 'pi_1',
    code: 'insufficient_funds',
    failureId: 'ch_1',
    wasProcessing: false,
  }),
  processing: given({ type: 'PaymentProcessing', intentId: 'pi_1' }),
  due: given(due),
  dueSent: given(due, sent),
  dueDelivered: given(due, sent, delivered, paidByHand),
  paid: given(paidEvent),
  expired: given(chosen, { type: 'OrderCancelled', reason: 'expired' }),
  superseded: given(chosen, { type: 'OrderCancelled', reason: 'superseded' }),
  byStaff: given(due, { type: 'OrderCancelled', reason: 'cancelled_by_staff' }),
} satisfies Record<string, OrderState>;

const parcel = { type: 'markSent' as const, parcelId: 'p2', carrier: 'dpd', trackingNumber: '2', ordered };
const commands = {
  chooseTransfer: { type: 'chooseTransfer', transfer: later, now: '2026-11-22T10:00:00.000Z' },
  chooseTransferTooLate: { type: 'chooseTransfer', transfer: later, now: '2026-11-28T10:00:00.000Z' },
  chooseCashOnDelivery: { type: 'chooseCashOnDelivery', intentId: 'manual_1' },
  payByHand: { type: 'notePaidByHand', intentId: 'manual_1', isStockLeft: true },
  payByHandTooLate: { type: 'notePaidByHand', intentId: 'manual_1', isStockLeft: false },
  success: { type: 'recordSuccess', intentId: 'pi_1', isStockLeft: true },
  failure: { type: 'recordFailure', intentId: 'pi_1', code: 'insufficient_funds', failureId: 'ch_1' },
  processing: { type: 'recordProcessing', intentId: 'pi_1' },
  expire: { type: 'cancel', reason: 'expired' },
  cancel: { type: 'cancel', reason: 'cancelled_by_staff' },
  refund: { type: 'requestRefund', refundId: 'r1', amountMinor: null, capturedMinor: 10_000 },
  send: {
    ...parcel,
    lines: null,
    capturedMinor: 0,
    isDespiteDispute: false,
    withdrawn: [],
    isDespiteWithdrawal: false,
  },
  sendPart: {
    ...parcel,
    lines: [{ position: 0, quantity: 1 }],
    capturedMinor: 10_000,
    isDespiteDispute: false,
    withdrawn: [],
    isDespiteWithdrawal: false,
  },
  deliver: { type: 'markDelivered', parcel: null },
  return: { type: 'markReturned', parcel: null, lines: null, isRestocked: true },
  returnPart: { type: 'markReturned', parcel: null, lines: [{ position: 0, quantity: 1 }], isRestocked: true },
} satisfies Record<string, OrderCommand>;

type RowOfStates = Row<keyof typeof states>;

const ended = { expired: '!OrderCancelled', superseded: '!OrderCancelled', byStaff: '!OrderCancelled' };
const paid = { paid: '!AlreadyPaid', dueDelivered: '!AlreadyPaid' };
const choice = { ...ended, ...paid, processing: '!PaymentUnderWay', due: '-', dueSent: '-' };
const notedByHand = { otherwise: 'PaymentSucceeded', ...ended, ...paid, processing: '!PaymentUnderWay' };
const cancelled = { expired: '-', superseded: '-', byStaff: '-' };
const cancelling = {
  otherwise: 'OrderCancelled',
  ...cancelled,
  ...paid,
  processing: '!PaymentUnderWay',
  dueSent: '!AlreadySent',
};

const table: Record<keyof typeof commands, RowOfStates> = {
  chooseTransfer: { otherwise: 'TransferChosen', ...choice, transfer: '-', declined: '-' },
  chooseTransferTooLate: { otherwise: 'TransferChosen', ...choice },
  chooseCashOnDelivery: { otherwise: 'CashOnDeliveryChosen', ...choice },
  payByHand: { ...notedByHand, expired: 'PaymentSucceeded' },
  payByHandTooLate: { ...notedByHand, expired: '!GoodsGone' },
  success: { otherwise: 'PaymentSucceeded', paid: '-', dueDelivered: '!PaidTwice' },
  failure: {
    otherwise: '-',
    awaiting: 'PaymentFailed',
    transfer: 'PaymentFailed',
    processing: 'PaymentFailed',
  },
  processing: {
    otherwise: '-',
    awaiting: 'PaymentProcessing',
    transfer: 'PaymentProcessing',
    declined: 'PaymentProcessing',
  },
  expire: cancelling,
  cancel: cancelling,
  refund: { otherwise: '!NotPaid', paid: 'RefundRequested', dueDelivered: 'RefundRequested' },
  send: {
    otherwise: '!NotPaid',
    due: 'ParcelSent',
    dueSent: '!AlreadySent',
    dueDelivered: '!AlreadySent',
    // Paid, and nothing captured: a discount code left nothing to pay.
    paid: 'ParcelSent',
  },
  sendPart: {
    otherwise: '!NotPaid',
    due: '!DueOnDelivery',
    dueSent: '!AlreadySent',
    dueDelivered: '!AlreadySent',
    paid: 'ParcelSent',
  },
  deliver: {
    otherwise: '!NotPaid',
    due: '!NotSent',
    paid: '!NotSent',
    dueSent: 'ParcelDelivered PaymentSucceeded',
    dueDelivered: '!AlreadyDelivered',
  },
  return: {
    otherwise: '!NotPaid',
    due: '!NotSent',
    paid: '!NotSent',
    dueSent: 'ParcelReturned OrderCancelled',
    dueDelivered: 'ParcelReturned',
  },
  returnPart: {
    otherwise: '!NotPaid',
    due: '!NotSent',
    paid: '!NotSent',
    dueSent: 'ParcelReturned',
    dueDelivered: 'ParcelReturned',
  },
};

testTable(table, commands, states);

test('a transfer stays awaited whatever is tried beside it', () => {
  assert.equal(states.declined.transfer, transfer);
  const again = decide(commands.chooseTransferTooLate, states.transfer);
  assert.equal(again.ok && fold(again.value, states.transfer).transfer, later);
});

test('what comes back unpaid ends the order, and says why', () => {
  const back = decide(commands.return, states.dueSent);
  const state = back.ok ? fold(back.value, states.dueSent) : states.dueSent;
  assert.equal([state.payment, state.fulfilment], ['cancelled', 'returned']);
  assert.is(state.payment === 'cancelled' && state.reason, 'refused_on_delivery');
});

test('the delivery pays what was agreed', () => {
  const brought = decide(commands.deliver, states.dueSent);
  const state = brought.ok ? fold(brought.value, states.dueSent) : states.dueSent;
  assert.equal(state.payment === 'paid' && state.intentId, 'manual_1');
});

test.run();

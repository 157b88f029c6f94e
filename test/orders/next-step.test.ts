// What staff does next, by the states of an order.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type NextStep, nextStep, type OrderAtWork } from '#src/orders/office/next-step.ts';

const paid: OrderAtWork = {
  payment: 'paid',
  fulfilment: 'unfulfilled',
  isTransfer: false,
  dispute: null,
  isReturning: false,
  isRefunded: false,
  isAllCancelled: false,
};

const cases: [string, Partial<OrderAtWork>, NextStep][] = [
  ['a paid order is sent', {}, 'send'],
  ['an order that is paid on delivery is sent', { payment: 'due_on_delivery' }, 'send'],
  ['the rest of an order is sent', { fulfilment: 'partly_sent' }, 'send_rest'],
  ['a parcel is awaited where it goes', { fulfilment: 'sent' }, 'await_delivery'],
  ['nothing is left of a delivered order', { fulfilment: 'delivered' }, null],
  ['the money of a parcel that came back is given back', { fulfilment: 'returned' }, 'refund'],
  ['nothing was paid for a parcel that was refused', { payment: 'due_on_delivery', fulfilment: 'returned' }, null],
  ['a withdrawal is handled before anything is sent', { isReturning: true }, 'handle_return'],
  ['nothing is sent of what was given back', { isRefunded: true }, null],
  ['nothing is sent of what was taken off the order', { isAllCancelled: true }, null],
  ['a dispute is answered first', { dispute: 'open', fulfilment: 'delivered' }, 'answer_dispute'],
  ['nothing is sent after a dispute was lost', { dispute: 'lost' }, null],
  ['a payment is awaited', { payment: 'awaiting_payment' }, 'await_payment'],
  ['a transfer is awaited', { payment: 'awaiting_payment', isTransfer: true }, 'await_transfer'],
  ['a bank takes its time', { payment: 'payment_processing' }, 'await_bank'],
  ['a cancelled order is finished', { payment: 'cancelled' }, null],
];

for (const [title, state, expected] of cases) {
  test(title, () => {
    assert.is(nextStep({ ...paid, ...state }), expected);
  });
}

test.run();

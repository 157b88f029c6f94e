// What may happen to an order. `decide` answers a command with events or a refusal; `evolve` applies an event. Both are
// pure: the database, the provider and the clock are elsewhere. An order has two state machines, payment and
// fulfilment, with refunds and disputes beside them.
import { ok, type Result } from '../result.ts';
import {
  type DisputeCommand,
  type DisputeEvent,
  type DisputesState,
  decideDispute,
  evolveDisputes,
} from './dispute-decisions.ts';
import {
  decideFulfilment,
  evolveFulfilment,
  type FulfilmentCommand,
  type FulfilmentEvent,
  type FulfilmentRefusal,
  type FulfilmentState,
} from './fulfilment-decisions.ts';
import {
  decidePayment,
  type PaymentCommand,
  type PaymentEvent,
  type PaymentRefusal,
  type PaymentState,
  type TransferState,
} from './payment-decisions.ts';
import {
  decideRefund,
  evolveRefunds,
  type RefundCommand,
  type RefundEvent,
  type RefundRefusal,
  type RefundsState,
} from './refund-decisions.ts';

type Beside = FulfilmentState & RefundsState & DisputesState & TransferState;

export type OrderState = PaymentState & Beside;
export type OrderCommand = PaymentCommand | RefundCommand | FulfilmentCommand | DisputeCommand;
/** Address, telephone number, e-mail address or pick-up point, by staff: `changeId` is where old and new stand. */
type ContactEvent = { type: 'ContactChanged'; changeId: string };
export type OrderEvent =
  | { type: 'OrderPlaced' }
  | ContactEvent
  | PaymentEvent
  | RefundEvent
  | FulfilmentEvent
  | DisputeEvent;
export type OrderRefusal = PaymentRefusal | RefundRefusal | FulfilmentRefusal;

export const newOrder: OrderState = {
  payment: 'awaiting_payment',
  fulfilment: 'unfulfilled',
  parcels: [],
  refunds: {},
  disputes: {},
  transfer: null,
};

export function decide(command: OrderCommand, state: OrderState): Result<OrderEvent[], OrderRefusal> {
  switch (command.type) {
    case 'recordProcessing':
    case 'recordSuccess':
    case 'recordFailure':
    case 'notePaidByHand':
    case 'chooseTransfer':
    case 'chooseCashOnDelivery':
    case 'cancel':
      return decidePayment(command, state);
    case 'requestRefund':
    case 'recordRefund':
      return decideRefund(command, state);
    case 'markSent':
    case 'cancelParcel':
    case 'cancelLines':
      return decideFulfilment(command, state);
    case 'markDelivered':
    case 'markReturned':
      return settleOnDelivery(decideFulfilment(command, state), state);
    case 'recordDispute':
      return ok(decideDispute(command, state));
  }
}

/** Settles cash on delivery: the delivery pays the order, and a return instead of it cancels it. */
function settleOnDelivery(
  decision: Result<FulfilmentEvent[], FulfilmentRefusal>,
  state: OrderState,
): Result<OrderEvent[], OrderRefusal> {
  if (!decision.ok || state.payment !== 'due_on_delivery') return decision;
  const { intentId } = state;
  const { fulfilment } = fold(decision.value, state);
  if (fulfilment === 'delivered') {
    return ok([...decision.value, { type: 'PaymentSucceeded', intentId, wasCancelled: false }]);
  }
  if (fulfilment === 'returned') {
    return ok([...decision.value, { type: 'OrderCancelled', reason: 'refused_on_delivery' }]);
  }
  return decision;
}

export function evolve(state: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case 'OrderPlaced':
    case 'ContactChanged':
    case 'LatePaymentRefused':
      return state;
    case 'PaymentProcessing':
      return { ...beside(state), payment: 'payment_processing' };
    case 'PaymentSucceeded':
      return { ...beside(state), payment: 'paid', intentId: event.intentId };
    case 'PaymentFailed':
      return { ...beside(state), payment: 'awaiting_payment', lastFailureId: event.failureId };
    case 'TransferChosen':
      return { ...state, transfer: event.transfer };
    case 'CashOnDeliveryChosen':
      return { ...beside(state), payment: 'due_on_delivery', intentId: event.intentId };
    case 'OrderCancelled':
      return { ...beside(state), payment: 'cancelled', reason: event.reason };
    case 'RefundRequested':
    case 'RefundSucceeded':
    case 'RefundFailed':
      return { ...state, ...evolveRefunds(state, event) };
    case 'ParcelSent':
    case 'ParcelCancelled':
    case 'ParcelDelivered':
    case 'ParcelReturned':
    case 'LinesCancelled':
      return { ...state, ...evolveFulfilment(state, event) };
    case 'DisputeOpened':
    case 'DisputeFundsWithdrawn':
    case 'DisputeClosed':
      return { ...state, ...evolveDisputes(state, event) };
  }
}

/** The state after the events, of a new order or continuing from the given state. */
export function fold(events: readonly OrderEvent[], state: OrderState = newOrder): OrderState {
  return events.reduce(evolve, state);
}

/** All but the payment's state, which the next payment state replaces completely. */
function beside({ fulfilment, parcels, refunds, disputes, transfer }: OrderState): Beside {
  return { fulfilment, parcels, refunds, disputes, transfer };
}

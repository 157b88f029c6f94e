// What may happen to an order. `decide` answers a command with events or a refusal; `evolve` applies an event.
// Both are pure: the database, the provider and the clock are elsewhere.
import { ok, type Result, refuse } from '../result.ts';

export type CancelReason =
  | 'expired'
  | 'superseded'
  | 'cancelled_by_shopper'
  | 'cancelled_by_staff'
  | 'declined_for_good';

/** The payment axis, with what each state needs to know. Refunds are a sum beside it. */
export type OrderState =
  | { payment: 'awaiting_payment'; lastFailureId?: string }
  | { payment: 'payment_processing' }
  | { payment: 'paid'; intentId: string }
  | { payment: 'cancelled'; reason: CancelReason };

export type OrderCommand =
  | { type: 'recordProcessing'; intentId: string }
  | {
      type: 'recordSuccess';
      intentId: string;
      /** Asked only after a cancellation: can the goods be taken from stock once more? */
      isStockLeft: boolean;
    }
  | { type: 'recordFailure'; intentId: string; code: string; failureId: string }
  | { type: 'cancel'; reason: CancelReason };

export type OrderEvent =
  | { type: 'OrderPlaced' }
  | { type: 'PaymentProcessing'; intentId: string }
  | { type: 'PaymentSucceeded'; intentId: string; wasCancelled: boolean }
  /** `failureId` tells one declined try from the next, so that a failure told twice is one event. */
  | { type: 'PaymentFailed'; intentId: string; code: string; failureId: string }
  | { type: 'OrderCancelled'; reason: CancelReason }
  /** Money arrived for an order that can no longer be fulfilled: it goes back at once. */
  | { type: 'LatePaymentRefused'; intentId: string };

export type OrderRefusal =
  | { kind: 'AlreadyPaid' }
  | { kind: 'PaymentUnderWay' }
  | { kind: 'PaidTwice'; intentId: string };

export function decide(command: OrderCommand, state: OrderState): Result<OrderEvent[], OrderRefusal> {
  switch (state.payment) {
    case 'awaiting_payment':
    case 'payment_processing':
      return decideWhileOpen(command, state);
    case 'paid':
      return decideWhenPaid(command, state);
    case 'cancelled':
      return decideWhenCancelled(command);
  }
}

function decideWhileOpen(
  command: OrderCommand,
  state: Extract<OrderState, { payment: 'awaiting_payment' | 'payment_processing' }>,
): Result<OrderEvent[], OrderRefusal> {
  const { payment } = state;
  switch (command.type) {
    case 'recordProcessing':
      return ok(payment === 'payment_processing' ? [] : [{ type: 'PaymentProcessing', intentId: command.intentId }]);
    case 'recordSuccess':
      return ok([{ type: 'PaymentSucceeded', intentId: command.intentId, wasCancelled: false }]);
    case 'recordFailure':
      if (state.payment === 'awaiting_payment' && state.lastFailureId === command.failureId) return ok([]);
      return ok([{ ...command, type: 'PaymentFailed' }]);
    case 'cancel':
      // Money that is on its way cannot be called back by cancelling the order; only the provider can say it is off.
      return payment === 'payment_processing' && command.reason !== 'declined_for_good'
        ? refuse({ kind: 'PaymentUnderWay' })
        : ok([{ type: 'OrderCancelled', reason: command.reason }]);
  }
}

function decideWhenPaid(
  command: OrderCommand,
  state: Extract<OrderState, { payment: 'paid' }>,
): Result<OrderEvent[], OrderRefusal> {
  switch (command.type) {
    case 'recordSuccess':
      return command.intentId === state.intentId ? ok([]) : refuse({ kind: 'PaidTwice', intentId: command.intentId });
    case 'recordProcessing':
    case 'recordFailure':
      // News that is older than the success: events arrive in any order.
      return ok([]);
    case 'cancel':
      return refuse({ kind: 'AlreadyPaid' });
  }
}

function decideWhenCancelled(command: OrderCommand): Result<OrderEvent[], OrderRefusal> {
  switch (command.type) {
    case 'recordSuccess':
      return ok([
        command.isStockLeft
          ? { type: 'PaymentSucceeded', intentId: command.intentId, wasCancelled: true }
          : { type: 'LatePaymentRefused', intentId: command.intentId },
      ]);
    case 'recordProcessing':
    case 'recordFailure':
    case 'cancel':
      return ok([]);
  }
}

export function evolve(state: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case 'OrderPlaced':
      return { payment: 'awaiting_payment' };
    case 'PaymentProcessing':
      return { payment: 'payment_processing' };
    case 'PaymentSucceeded':
      return { payment: 'paid', intentId: event.intentId };
    case 'PaymentFailed':
      return { payment: 'awaiting_payment', lastFailureId: event.failureId };
    case 'OrderCancelled':
      return { payment: 'cancelled', reason: event.reason };
    case 'LatePaymentRefused':
      return state;
  }
}

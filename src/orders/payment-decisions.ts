// The payment axis of an order: what a report of a payment, or a request to cancel, does in each state.
import { ok, type Result, refuse } from '../result.ts';

export type CancelReason =
  | 'expired'
  | 'superseded'
  | 'cancelled_by_shopper'
  | 'cancelled_by_staff'
  | 'declined_for_good';

/** With what each state needs to know. */
export type PaymentState =
  | { payment: 'awaiting_payment'; lastFailureId?: string }
  | { payment: 'payment_processing' }
  | { payment: 'paid'; intentId: string }
  | { payment: 'cancelled'; reason: CancelReason };

export type PaymentCommand =
  | { type: 'recordProcessing'; intentId: string }
  | {
      type: 'recordSuccess';
      intentId: string;
      /** Asked only after a cancellation: can the goods be taken from stock once more? */
      isStockLeft: boolean;
    }
  | { type: 'recordFailure'; intentId: string; code: string; failureId: string }
  /** Somebody has seen the money outside the provider, on the shop's bank account. `intentId` stands for that payment. */
  | { type: 'notePaidByHand'; intentId: string }
  | { type: 'cancel'; reason: CancelReason };

export type PaymentEvent =
  | { type: 'PaymentProcessing'; intentId: string }
  | { type: 'PaymentSucceeded'; intentId: string; wasCancelled: boolean }
  /**
   * `failureId` tells one declined try from the next, so that a failure told twice is one event; `wasProcessing`: the
   * shopper has left long ago and must be written to.
   */
  | { type: 'PaymentFailed'; intentId: string; code: string; failureId: string; wasProcessing: boolean }
  | { type: 'OrderCancelled'; reason: CancelReason }
  /** Money arrived for an order that can no longer be fulfilled: it goes back at once. */
  | { type: 'LatePaymentRefused'; intentId: string };

export type PaymentRefusal =
  | { kind: 'AlreadyPaid' }
  | { kind: 'PaymentUnderWay' }
  | { kind: 'OrderCancelled' }
  | { kind: 'PaidTwice'; intentId: string };

export function decidePayment(command: PaymentCommand, state: PaymentState): Result<PaymentEvent[], PaymentRefusal> {
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
  command: PaymentCommand,
  state: Extract<PaymentState, { payment: 'awaiting_payment' | 'payment_processing' }>,
): Result<PaymentEvent[], PaymentRefusal> {
  const isProcessing = state.payment === 'payment_processing';
  switch (command.type) {
    case 'recordProcessing':
      return ok(isProcessing ? [] : [{ type: 'PaymentProcessing', intentId: command.intentId }]);
    case 'recordSuccess':
      return ok([{ type: 'PaymentSucceeded', intentId: command.intentId, wasCancelled: false }]);
    case 'recordFailure':
      if (state.payment === 'awaiting_payment' && state.lastFailureId === command.failureId) return ok([]);
      return ok([{ ...command, type: 'PaymentFailed', wasProcessing: isProcessing }]);
    case 'notePaidByHand':
      // What the bank is carrying out would arrive as a second payment.
      return isProcessing
        ? refuse({ kind: 'PaymentUnderWay' })
        : ok([{ type: 'PaymentSucceeded', intentId: command.intentId, wasCancelled: false }]);
    case 'cancel':
      // Money that is on its way cannot be called back by cancelling the order; only the provider can say it is off.
      return isProcessing && command.reason !== 'declined_for_good'
        ? refuse({ kind: 'PaymentUnderWay' })
        : ok([{ type: 'OrderCancelled', reason: command.reason }]);
  }
}

function decideWhenPaid(
  command: PaymentCommand,
  state: Extract<PaymentState, { payment: 'paid' }>,
): Result<PaymentEvent[], PaymentRefusal> {
  switch (command.type) {
    case 'recordSuccess':
      return command.intentId === state.intentId ? ok([]) : refuse({ kind: 'PaidTwice', intentId: command.intentId });
    case 'recordProcessing':
    case 'recordFailure':
      // A report that is older than the success: events arrive in any order.
      return ok([]);
    case 'notePaidByHand':
    case 'cancel':
      return refuse({ kind: 'AlreadyPaid' });
  }
}

function decideWhenCancelled(command: PaymentCommand): Result<PaymentEvent[], PaymentRefusal> {
  switch (command.type) {
    case 'recordSuccess':
      return ok([
        command.isStockLeft
          ? { type: 'PaymentSucceeded', intentId: command.intentId, wasCancelled: true }
          : { type: 'LatePaymentRefused', intentId: command.intentId },
      ]);
    case 'notePaidByHand':
      return refuse({ kind: 'OrderCancelled' });
    case 'recordProcessing':
    case 'recordFailure':
    case 'cancel':
      return ok([]);
  }
}

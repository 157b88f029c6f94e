// The payment axis of an order: what a report of a payment, or a request to cancel, does in each state.
import { ok, type Result, refuse } from '../result.ts';
import type { BankAccount } from '../shop/payment-settings.ts';

export type CancelReason =
  | 'expired'
  | 'superseded'
  | 'cancelled_by_shopper'
  | 'cancelled_by_staff'
  | 'declined_for_good'
  /** It was to be paid on delivery and came back instead. */
  | 'refused_on_delivery';

/** Which account the shopper was told, and until when the goods are held for the money (ISO 8601). */
export type AwaitedTransfer = { account: BankAccount; until: string };

/** With what each state needs to know. */
export type PaymentState =
  | { payment: 'awaiting_payment'; lastFailureId?: string }
  | { payment: 'payment_processing' }
  /** The goods go before the money: the parcel's delivery pays, or somebody notes it. */
  | { payment: 'due_on_delivery'; intentId: string }
  | { payment: 'paid'; intentId: string }
  | { payment: 'cancelled'; reason: CancelReason };

/** Beside the state of the payment: whoever chooses another method may have sent the money already. */
export type TransferState = { transfer: AwaitedTransfer | null };

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
  | {
      type: 'notePaidByHand';
      intentId: string;
      /** Asked only after a cancellation. */
      isStockLeft: boolean;
    }
  /** `now`: ISO 8601. */
  | { type: 'chooseTransfer'; transfer: AwaitedTransfer; now: string }
  /** `intentId` stands for the payment that the delivery brings. */
  | { type: 'chooseCashOnDelivery'; intentId: string }
  | { type: 'cancel'; reason: CancelReason };

export type PaymentEvent =
  | { type: 'PaymentProcessing'; intentId: string }
  | { type: 'PaymentSucceeded'; intentId: string; wasCancelled: boolean }
  /**
   * `failureId` tells one declined try from the next, so that a failure told twice is one event; `wasProcessing`: the
   * shopper has left long ago and must be written to.
   */
  | { type: 'PaymentFailed'; intentId: string; code: string; failureId: string; wasProcessing: boolean }
  | { type: 'TransferChosen'; transfer: AwaitedTransfer }
  | { type: 'CashOnDeliveryChosen'; intentId: string }
  | { type: 'OrderCancelled'; reason: CancelReason }
  /** Money arrived for an order that can no longer be fulfilled: it goes back at once. */
  | { type: 'LatePaymentRefused'; intentId: string };

export type PaymentRefusal =
  | { kind: 'AlreadyPaid' }
  | { kind: 'PaymentUnderWay' }
  | { kind: 'OrderCancelled' }
  /** The order has run out, and what it held is sold to others. */
  | { kind: 'GoodsGone' }
  /** On its way to be paid on delivery. */
  | { kind: 'AlreadySent' }
  | { kind: 'PaidTwice'; intentId: string };

type State = PaymentState & TransferState & { fulfilment: string };
type Decision = Result<PaymentEvent[], PaymentRefusal>;

export function decidePayment(command: PaymentCommand, state: State): Decision {
  switch (state.payment) {
    case 'awaiting_payment':
    case 'payment_processing':
      return decideWhileOpen(command, state);
    case 'due_on_delivery':
      return decideWhileDue(command, state);
    case 'paid':
      return decideWhenPaid(command, state);
    case 'cancelled':
      return decideWhenCancelled(command, state);
  }
}

function decideWhileOpen(
  command: PaymentCommand,
  state: Extract<State, { payment: 'awaiting_payment' | 'payment_processing' }>,
): Decision {
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
    case 'chooseTransfer':
      if (isProcessing) return refuse({ kind: 'PaymentUnderWay' });
      // Chosen again, nothing is held for longer.
      if (state.transfer && state.transfer.until > command.now) return ok([]);
      return ok([{ type: 'TransferChosen', transfer: command.transfer }]);
    case 'chooseCashOnDelivery':
      return isProcessing
        ? refuse({ kind: 'PaymentUnderWay' })
        : ok([{ type: 'CashOnDeliveryChosen', intentId: command.intentId }]);
    case 'cancel':
      // Money that is on its way cannot be called back by cancelling the order; only the provider can say it is off.
      return isProcessing && command.reason !== 'declined_for_good'
        ? refuse({ kind: 'PaymentUnderWay' })
        : ok([{ type: 'OrderCancelled', reason: command.reason }]);
  }
}

function decideWhileDue(command: PaymentCommand, state: Extract<State, { payment: 'due_on_delivery' }>): Decision {
  switch (command.type) {
    case 'recordSuccess':
    case 'notePaidByHand':
      return ok([{ type: 'PaymentSucceeded', intentId: command.intentId, wasCancelled: false }]);
    case 'recordProcessing':
    case 'recordFailure':
      // News of what was closed before this was agreed.
      return ok([]);
    case 'chooseTransfer':
    case 'chooseCashOnDelivery':
      return ok([]);
    case 'cancel':
      return state.fulfilment === 'unfulfilled'
        ? ok([{ type: 'OrderCancelled', reason: command.reason }])
        : refuse({ kind: 'AlreadySent' });
  }
}

function decideWhenPaid(command: PaymentCommand, state: Extract<State, { payment: 'paid' }>): Decision {
  switch (command.type) {
    case 'recordSuccess':
      return command.intentId === state.intentId ? ok([]) : refuse({ kind: 'PaidTwice', intentId: command.intentId });
    case 'recordProcessing':
    case 'recordFailure':
      // A report that is older than the success: events arrive in any order.
      return ok([]);
    case 'notePaidByHand':
    case 'chooseTransfer':
    case 'chooseCashOnDelivery':
    case 'cancel':
      return refuse({ kind: 'AlreadyPaid' });
  }
}

function decideWhenCancelled(command: PaymentCommand, state: Extract<State, { payment: 'cancelled' }>): Decision {
  switch (command.type) {
    case 'recordSuccess':
      return ok([
        command.isStockLeft
          ? { type: 'PaymentSucceeded', intentId: command.intentId, wasCancelled: true }
          : { type: 'LatePaymentRefused', intentId: command.intentId },
      ]);
    case 'notePaidByHand':
      // Whoever was too late with a transfer gets the goods if they are still there; a cancellation was meant.
      if (state.reason !== 'expired') return refuse({ kind: 'OrderCancelled' });
      return command.isStockLeft
        ? ok([{ type: 'PaymentSucceeded', intentId: command.intentId, wasCancelled: true }])
        : refuse({ kind: 'GoodsGone' });
    case 'chooseTransfer':
    case 'chooseCashOnDelivery':
      return refuse({ kind: 'OrderCancelled' });
    case 'recordProcessing':
    case 'recordFailure':
    case 'cancel':
      return ok([]);
  }
}

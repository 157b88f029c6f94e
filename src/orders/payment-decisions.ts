// The payment axis of an order: what a report of a payment, or a request to cancel, does in each state.
import { ok, type Result, refuse } from '../result.ts';
import type { BankAccount } from '../shop/payment-settings.ts';

export type CancelReason =
  | 'expired'
  | 'superseded'
  | 'cancelled_by_shopper'
  | 'cancelled_by_staff'
  | 'declined_for_good'
  /** It should have been paid on delivery but came back. */
  | 'refused_on_delivery';

/** Why staff gives up an order. */
export type StaffReason = {
  /** One from the list of reasons. */
  because?: string;
  words?: string;
  /** The goods that were reserved cannot be sold any more. */
  isWrittenOff?: boolean;
};

/**
 * The account that the shopper was given, null for a developer's own method, and until when the goods stay reserved
 * (ISO 8601).
 */
export type AwaitedTransfer = { account: BankAccount | null; until: string };

export type PaymentState =
  | { payment: 'awaiting_payment'; lastFailureId?: string }
  | { payment: 'payment_processing' }
  /** Goods are sent before the money arrives: the parcel's delivery pays, or staff records the payment. */
  | { payment: 'due_on_delivery'; intentId: string }
  | { payment: 'paid'; intentId: string }
  | { payment: 'cancelled'; reason: CancelReason };

/** Separate from the payment's state: a shopper who then chooses another method may have sent the money already. */
export type TransferState = { transfer: AwaitedTransfer | null };

export type PaymentCommand =
  | { type: 'recordProcessing'; intentId: string }
  | {
      type: 'recordSuccess';
      intentId: string;
      /** Used only after a cancellation: whether the goods are still in stock. */
      isStockLeft: boolean;
    }
  | { type: 'recordFailure'; intentId: string; code: string; failureId: string }
  /** Staff has seen the money on the shop's bank account. `intentId` is that payment's own id. */
  | {
      type: 'notePaidByHand';
      intentId: string;
      /** Used only after a cancellation. */
      isStockLeft: boolean;
    }
  /** `now`: ISO 8601. */
  | { type: 'chooseTransfer'; transfer: AwaitedTransfer; now: string }
  /** `intentId` is the id of the payment that is made on delivery. */
  | { type: 'chooseCashOnDelivery'; intentId: string }
  | ({
      type: 'cancel';
      reason: CancelReason;
      /** Used only when the order is paid: no money is to go back. */
      isNothingPaid?: boolean;
    } & StaffReason);

export type PaymentEvent =
  | { type: 'PaymentProcessing'; intentId: string }
  | { type: 'PaymentSucceeded'; intentId: string; wasCancelled: boolean }
  /**
   * `failureId` identifies a declined try, so that a failure reported twice is one event; `wasProcessing`: the shopper
   * left long ago and gets an e-mail.
   */
  | { type: 'PaymentFailed'; intentId: string; code: string; failureId: string; wasProcessing: boolean }
  | { type: 'TransferChosen'; transfer: AwaitedTransfer }
  | { type: 'CashOnDeliveryChosen'; intentId: string }
  | ({ type: 'OrderCancelled'; reason: CancelReason } & StaffReason)
  /** Money arrived for an order that can no longer be fulfilled: it is refunded immediately. */
  | { type: 'LatePaymentRefused'; intentId: string };

export type PaymentRefusal =
  | { kind: 'AlreadyPaid' }
  | { kind: 'PaymentUnderWay' }
  | { kind: 'OrderCancelled' }
  /** The order expired, and its goods were sold to others. */
  | { kind: 'GoodsGone' }
  /** Sent already, to be paid on delivery. */
  | { kind: 'AlreadySent' }
  | { kind: 'PaidTwice'; intentId: string };

type State = PaymentState & TransferState & { fulfilment: string; parcels: readonly unknown[] };
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
      // The payment that the bank is processing would arrive as a second one.
      return isProcessing
        ? refuse({ kind: 'PaymentUnderWay' })
        : ok([{ type: 'PaymentSucceeded', intentId: command.intentId, wasCancelled: false }]);
    case 'chooseTransfer':
      if (isProcessing) return refuse({ kind: 'PaymentUnderWay' });
      // Choosing it again does not extend the reservation.
      if (state.transfer && state.transfer.until > command.now) return ok([]);
      return ok([{ type: 'TransferChosen', transfer: command.transfer }]);
    case 'chooseCashOnDelivery':
      return isProcessing
        ? refuse({ kind: 'PaymentUnderWay' })
        : ok([{ type: 'CashOnDeliveryChosen', intentId: command.intentId }]);
    case 'cancel':
      // Cancelling the order cannot stop a payment that is being processed; only the provider can report that it
      // failed.
      return isProcessing && command.reason !== 'declined_for_good'
        ? refuse({ kind: 'PaymentUnderWay' })
        : ok([orderCancelled(command)]);
  }
}

function orderCancelled({ isNothingPaid, ...command }: Extract<PaymentCommand, { type: 'cancel' }>): PaymentEvent {
  return { ...command, type: 'OrderCancelled' };
}

function decideWhileDue(command: PaymentCommand, state: Extract<State, { payment: 'due_on_delivery' }>): Decision {
  switch (command.type) {
    case 'recordSuccess':
    case 'notePaidByHand':
      return ok([{ type: 'PaymentSucceeded', intentId: command.intentId, wasCancelled: false }]);
    case 'recordProcessing':
    case 'recordFailure':
      // A late report of an attempt that was closed before.
      return ok([]);
    case 'chooseTransfer':
    case 'chooseCashOnDelivery':
      return ok([]);
    case 'cancel':
      return state.fulfilment === 'unfulfilled' ? ok([orderCancelled(command)]) : refuse({ kind: 'AlreadySent' });
  }
}

function decideWhenPaid(command: PaymentCommand, state: Extract<State, { payment: 'paid' }>): Decision {
  switch (command.type) {
    case 'recordSuccess':
      return command.intentId === state.intentId ? ok([]) : refuse({ kind: 'PaidTwice', intentId: command.intentId });
    case 'recordProcessing':
    case 'recordFailure':
      // A report from before the success: events arrive in any order.
      return ok([]);
    case 'cancel':
      // Money would go back by a refund, which gives the order up too; where there is none, the order is cancelled.
      if (!command.isNothingPaid) return refuse({ kind: 'AlreadyPaid' });
      return state.fulfilment === 'unfulfilled' && state.parcels.length === 0
        ? ok([orderCancelled(command)])
        : refuse({ kind: 'AlreadySent' });
    case 'notePaidByHand':
    case 'chooseTransfer':
    case 'chooseCashOnDelivery':
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
      // After a late transfer the order is fulfilled if the goods are still in stock; a deliberate cancellation stays.
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

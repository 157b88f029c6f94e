// What staff does next about an order.

/** Null: nothing is left to do. */
export type NextStep =
  | 'answer_dispute'
  | 'handle_return'
  | 'await_payment'
  /** Staff records the money when it is on the shop's own account. */
  | 'await_transfer'
  | 'await_bank'
  | 'send'
  | 'send_rest'
  | 'await_delivery'
  | 'refund'
  | null;

export type OrderAtWork = {
  payment: 'awaiting_payment' | 'payment_processing' | 'due_on_delivery' | 'paid' | 'cancelled';
  fulfilment: 'unfulfilled' | 'partly_sent' | 'sent' | 'delivered' | 'returned';
  isTransfer: boolean;
  /** `open`: the bank has not decided. */
  dispute: 'open' | 'lost' | null;
  /** A withdrawal of the shopper's waits for its goods or its money. */
  isReturning: boolean;
  isRefunded: boolean;
  /** Nothing is left to send: all of it was taken off the order. */
  isAllCancelled: boolean;
};

export function nextStep({ payment, fulfilment, isTransfer, dispute, isReturning, ...order }: OrderAtWork): NextStep {
  if (dispute === 'open') return 'answer_dispute';
  if (payment === 'cancelled') return null;
  if (payment === 'awaiting_payment') return isTransfer ? 'await_transfer' : 'await_payment';
  if (payment === 'payment_processing') return 'await_bank';
  if (order.isRefunded || dispute === 'lost') return null;
  if (isReturning) return 'handle_return';
  switch (fulfilment) {
    case 'unfulfilled':
      return order.isAllCancelled ? null : 'send';
    case 'partly_sent':
      return 'send_rest';
    case 'sent':
      return 'await_delivery';
    case 'delivered':
      return null;
    case 'returned':
      return payment === 'paid' ? 'refund' : null;
  }
}

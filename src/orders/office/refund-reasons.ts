// Why money goes back, and why an order is given up: a list to choose from, for the records; words may stand beside it.
export const refundReasons = [
  'withdrawal',
  'damaged',
  'wrong_article',
  'not_arrived',
  'out_of_stock',
  'price',
  'goodwill',
  'other',
] as const;

export type RefundReason = (typeof refundReasons)[number];

export function isRefundReason(value: string): value is RefundReason {
  return refundReasons.some((reason) => reason === value);
}

export const cancelReasons = ['customer', 'unpaid', 'out_of_stock', 'fraud', 'mistake', 'other'] as const;

export type CancelledBecause = (typeof cancelReasons)[number];

export function isCancelReason(value: string): value is CancelledBecause {
  return cancelReasons.some((reason) => reason === value);
}

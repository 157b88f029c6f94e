// An order's situation in one word for the whole page, and how long to keep polling it.
import type { OrderFieldsFragment } from '../operations.generated.ts';

export type OrderSituation =
  | 'awaiting'
  | 'failed'
  | 'processing'
  /** Nothing is left to do in the shop: the order waits for a transfer, is paid on delivery, or costs nothing. */
  | 'placed'
  | 'paid'
  | 'refunded'
  | 'expired'
  | 'cancelled';

type Amount = { minor: number };

type Order = Pick<OrderFieldsFragment, 'paymentState'> & {
  totals: { total: Amount };
  refunded: Amount;
  refundPending: Amount;
  paymentNote?: object | null | undefined;
  declineText?: string | null | undefined;
  cancelReason?: string | null | undefined;
};

export function orderSituation(order: Order): OrderSituation {
  const { paymentState, paymentNote, declineText, cancelReason, refunded, totals } = order;
  switch (paymentState) {
    case 'awaiting_payment':
      if (paymentNote) return 'placed';
      return declineText ? 'failed' : 'awaiting';
    case 'payment_processing':
      return 'processing';
    case 'due_on_delivery':
      return 'placed';
    case 'paid':
      if (totals.total.minor === 0) return 'placed';
      return refunded.minor >= totals.total.minor ? 'refunded' : 'paid';
    case 'cancelled':
      return cancelReason === 'expired' ? 'expired' : 'cancelled';
  }
}

export const ASK_EVERY_MS = 3_000;
/** One minute of frequent polling; after that ever less often, because banks take days. */
export const OFTEN = 20;
export const ASK_AT_LEAST_EVERY_MS = 60_000;
const GROWTH = 1.5;

/**
 * Milliseconds until the next poll, after that many answers; false when nothing more is expected. Counted in answers
 * rather than in time, so that a page that slept in a background tab polls again when it is visible.
 */
export function nextAsk(order: Order | null | undefined, answers: number): number | false {
  if (!order || !isMoving(order)) return false;
  return Math.min(ASK_EVERY_MS * GROWTH ** Math.max(0, answers - OFTEN), ASK_AT_LEAST_EVERY_MS);
}

/**
 * Whether money is being moved, to us or back. A transfer does not count: it takes days, and a person has to record it.
 */
function isMoving({ paymentState, paymentNote, refundPending }: Order): boolean {
  const isAwaited = paymentState === 'awaiting_payment' && !paymentNote;
  return isAwaited || paymentState === 'payment_processing' || refundPending.minor > 0;
}

// How an order stands, in one word for the whole page, and how long it is worth asking again.
import type { OrderFieldsFragment } from '../operations.generated.ts';

export type OrderSituation = 'awaiting' | 'failed' | 'processing' | 'paid' | 'refunded' | 'expired' | 'cancelled';

type Order = Pick<
  OrderFieldsFragment,
  'paymentState' | 'declineText' | 'cancelReason' | 'refunded' | 'refundPending' | 'totals'
>;

export function orderSituation({ paymentState, declineText, cancelReason, refunded, totals }: Order): OrderSituation {
  switch (paymentState) {
    case 'awaiting_payment':
      return declineText ? 'failed' : 'awaiting';
    case 'payment_processing':
      return 'processing';
    case 'paid':
      return refunded.minor >= totals.total.minor && refunded.minor > 0 ? 'refunded' : 'paid';
    case 'cancelled':
      return cancelReason === 'expired' ? 'expired' : 'cancelled';
  }
}

export const ASK_EVERY_MS = 3_000;
/** One minute's worth; after that ever less often: banks take days. */
export const OFTEN = 20;
export const ASK_AT_LEAST_EVERY_MS = 60_000;
const GROWTH = 1.5;

/**
 * Milliseconds until the order is asked about again, after that many answers; false when nothing more is to come.
 * Counted in answers rather than in time: a page that sleeps in a background tab asks again when it is looked at.
 */
export function nextAsk(order: Order | null | undefined, answers: number): number | false {
  if (!order || !isMoving(order)) return false;
  return Math.min(ASK_EVERY_MS * GROWTH ** Math.max(0, answers - OFTEN), ASK_AT_LEAST_EVERY_MS);
}

/** Whether money is on its way, to us or back. */
function isMoving({ paymentState, refundPending }: Order): boolean {
  return paymentState === 'awaiting_payment' || paymentState === 'payment_processing' || refundPending.minor > 0;
}

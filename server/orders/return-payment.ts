// Refunds that nobody asked for: of payments that came too late or twice, and of what is on gift cards already.
import type { OrderEvent } from '#src/orders/order-decisions.ts';
import type { Transaction } from '../database/transaction.ts';
import { passCardsOn, refundedToCards } from '../gift-cards/refund-to-cards.ts';
import { insertRefund, newRefundId } from '../payments/refund-store.ts';
import { appendOrderEvents, dueOf, type LockedOrder } from './order-store.ts';

/** Refunds a payment completely that came too late or twice. A second call does nothing. */
export async function returnPayment(
  tx: Transaction,
  order: LockedOrder,
  { intentId, cause, now }: { intentId: string; cause: 'late_payment' | 'paid_twice'; now: Date },
): Promise<void> {
  const { id: orderId, currency } = order;
  const amountMinor = dueOf(order).minor;
  const id = newRefundId();
  const isNew = await insertRefund(tx, { id, sameAs: intentId, orderId, intentId, amountMinor, currency, cause }, now);
  if (!isNew) return;
  const requested: OrderEvent = { type: 'RefundRequested', refundId: id, intentId, amountMinor };
  await appendOrderEvents(tx, orderId, [requested], cause, now);
}

/** A refund that had succeeded has failed after all: what of it is on gift cards stays, as a refund of its own. */
export async function keepRefundOnCards(
  tx: Transaction,
  order: LockedOrder,
  { refundId, intentId, now }: { refundId: string; intentId: string; now: Date },
): Promise<void> {
  const amountMinor = await refundedToCards(tx, refundId);
  if (amountMinor === 0) return;
  const id = newRefundId();
  const refund = { id, orderId: order.id, intentId, amountMinor, cardsMinor: amountMinor, currency: order.currency };
  const taxedCardsMinor = await taxedPartOf(tx, refundId);
  await insertRefund(tx, { ...refund, taxedCardsMinor, cause: 'staff' }, now);
  await passCardsOn(tx, { orderId: order.id, from: refundId, to: id }, now);
  const requested: OrderEvent = { type: 'RefundRequested', refundId: id, intentId, amountMinor };
  await appendOrderEvents(tx, order.id, [requested], 'refund-failed', now);
}

async function taxedPartOf(tx: Transaction, refundId: string): Promise<number> {
  const { taxed_cards_minor: minor } = await tx
    .selectFrom('refunds')
    .select('taxed_cards_minor')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  return minor;
}

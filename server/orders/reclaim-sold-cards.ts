// The price of gift cards went back without the shop having asked: the cards are disabled in the transaction that records it,
// and staff is told.
import type { OrderEvent } from '#src/orders/order-decisions.ts';
import type { Transaction } from '../database/transaction.ts';
import { reclaimCards, refundedOutside } from '../gift-cards/reclaim-cards.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import { type LockedOrder, listOrderEvents } from './order-store.ts';

type EventOf<Type extends OrderEvent['type']> = Extract<OrderEvent, { type: Type }>;

/** Reclaims cards after a refund that was made at the provider: it does not say for which of them. */
export async function reclaimRefundedCards(
  tx: Transaction,
  order: LockedOrder,
  { refundId }: EventOf<'RefundSucceeded'>,
  now: Date,
): Promise<void> {
  const amountMinor = order.isForGiftCards ? await refundedOutside(tx, refundId) : null;
  if (amountMinor === null) return;
  const reclaimed = await reclaimCards(tx, { orderId: order.id, amountMinor, refundId }, now);
  await tellStaff(tx, order.id, { key: refundId, isDisputed: false, ...reclaimed }, now);
}

/** Reclaims cards that the bank took back in a dispute. */
export async function reclaimDisputedCards(
  tx: Transaction,
  order: LockedOrder,
  { disputeId, outcome }: EventOf<'DisputeClosed'>,
  now: Date,
): Promise<void> {
  if (!order.isForGiftCards || outcome !== 'lost') return;
  const amountMinor = disputedMinor(await listOrderEvents(tx, order.id), disputeId);
  const reclaimed = await reclaimCards(tx, { orderId: order.id, amountMinor, disputeId }, now);
  await tellStaff(tx, order.id, { key: disputeId, isDisputed: true, ...reclaimed }, now);
}

async function tellStaff(
  tx: Transaction,
  orderId: string,
  { key, ...told }: { key: string } & Record<string, unknown>,
  now: Date,
): Promise<void> {
  const kind = 'merchant-cards-disabled';
  await addToOutbox(tx, { deduplicationKey: `${kind}-${key}`, kind, payload: { orderId, ...told } }, now);
}

/** What a dispute is about, by the order's events. */
function disputedMinor(events: readonly OrderEvent[], disputeId: string): number {
  const opened = events.find((event) => event.type === 'DisputeOpened' && event.disputeId === disputeId);
  return opened?.type === 'DisputeOpened' ? opened.amountMinor : 0;
}

// What an order's events do to stock, cart, captured money and the outbox: in the same transaction as the events.
import { evolve, type OrderEvent } from '#src/orders/order-decisions.ts';
import { closeCart } from '../cart/cart-store.ts';
import type { Transaction } from '../database/transaction.ts';
import {
  findShortages,
  lockVariants,
  releaseStock,
  reserveStock,
  type StockLine,
  sellReservedStock,
} from '../inventory/reserve-stock.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import { type LockedOrder, saveCapture, saveOrderEvents } from './order-store.ts';

export type EventCircumstances = { cause: string; now: Date };

export async function commitOrderEvents(
  tx: Transaction,
  order: LockedOrder,
  events: OrderEvent[],
  { cause, now }: EventCircumstances,
): Promise<void> {
  if (events.length === 0) return;
  await saveOrderEvents(tx, order.id, events.reduce(evolve, order.state), events, cause, now);
  for (const event of events) await applyEffects(tx, order, event, now);
}

async function applyEffects(tx: Transaction, order: LockedOrder, event: OrderEvent, now: Date): Promise<void> {
  switch (event.type) {
    case 'PaymentSucceeded':
      // A cancelled order gave its goods back; decide() has made sure that they can be taken again.
      if (event.wasCancelled) await reserveAgain(tx, order.id, now);
      await sellReservedStock(tx, order.id, now);
      await saveCapture(tx, order.id, order.totalMinor, now);
      if (order.cartId) await closeCart(tx, order.cartId, now);
      await addToOutbox(
        tx,
        {
          deduplicationKey: `order-confirmation-${order.id}`,
          kind: 'order-confirmation',
          payload: { orderId: order.id },
        },
        now,
      );
      return;
    case 'PaymentProcessing':
      if (order.cartId) await closeCart(tx, order.cartId, now);
      return;
    case 'OrderCancelled':
      await releaseStock(tx, order.id, now);
      return;
    case 'LatePaymentRefused':
      await refundLater(tx, event.intentId, now);
      return;
    case 'OrderPlaced':
    case 'PaymentFailed':
      return;
  }
}

/** Gives the whole payment back, as soon as the provider can be reached. */
export async function refundLater(tx: Transaction, intentId: string, now: Date): Promise<void> {
  const entry = { deduplicationKey: `refund-${intentId}`, kind: 'refund-payment', payload: { intentId } };
  await addToOutbox(tx, entry, now);
}

/** Whether everything in a cancelled order could be sold now. Locks the variants. */
export async function isStockLeftFor(tx: Transaction, orderId: string): Promise<boolean> {
  const lines = await listStockLines(tx, orderId);
  return (
    findShortages(
      lines,
      await lockVariants(
        tx,
        lines.map(({ variantId }) => variantId),
      ),
    ).length === 0
  );
}

async function reserveAgain(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const lines = await listStockLines(tx, orderId);
  const variants = await lockVariants(
    tx,
    lines.map(({ variantId }) => variantId),
  );
  await reserveStock(tx, orderId, lines, variants, now);
}

async function listStockLines(tx: Transaction, orderId: string): Promise<StockLine[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .select(['variant_id as variantId', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('variant_id')
    .execute();
  return rows;
}

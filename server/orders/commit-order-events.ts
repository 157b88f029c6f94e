// What an order's events do to stock, cart, captured money and the outbox: in the same transaction as the events.
import { sql } from 'kysely';
import { fold, type OrderEvent } from '#src/orders/order-decisions.ts';
import { isMadeByItself } from '#src/shop/invoices/issue-times.ts';
import { closeCart, reopenCart } from '../cart/cart-store.ts';
import type { Transaction } from '../database/transaction.ts';
import { isUseLeftFor } from '../discounts/read-discount.ts';
import { areCardsLeftFor, captureCards, releaseCards, reserveCardsAgain } from '../gift-cards/order-cards.ts';
import { refundToCards } from '../gift-cards/refund-to-cards.ts';
import { issueSoldCards } from '../gift-cards/sell-cards.ts';
import {
  findShortages,
  lockVariants,
  releaseStock,
  reserveStock,
  restock,
  type StockLine,
  sellReservedStock,
  stockLinesOf,
  writeOffReserved,
} from '../inventory/reserve-stock.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import { forgiveTries } from '../payments/payment-limits.ts';
import { addCancelledLines } from '../shipping/ordered-quantities.ts';
import { findSettings } from '../shop/settings-store.ts';
import { endHold, endOfHold, endPaidHold } from './manual/unpaid-holds.ts';
import {
  type LockedOrder,
  leaveOrderedCart,
  type OrderCompany,
  saveCapture,
  saveExpiry,
  saveOrderEvents,
  saveRefundedSum,
} from './order-store.ts';
import { reclaimDisputedCards, reclaimRefundedCards } from './reclaim-sold-cards.ts';
import { keepRefundOnCards, returnPayment } from './return-payment.ts';
import { CHECK_VAT_ID } from './vat-ids/check-vat-id.ts';

/** How long goods stay reserved after a payment that had been processing for days has failed. */
const PAY_AGAIN_MS = 24 * 60 * 60_000;

/** More than a shopper has cards; more declines mean that someone is testing stolen ones. */
export const MAX_DECLINES = 10;

export type EventCircumstances = { cause: string; now: Date };

export async function commitOrderEvents(
  tx: Transaction,
  order: LockedOrder,
  events: OrderEvent[],
  { cause, now }: EventCircumstances,
): Promise<void> {
  if (events.length === 0) return;
  const isRevived = events.some((event) => event.type === 'PaymentSucceeded' && event.wasCancelled);
  const living = isRevived ? await leaveOrderedCart(tx, order) : order;
  await saveOrderEvents(tx, order.id, fold(events, order.state), events, cause, now);
  for (const event of events) await applyEffects(tx, living, event, now);
}

type Effect = {
  tx: Transaction;
  order: LockedOrder;
  now: Date;
  /** Writes into the outbox, once for each key. */
  write(kind: string, key: string, more?: Record<string, unknown>): Promise<void>;
};
type EventOf<Type extends OrderEvent['type']> = Extract<OrderEvent, { type: Type }>;

async function applyEffects(tx: Transaction, order: LockedOrder, event: OrderEvent, now: Date): Promise<void> {
  const write: Effect['write'] = (kind, key, more = {}) =>
    addToOutbox(tx, { deduplicationKey: `${kind}-${key}`, kind, payload: { orderId: order.id, ...more } }, now);
  const effect = { tx, order, now, write };
  switch (event.type) {
    case 'PaymentSucceeded':
      return keepPaidOrder(effect, event);
    case 'PaymentProcessing':
      await closeOrderedCart(effect);
      return write('payment-processing', `${order.id}-${event.intentId}`);
    case 'PaymentFailed':
      return reopenUnpaidOrder(effect, event);
    case 'TransferChosen':
      await closeOrderedCart(effect);
      await saveExpiry(tx, order.id, await endOfHold(tx, order.id, new Date(event.transfer.until), now));
      return write('transfer-awaited', `${order.id}-${Date.parse(event.transfer.until)}`);
    case 'CashOnDeliveryChosen':
      await closeOrderedCart(effect);
      return confirmOrder(effect);
    case 'OrderCancelled':
      return giveUpGoods(effect, event);
    case 'LatePaymentRefused':
      await returnPayment(tx, order, { intentId: event.intentId, cause: 'late_payment', now });
      return write('merchant-late-payment', event.intentId, { intentId: event.intentId });
    case 'RefundSucceeded':
      await refundToCards(tx, order.id, event.refundId, now);
      await reclaimRefundedCards(tx, order, event, now);
      await saveRefundedSum(tx, order.id);
      await keepBooks(effect, event.refundId);
      return write('order-refunded', event.refundId, { refundId: event.refundId });
    case 'RefundFailed':
      await keepRefundOnCards(tx, order, { ...event, now });
      // Its correction is taken back, where there is one.
      if (await hasDocument(tx, order.id)) await write('keep-books', `${event.refundId}-failed`);
      return saveRefundedSum(tx, order.id);
    case 'ParcelSent':
      // Only goods that are paid on delivery are still reserved; all others were sold when they were paid.
      await sellReservedStock(tx, order.id, now);
      await endHold(tx, order.id);
      await keepBooks(effect, event.parcelId);
      return write('order-sent', event.parcelId, { parcelId: event.parcelId, isLast: event.isLast });
    case 'DisputeOpened':
      return write('merchant-disputed', event.disputeId, { disputeId: event.disputeId });
    case 'DisputeClosed':
      await reclaimDisputedCards(tx, order, event, now);
      return write('merchant-dispute-closed', event.disputeId, { disputeId: event.disputeId });
    case 'LinesCancelled':
      return addCancelledLines(tx, order.id, event.lines);
    case 'ContactChanged':
      return checkVatId(effect, event.changeId);
    case 'OrderPlaced':
    case 'RefundRequested':
    case 'ParcelCancelled':
    case 'ParcelDelivered':
    case 'ParcelReturned':
    case 'DisputeFundsWithdrawn':
      return;
  }
}

async function keepPaidOrder({ tx, order, now, ...effect }: Effect, event: EventOf<'PaymentSucceeded'>): Promise<void> {
  // A cancelled order released its goods; decide() has made sure that they can be reserved again.
  if (event.wasCancelled) {
    await reserveAgain(tx, order.id, now);
    await reserveCardsAgain(tx, order.id, now);
  }
  await sellReservedStock(tx, order.id, now);
  await captureCards(tx, order.id, now);
  if (order.isForGiftCards) await issueSoldCards(tx, order.id, now);
  await saveCapture(tx, order.id, { intentId: event.intentId, capturedMinor: order.totalMinor, now });
  await closeOrderedCart({ tx, order, now });
  await forgiveTries(tx, order.id);
  await endPaidHold(tx, order.id);
  await keepBooks({ tx, order, ...effect }, event.intentId);
  await confirmOrder({ tx, order, ...effect });
}

/** Asks for invoices where the shop makes them itself, or has made one by hand: which ones is decided later. */
async function keepBooks({ tx, order, write }: Pick<Effect, 'tx' | 'order' | 'write'>, key: string): Promise<void> {
  // What is bought with multi-purpose cards is invoiced.
  if (order.isForGiftCards && !order.isForTaxedCards) return;
  const invoices = await findSettings(tx, 'invoices');
  const isWanted = invoices && isMadeByItself(invoices.data.issueAt);
  if (isWanted || (await hasDocument(tx, order.id))) await write('keep-books', key);
}

async function hasDocument(tx: Transaction, orderId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('invoices')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['invoice', 'receipt'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function reopenUnpaidOrder({ tx, order, now, write }: Effect, event: EventOf<'PaymentFailed'>): Promise<void> {
  if (await isDeclinedForGood(tx, order.id)) {
    await write('give-up-payment', event.intentId, { intentId: event.intentId });
  }
  if (!event.wasProcessing) return;
  // The shopper left days ago, so the cart is reopened and there is time to pay in another way.
  if (order.cartId) await reopenCart(tx, order.cartId);
  await saveExpiry(tx, order.id, new Date(now.getTime() + PAY_AGAIN_MS));
  await write('payment-failed', `${order.id}-${event.failureId}`, { code: event.code });
}

async function giveUpGoods({ tx, order, now, write }: Effect, event: EventOf<'OrderCancelled'>): Promise<void> {
  if (isSold(order)) await takeBackSold(tx, order.id, event, now);
  else if (event.isWrittenOff) await writeOffReserved(tx, order.id, event.words ?? '', now);
  else await releaseStock(tx, order.id, now);
  await releaseCards(tx, order.id, now);
  await endHold(tx, order.id);
  if (event.reason === 'expired' && order.state.transfer) await write('transfer-expired', order.id);
  if (event.reason === 'cancelled_by_staff') await write('order-cancelled', order.id);
  // Invoiced when it was sent, and refused at the door.
  if (await hasDocument(tx, order.id)) await write('keep-books', `cancelled-${order.id}`);
}

async function closeOrderedCart({ tx, order, now }: Pick<Effect, 'tx' | 'order' | 'now'>): Promise<void> {
  if (order.cartId) await closeCart(tx, order.cartId, now);
}

/** Asked about in the background, where a company has said one. */
async function checkVatId({ tx, order, write }: Pick<Effect, 'tx' | 'order' | 'write'>, key: string): Promise<void> {
  const { company } = await tx
    .selectFrom('orders')
    .select('company')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  if ((company as OrderCompany | null)?.taxId) await write(CHECK_VAT_ID, key);
}

async function confirmOrder({ tx, order, write }: Pick<Effect, 'tx' | 'order' | 'write'>): Promise<void> {
  await checkVatId({ tx, order, write }, order.id);
  await write('order-confirmation', order.id);
  await write('merchant-order', order.id);
}

/** Whoever closes its intent, and whoever reports that first. */
export async function isDeclinedForGood(tx: Transaction, orderId: string): Promise<boolean> {
  const { count } = await tx
    .selectFrom('order_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('type', '=', 'PaymentFailed')
    .executeTakeFirstOrThrow();
  return Number(count) >= MAX_DECLINES;
}

/**
 * Whether a cancelled order can be carried out after all: there is enough stock for everything, a use of its code is left,
 * and its gift cards still pay. Locks the code, the variants and the cards, in the order in which an order is placed.
 */
export async function isOrderLeft(tx: Transaction, order: LockedOrder, now: Date): Promise<boolean> {
  return (await isStockLeftFor(tx, order.id)) && areCardsLeftFor(tx, order, now);
}

async function isStockLeftFor(tx: Transaction, orderId: string): Promise<boolean> {
  if (await isOfferOver(tx, orderId)) return false;
  if (!(await isUseLeftFor(tx, orderId))) return false;
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

/** Its draft has been ordered again, or what was offered then was changed or withdrawn: a late payment goes back. */
async function isOfferOver(tx: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders o join draft_orders d on d.id = o.draft_id
    where o.id = ${orderId} and (d.withdrawn_at is not null or d.cart_id is distinct from o.cart_id
      or exists (select from orders x where x.draft_id = d.id and x.payment_state <> 'cancelled'))`.execute(tx);
  return rows.length > 0;
}

/** Everything was sold when it was paid, or with a parcel whose label was given back; what came back was restocked then. */
function isSold({ state: { payment, parcels } }: LockedOrder): boolean {
  return payment === 'paid' || (parcels.length > 0 && parcels.every(({ isCancelled }) => isCancelled));
}

async function takeBackSold(
  tx: Transaction,
  orderId: string,
  { isWrittenOff }: { isWrittenOff?: boolean },
  now: Date,
): Promise<void> {
  if (!isWrittenOff) await restock(tx, orderId, await listStockLines(tx, orderId), now);
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
    .execute();
  return stockLinesOf(rows);
}

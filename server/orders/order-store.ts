// Orders in the database. All writes to an order's state are in this file; placing it is another's: placing/insert-order.ts.
import { sql } from 'kysely';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type Currency, money } from '#src/money.ts';
import { fold, type OrderEvent, type OrderState } from '#src/orders/order-decisions.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { publishing } from '../webhooks/publish-event.ts';
import { publishedEvent } from '../webhooks/webhook-events.ts';
import { orderTokenOf } from './order-links.ts';

export type OrderCompany = { name: string; taxId: string };

export type LockedOrder = {
  id: string;
  number: number;
  token: string;
  cartId: string | null;
  /** Written by staff. */
  isOffer: boolean;
  locale: Locale;
  currency: Currency;
  totalMinor: number;
  /** What gift cards pay of the total. */
  cardsMinor: number;
  /** It buys gift cards and nothing else: money in advance, and no sale. */
  isForGiftCards: boolean;
  /** Those are single-purpose ones, whose VAT is charged with it: a sale as any other. */
  isForTaxedCards: boolean;
  /** What the payment method costs, within the total. */
  feeMinor: number;
  /** 0 until it is paid. */
  capturedMinor: number;
  fingerprint: string;
  email: string;
  /** The shopper's country, from the address if there is one. */
  country: string;
  expiresAt: Date;
  state: OrderState;
};

/**
 * Locks an order, its cart first: placing an order takes the same two locks in the same order.
 * Null when there is no such order.
 */
export async function lockOrder(tx: Transaction, orderId: string): Promise<LockedOrder | null> {
  const found = await tx.selectFrom('orders').select('cart_id').where('id', '=', orderId).executeTakeFirst();
  if (!found) return null;
  if (found.cart_id) {
    await tx.selectFrom('carts').select('id').where('id', '=', found.cart_id).forUpdate().execute();
  }
  const row = await tx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    number: row.number,
    token: await orderTokenOf(tx, row),
    cartId: row.cart_id,
    isOffer: row.draft_id !== null,
    locale: row.locale as Locale,
    currency: row.currency,
    totalMinor: row.total_minor,
    cardsMinor: row.cards_minor,
    isForGiftCards: row.is_for_gift_cards,
    isForTaxedCards: row.is_for_taxed_cards,
    feeMinor: row.fee_minor,
    capturedMinor: row.captured_minor,
    fingerprint: row.fingerprint,
    email: row.email,
    country: (row.address as PostalAddress).country,
    expiresAt: row.expires_at,
    // The events are the source of truth; the row's state columns exist for queries.
    state: fold(await listOrderEvents(tx, row.id)),
  };
}

/** The cart's order that is not cancelled: it keeps the cart from being ordered again. */
export async function lockLivingOrderOfCart(tx: Transaction, cartId: string): Promise<LockedOrder | null> {
  const living = await findLivingOrderOfCart(tx, cartId);
  return living ? lockOrder(tx, living.id) : null;
}

/**
 * A cancelled order that is carried out after all is detached from its cart when the cart has a newer order, which
 * would otherwise be in conflict with it.
 */
export async function leaveOrderedCart(tx: Transaction, order: LockedOrder): Promise<LockedOrder> {
  const living = order.cartId && (await findLivingOrderOfCart(tx, order.cartId));
  if (!living) return order;
  await tx.updateTable('orders').set({ cart_id: null }).where('id', '=', order.id).execute();
  return { ...order, cartId: null };
}

/** What is left to be paid by any method beside gift cards. */
export function dueOf({
  totalMinor,
  cardsMinor,
  currency,
}: Pick<LockedOrder, 'totalMinor' | 'cardsMinor' | 'currency'>) {
  return money(totalMinor - cardsMinor, currency);
}

async function findLivingOrderOfCart(tx: Transaction, cartId: string): Promise<{ id: string } | null> {
  const row = await tx
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('payment_state', '<>', 'cancelled')
    .executeTakeFirst();
  return row ?? null;
}

/** Writes the state that the events lead to, and the events themselves. */
export async function saveOrderEvents(
  tx: Transaction,
  orderId: string,
  state: OrderState,
  events: OrderEvent[],
  cause: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ payment_state: state.payment, fulfilment_state: state.fulfilment })
    .where('id', '=', orderId)
    .execute();
  await appendOrderEvents(tx, orderId, events, cause, now);
}

/** Meant for events that leave the states on the row as they are. */
export async function appendOrderEvents(
  tx: Transaction,
  orderId: string,
  events: OrderEvent[],
  cause: string,
  now: Date,
): Promise<void> {
  for (const event of events) {
    const { type, ...data } = event;
    await sql`${publishing(publishedEvent(orderId, event), now)}
      insert into order_events (order_id, type, data, cause, at)
      values (${orderId}, ${type}, ${JSON.stringify(data)}::jsonb, ${cause}, ${now})`.execute(tx);
  }
}

export async function saveCapture(
  tx: Transaction,
  orderId: string,
  { intentId, capturedMinor, now }: { intentId: string; capturedMinor: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      ...{ captured_minor: capturedMinor, captured_intent_id: intentId, paid_at: now },
      // Another may have been begun after the one that was paid in the end.
      payment_method: sql`coalesce((select method from payment_attempts where intent_id = ${intentId}), payment_method)`,
    })
    .where('id', '=', orderId)
    .execute();
  await saveRefundedSum(tx, orderId);
}

/** Sums the refunds of the order's own payment; payments that came too late or twice are not part of the order. */
export async function saveRefundedSum(tx: Transaction, orderId: string): Promise<void> {
  await sql`update orders o set refunded_minor = coalesce((
      select sum(r.amount_minor) from refunds r
      where r.order_id = o.id and r.intent_id = o.captured_intent_id and r.status = 'succeeded'
    ), 0) where id = ${orderId}`.execute(tx);
}

export async function saveExpiry(tx: Transaction, orderId: string, expiresAt: Date): Promise<void> {
  await tx.updateTable('orders').set({ expires_at: expiresAt }).where('id', '=', orderId).execute();
}

/** Oldest first. */
export async function listOrderEvents(db: Db, orderId: string): Promise<(OrderEvent & { at: Date })[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(['type', 'at', 'data'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ type, at, data }) => ({ type, at, ...(data as object) }) as OrderEvent & { at: Date });
}

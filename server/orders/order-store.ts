// Orders in the database. All writes to an order's state are in this file.
import { type RawBuilder, sql } from 'kysely';
import type { CartTotals } from '#src/cart/price-cart.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Currency } from '#src/money.ts';
import { fold, type OrderEvent, type OrderState } from '#src/orders/order-decisions.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import type { OrderedLine } from '../cart/cart-store.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import type { PickupPoint } from '../shipping/pickup-point-store.ts';
import type { SaleTerms } from '../shop/sale-terms.ts';
import { publishing } from '../webhooks/publish-event.ts';
import { publishedEvent } from '../webhooks/webhook-events.ts';
import { type OrderLink, orderTokenOf } from './order-links.ts';

export type OrderAddress = {
  fullName: string;
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  country: string;
};

export type OrderCompany = { name: string; taxId: string };

export type NewOrder = OrderLink & {
  /** Null: paid where it was written. */
  cartId: string | null;
  /** Written by staff. */
  draftId: string | null;
  locale: Locale;
  currency: Currency;
  email: string;
  phone: string;
  address: OrderAddress;
  company: OrderCompany | null;
  /** Null: where the parcel goes. */
  billingAddress: OrderAddress | null;
  /** By the shopper; may be empty. */
  note: string;
  shippingMethod: string;
  shippingCarrier: string;
  /** Null when the parcel is delivered to the address. */
  pickupPoint: PickupPoint | null;
  lines: OrderedLine[];
  discountCode: { id: string; code: string } | null;
  totals: CartTotals;
  fingerprint: string;
  termsVersions: SaleTerms['versions'];
  createdAt: Date;
  expiresAt: Date;
};

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
  /** Of the payment method, within the total. */
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

export async function insertOrder(tx: Transaction, order: NewOrder): Promise<{ id: string; number: number }> {
  const { totals } = order;
  const row = await tx
    .insertInto('orders')
    .values({
      id: order.id,
      token_hash: order.tokenHash,
      cart_id: order.cartId,
      draft_id: order.draftId,
      locale: order.locale,
      currency: order.currency,
      payment_state: 'awaiting_payment',
      fulfilment_state: 'unfulfilled',
      email: order.email,
      phone: order.phone,
      address: JSON.stringify(order.address),
      company: order.company && JSON.stringify(order.company),
      billing_address: order.billingAddress && JSON.stringify(order.billingAddress),
      note: order.note,
      shipping_method: order.shippingMethod,
      shipping_carrier: order.shippingCarrier,
      pickup_point: order.pickupPoint && JSON.stringify(order.pickupPoint),
      subtotal_minor: totals.subtotal.minor,
      shipping_minor: totals.shipping.minor,
      fee_minor: totals.fee.minor,
      discount_minor: totals.discount.minor,
      discount_code_id: order.discountCode?.id ?? null,
      discount_code: order.discountCode?.code ?? null,
      total_minor: totals.total.minor,
      vat_minor: totals.vat.minor,
      fingerprint: order.fingerprint,
      company_version: versionInForce('company'),
      pages_version: versionInForce('pages'),
      delivery_version: order.termsVersions.delivery,
      taxes_version: order.termsVersions.taxes,
      created_at: order.createdAt,
      expires_at: order.expiresAt,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_lines')
    .values(
      order.lines.map((line, position) => ({
        order_id: row.id,
        position,
        variant_id: line.variantId,
        product_handle: line.productHandle,
        sku: line.sku,
        title: line.title,
        variant_title: line.variantTitle,
        line_text: line.text,
        line_text_label: line.textLabel,
        is_excepted: line.isExcepted,
        image: line.image?.key ?? null,
        quantity: line.quantity,
        unit_minor: line.unitPrice.minor,
        total_minor: totals.lines[position]?.total.minor ?? 0,
        discount_minor: totals.lines[position]?.discount.minor ?? 0,
        vat_basis_points: totals.lines[position]?.basisPoints ?? 0,
      })),
    )
    .execute();
  await tx
    .insertInto('order_vat_amounts')
    .values(
      totals.vatAmounts.map(({ basisPoints, gross, vat }) => ({
        order_id: row.id,
        vat_basis_points: basisPoints,
        gross_minor: gross.minor,
        vat_minor: vat.minor,
      })),
    )
    .execute();
  return row;
}

/** Read by the statement that writes the order: what was in force when it was placed. */
function versionInForce(document: SettingsDocument): RawBuilder<number | null> {
  return sql`(select max(version) from settings where document = ${document})`;
}

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
    feeMinor: row.fee_minor,
    capturedMinor: row.captured_minor,
    fingerprint: row.fingerprint,
    email: row.email,
    country: (row.address as OrderAddress).country,
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

/** For events that leave the states on the row as they are. */
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

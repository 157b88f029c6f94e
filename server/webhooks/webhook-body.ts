// What a receiver is sent: the event and what it is about, as that stands when the request is made. Fields may be added
// within a version; none is removed or changes its meaning.
import type { TEST_EVENT, WebhookEvent } from '#src/webhooks/webhook-rules.ts';
import type { Db } from '../database/connect.ts';
import type { WaitingEntry } from '../outbox/outbox-store.ts';
import type { EventSubject } from './webhook-events.ts';

const VERSION = 1;

export type WebhookBody = {
  version: typeof VERSION;
  /** The same at every attempt and for every receiver. */
  id: string;
  type: WebhookEvent | typeof TEST_EVENT;
  /** When it happened, ISO 8601. */
  createdAt: string;
  /** The shop's address. */
  shop: string;
} & Record<string, unknown>;

type Payload = EventSubject & { id: string; type: WebhookEvent | typeof TEST_EVENT; at: string };

/** Amounts are in minor units of the currency. Null when what it was about has been deleted since. */
export async function writeWebhookBody(db: Db, entry: WaitingEntry, shop: string): Promise<WebhookBody | null> {
  const { id, type, at, orderId, parcelId, refundId, returnId, variantId, subscriptionId } = entry.payload as Payload;
  const parts: Record<string, unknown> = {};
  if (subscriptionId) parts.subscription = await describeSubscription(db, subscriptionId);
  if (variantId) parts.variant = await describeVariant(db, variantId);
  else if (orderId) parts.order = await describeOrder(db, orderId);
  if (parcelId) parts.parcel = await describeParcel(db, parcelId);
  if (refundId) parts.refund = await describeRefund(db, refundId);
  if (returnId) parts.withdrawal = await describeWithdrawal(db, returnId);
  if (Object.values(parts).includes(null)) return null;
  return { version: VERSION, id, type, createdAt: at, shop, ...parts };
}

async function describeOrder(db: Db, orderId: string) {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (!order) return null;
  const lines = await db
    .selectFrom('order_lines')
    .select(['position', 'sku', 'title', 'variant_title as variantTitle', 'quantity', 'unit_minor as unitMinor'])
    // With no text, all three are as they were before there were any.
    .select(['line_text as text', 'line_text_label as textLabel', 'is_excepted as isExceptedFromWithdrawal'])
    .select(['total_minor as totalMinor', 'discount_minor as discountMinor', 'vat_basis_points as vatBasisPoints'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return {
    number: order.number,
    createdAt: order.created_at.toISOString(),
    paymentState: order.payment_state,
    fulfilmentState: order.fulfilment_state,
    language: order.locale,
    currency: order.currency,
    email: order.email,
    phone: order.phone,
    address: order.address,
    billingAddress: order.billing_address,
    company: order.company,
    note: order.note,
    shippingMethod: order.shipping_method,
    shippingCarrier: order.shipping_carrier,
    pickupPoint: order.pickup_point,
    subtotalMinor: order.subtotal_minor,
    shippingMinor: order.shipping_minor,
    feeMinor: order.fee_minor,
    discountMinor: order.discount_minor,
    discountCode: order.discount_code,
    totalMinor: order.total_minor,
    giftCardsMinor: order.cards_minor,
    vatMinor: order.vat_minor,
    refundedMinor: order.refunded_minor,
    lines,
  };
}

async function describeParcel(db: Db, parcelId: string) {
  const parcel = await db
    .selectFrom('parcels')
    .select(['number', 'carrier', 'tracking_number as trackingNumber'])
    .where('id', '=', parcelId)
    .executeTakeFirst();
  if (!parcel) return null;
  const lines = await db
    .selectFrom('parcel_lines')
    .select(['position', 'quantity'])
    .where('parcel_id', '=', parcelId)
    .orderBy('position')
    .execute();
  return { ...parcel, lines };
}

async function describeRefund(db: Db, refundId: string) {
  const refund = await db
    .selectFrom('refunds')
    .select(['id', 'amount_minor as amountMinor', 'currency', 'cause', 'reason'])
    .where('id', '=', refundId)
    .executeTakeFirst();
  return refund ?? null;
}

/** Describes it as the shopper wrote it; `order` stands beside it when it names one of ours. */
async function describeWithdrawal(db: Db, returnId: string) {
  const notice = await db
    .selectFrom('returns')
    .select(['number', 'name', 'email', 'order_number as orderNumber', 'contract', 'reason', 'is_late as isLate'])
    .where('id', '=', returnId)
    .executeTakeFirst();
  if (!notice) return null;
  const lines = await db
    .selectFrom('return_lines')
    .select(['position', 'quantity'])
    .where('return_id', '=', returnId)
    .orderBy('position')
    .execute();
  return { ...notice, lines };
}

async function describeSubscription(db: Db, subscriptionId: string) {
  const subscription = await db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'locale as language', 'requested_at', 'confirmed_at', 'unsubscribed_at'])
    .where('id', '=', Number(subscriptionId))
    .executeTakeFirst();
  if (!subscription) return null;
  const { email, language, requested_at, confirmed_at, unsubscribed_at } = subscription;
  return {
    email,
    language,
    requestedAt: requested_at.toISOString(),
    confirmedAt: confirmed_at?.toISOString() ?? null,
    unsubscribedAt: unsubscribed_at?.toISOString() ?? null,
  };
}

async function describeVariant(db: Db, variantId: string) {
  const variant = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.sku', 'products.handle as product', 'variants.on_hand as onHand', 'variants.reserved'])
    .where('variants.id', '=', variantId)
    .executeTakeFirst();
  return variant ?? null;
}

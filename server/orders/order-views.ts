// Orders as a shopper sees them.
import type { Selectable } from 'kysely';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import { fold, type OrderState } from '#src/orders/order-decisions.ts';
import { declineMessage } from '#src/payments/decline-messages.ts';
import { isOwnMethod, type PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import { COLLECTED, EMAILED } from '#src/shipping/carriers.ts';
import { isOtherCarrier } from '#src/shop/delivery/other-carrier.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import type { Db } from '../database/connect.ts';
import type { DB } from '../database/database-schema.generated.ts';
import { listCardPayments } from '../gift-cards/card-payments.ts';
import { sayWhenCardsGo } from '../gift-cards/when-cards-go.ts';
import type { Session } from '../http/session.ts';
import { translateTo } from '../i18n/translations.ts';
import { isPaidOnline } from '../payments/own-methods.ts';
import { listRefundedUnits, sumRefunds } from '../payments/refund-store.ts';
import type { FulfilmentState, Order, PaymentState } from '../schema/resolver-types.generated.ts';
import { nameOfOther, nameOfWay, shownCarrierOf } from '../shipping/named-way.ts';
import { listParcels, type StoredParcel } from '../shipping/parcel-store.ts';
import type { PickupPoint } from '../shipping/pickup-point-store.ts';
import { trackingLink, trackingLinksOf } from '../shipping/tracking-link.ts';
import { findDelivery } from '../shop/sale-terms.ts';
import { showLine } from './lines/order-line-views.ts';
import { isOnTheSpot } from './manual/on-the-spot.ts';
import { orderTokenOf } from './order-links.ts';
import { listOrderEvents, type OrderCompany } from './order-store.ts';

type OrderRow = Selectable<DB['orders']>;

export async function getOrderView(db: Db, orderId: string): Promise<Order> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const records = await readRecords(db, order);
  const { token, lines, events, attempt, refunded, parcels, cards } = records;
  const placedUnder = await findDelivery(db, order.delivery_version);
  const current = parcels.length > 0 ? await findDelivery(db, null) : placedUnder;
  const inCurrency = (minor: number) => money(minor, order.currency);
  const state = fold(events);
  const addresses = showAddresses(order);
  const delivery = showDelivery(order, placedUnder, lines);
  const wayOf = (carrier: string) =>
    // What went another way than was ordered goes by its carrier's name.
    carrier === order.shipping_carrier ? delivery.shippingName : nameOfOther(current, carrier, order.locale);
  const sent = { lines: records.lines, address: addresses.address, locale: order.locale as Locale, wayOf };
  return {
    number: order.number,
    token,
    createdAt: order.created_at.toISOString(),
    paymentState: order.payment_state as PaymentState,
    fulfilmentState: order.fulfilment_state as FulfilmentState,
    email: order.email,
    erasedAt: order.erased_at?.toISOString() ?? null,
    ...addresses,
    note: order.note,
    ...delivery,
    lines: lines.map((line) => showLine(line, order, records.refundedUnits)),
    discountCode: order.discount_code,
    totals: {
      subtotal: inCurrency(order.subtotal_minor),
      shipping: inCurrency(order.shipping_minor),
      fee: inCurrency(order.fee_minor),
      discount: inCurrency(order.discount_minor),
      total: inCurrency(order.total_minor),
      cards,
      due: inCurrency(order.total_minor - order.cards_minor),
      vat: inCurrency(order.vat_minor),
    },
    vatAmounts: records.vatAmounts.map((row) => ({
      basisPoints: row.vat_basis_points,
      vat: inCurrency(row.vat_minor),
    })),
    refunded: inCurrency(refunded.succeeded),
    refundPending: inCurrency(refunded.pending),
    isDisputed: Object.values(state.disputes).some(({ outcome }) => outcome === null),
    parcels: order.is_for_gift_cards
      ? []
      : parcels.map((parcel) => showParcel(parcel, { ...sent, trackingLinks: trackingLinksOf(current) })),
    events: events.map((event) => ({ type: event.type, at: event.at.toISOString() })),
    cancelReason: state.payment === 'cancelled' ? state.reason : null,
    ...showPayment(order, state, attempt),
  };
}

type Records = Awaited<ReturnType<typeof readRecords>>;

/** What other tables have of it. */
async function readRecords(db: Db, order: OrderRow) {
  const orderId = order.id;
  const [token, lines, vatAmounts, events, attempt, refunded, parcels, refundedUnits, cards] = await Promise.all([
    orderTokenOf(db, order),
    db
      .selectFrom('order_lines')
      .leftJoin('pictures', 'pictures.key', 'order_lines.image')
      .selectAll('order_lines')
      .select(['pictures.key', 'pictures.width', 'pictures.height', 'pictures.ground_color'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('order_vat_amounts')
      .selectAll()
      .where('order_id', '=', orderId)
      // Where none was charged, as with gift cards, nothing is said of it.
      .where('vat_basis_points', '>', 0)
      .orderBy('vat_basis_points', 'desc')
      .execute(),
    listOrderEvents(db, orderId),
    db
      .selectFrom('payment_attempts')
      .select(['method', 'reference', 'last_error_code', 'mandate_reference', 'mandate_url'])
      .where('order_id', '=', orderId)
      .orderBy('attempt', 'desc')
      .executeTakeFirst(),
    sumRefunds(db, [orderId]).then((sumsOf) => sumsOf(orderId)),
    listParcels(db, orderId),
    listRefundedUnits(db, orderId),
    listCardPayments(db, order),
  ]);
  return { token, lines, vatAmounts, events, attempt, refunded, parcels, refundedUnits, cards };
}

type Attempt = Records['attempt'];

function showAddresses(order: OrderRow): Pick<Order, 'address' | 'billingAddress'> {
  // What the books still need of a person who was erased is for nobody who has the link.
  const isErased = order.erased_at !== null;
  const address = isErased ? nobodyIn(order.address as PostalAddress) : (order.address as PostalAddress);
  const company = isErased ? null : (order.company as OrderCompany | null);
  const billingAddress = isErased ? null : (order.billing_address as PostalAddress | null);
  const invoiced = { companyName: company?.name ?? null, taxId: company?.taxId ?? null };
  return {
    address: { ...address, ...(billingAddress ? noCompany : invoiced) },
    billingAddress: billingAddress && { ...billingAddress, ...invoiced },
  };
}

const emailed = { shippingMethod: EMAILED, shippingCarrier: EMAILED, pickupPoint: null };

function nameEmailed(lines: Records['lines'], locale: Locale): string {
  const texts = lines.map(({ line_text: text }) => text);
  return `${translateTo(locale)('giftCardMail.byEmail')}, ${sayWhenCardsGo(texts, locale)}`;
}

/** Names the delivery as it was called when it was placed. */
function showDelivery(order: OrderRow, placedUnder: DeliverySettings, lines: Records['lines']) {
  const method = placedUnder.methods.find(({ id }) => id === order.shipping_method);
  const isOther = isOtherCarrier(order.shipping_carrier);
  const own = method?.names[order.locale as Locale] ?? '';
  const name = own || (isOther ? nameOfWay(placedUnder, order.shipping_method, order.locale) : '');
  if (order.is_for_gift_cards) return { ...emailed, shippingName: nameEmailed(lines, order.locale as Locale) };
  const isCollected = order.shipping_carrier === COLLECTED;
  const collected = translateTo(order.locale as Locale)('draftMail.collected');
  return {
    // Whatever the merchant's own way is called, its goods go nowhere.
    shippingMethod: isCollected ? COLLECTED : order.shipping_method,
    shippingCarrier: isCollected ? collected : shownCarrierOf(order.shipping_carrier, name, order.locale as Locale),
    shippingName: name || (isCollected ? collected : ''),
    pickupPoint: order.pickup_point as PickupPoint | null,
  };
}

/** Shows the payment by the latest attempt to pay. */
function showPayment(order: OrderRow, state: OrderState, attempt: Attempt) {
  return {
    transfer: transferOf(state, attempt),
    paymentMethod: methodOf(attempt),
    paidOnTheSpot: order.draft_id !== null && attempt?.method === 'manual' ? onTheSpotOf(attempt.reference) : null,
    mandate:
      attempt?.mandate_reference && attempt.mandate_url
        ? { reference: attempt.mandate_reference, url: attempt.mandate_url }
        : null,
    declineText: order.payment_state === 'paid' ? null : declineText(attempt),
  };
}

function onTheSpotOf(reference: string | null): string | null {
  return isOnTheSpot(reference) ? reference : null;
}

function methodOf(attempt: { method: string } | undefined): PaymentMethod | null {
  return attempt && attempt.method !== 'manual' ? (attempt.method as PaymentMethod) : null;
}

function nobodyIn({ country }: PostalAddress): PostalAddress {
  return { fullName: '', line1: '', line2: '', postalCode: '', city: '', country };
}

const noCompany = { companyName: null, taxId: null };

/** Null when the order does not wait for a transfer, or another method was chosen later. */
function transferOf({ payment, transfer }: OrderState, attempt: { method: string } | undefined): Order['transfer'] {
  if (payment !== 'awaiting_payment' || !transfer || !attempt || isPaidOnline(attempt.method)) return null;
  return transfer;
}

/** Many codes share few texts: the browser gets the text's key. */
function declineText(attempt: { method: string; last_error_code: string | null } | undefined): MessageKey | null {
  if (!attempt?.last_error_code) return null;
  if (isOwnMethod(attempt.method)) return 'decline.notCompleted';
  if (!isProviderMethod(attempt.method)) return null;
  return declineMessage({ code: attempt.last_error_code }, attempt.method);
}

/** The order of the visitor's last cart, when that cart is closed: pressing the order button again leads to it. */
export async function findPaidOrderOfSession({
  db,
  session,
}: {
  db: Db;
  session: Session;
}): Promise<{ token: string } | null> {
  const tokenHash = session.cartTokenHash();
  if (!tokenHash) return null;
  const row = await db
    .selectFrom('orders')
    .innerJoin('carts', 'carts.id', 'orders.cart_id')
    .select(['orders.id', 'orders.token_hash'])
    .where('carts.token_hash', '=', tokenHash)
    .where('carts.closed_at', 'is not', null)
    .where('orders.payment_state', '<>', 'cancelled')
    .executeTakeFirst();
  return row ? { token: await orderTokenOf(db, row) } : null;
}

type LineTitle = { position: number; title: string; shown_variant: string };
type ParcelOrder = {
  lines: LineTitle[];
  address: PostalAddress;
  locale: Locale;
  wayOf(carrier: string): string;
} & Pick<DeliverySettings, 'trackingLinks'>;

function showParcel(
  { number, carrier, trackingNumber, sentAt, deliveredAt, lines }: StoredParcel,
  { lines: ordered, address: { postalCode, country }, trackingLinks, locale, wayOf }: ParcelOrder,
): Order['parcels'][number] {
  const way = wayOf(carrier);
  return {
    number,
    carrier: shownCarrierOf(carrier, way, locale),
    trackingNumber,
    trackingUrl: trackingLink(carrier, { trackingNumber, postalCode, country }, trackingLinks, way),
    sentAt: sentAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    lines: lines.map(({ position, quantity, returnedQuantity }) => {
      const line = ordered.find((candidate) => candidate.position === position);
      return { title: line?.title ?? '', variantTitle: line?.shown_variant ?? '', quantity, returnedQuantity };
    }),
  };
}

// An order as staff works it: all that is known of it, with what can be done next.
import { placedLines } from '#src/countries/placed-lines.ts';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import { nextStep } from '#src/orders/office/next-step.ts';
import { fold, type OrderState } from '#src/orders/order-decisions.ts';
import { refundedOrRequested } from '#src/orders/refund-decisions.ts';
import { placeOfHandover } from '#src/shipping/handover.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { customsAt } from '#src/vat/place-name.ts';
import type { Db } from '../../database/connect.ts';
import { listRefundedUnits } from '../../payments/refund-store.ts';
import { nameOfOther, nameOfWay } from '../../shipping/named-way.ts';
import { listParcels, type StoredParcel } from '../../shipping/parcel-store.ts';
import type { PickupPoint } from '../../shipping/pickup-point-store.ts';
import { trackingLink, trackingLinksOf } from '../../shipping/tracking-link.ts';
import { listWithdrawnUnsent } from '../../shipping/withdrawn-before-sending.ts';
import { readTimeZone } from '../../shop/read-time-zone.ts';
import { shownVariantOf } from '../lines/shown-variant.ts';
import { isOnTheSpot } from '../manual/on-the-spot.ts';
import type { OrderCompany } from '../order-store.ts';
import { showVatIdCheck } from '../vat-ids/show-vat-id-check.ts';
import { findVatIdCheck } from '../vat-ids/vat-id-check-store.ts';
import { isContactOpen } from './change-order-contact.ts';
import { listAssistantsOf, namePlatforms } from './list-assistants-of.ts';
import { listOrders } from './list-orders.ts';
import { isTransferred, nameOfCarriers, nameOfPayment, paidMethod } from './method-names.ts';
import { findOpenAction, listOrderActions } from './order-action-store.ts';
import { listCarriersFor } from './order-choices.ts';
import { listMoments, listNumberedEvents } from './order-moments.ts';
import { showCustomer } from './show-customer.ts';
import { findWhoOrdered } from './who-ordered.ts';

type Services = { db: Db; now: () => Date; locale: Locale; delivery: DeliverySettings };
type Order = Awaited<ReturnType<typeof findOrderRow>> & object;

const OTHER_ORDERS = 10;

/** Null when there is no such order. */
export async function readManagedOrder({ db, now, locale, delivery }: Services, number: number) {
  const order = await findOrderRow(db, number);
  if (!order) return null;
  const records = await readRecords(db, order, now());
  const { lines, events, parcels, actions, others } = records;
  const way = nameOfWay(delivery, order.shipping_method, locale);
  const state = fold(events);
  const words = { locale, timeZone: await readTimeZone(db) };
  return {
    number,
    version: events.at(-1)?.id ?? 0,
    createdAt: order.created_at.toISOString(),
    paidAt: order.paid_at?.toISOString() ?? null,
    locale: order.locale,
    ...showWork(order, records, state),
    ...records.customer,
    ...showCustomer(order, locale),
    vatIdCheck: showVatIdCheck(records.vatIdCheck, (order.company as OrderCompany | null)?.taxId, words),
    ...showDelivery(order, records, { locale, delivery, way }),
    carriers: listCarriersFor(delivery, locale, { carrier: order.shipping_carrier, way }),
    methodName: await nameOfPayment(db, locale, order),
    ledBy: namePlatforms(locale, await listAssistantsOf(db, order.id)),
    paymentReference: isOnTheSpot(order.method) ? null : records.attempt?.reference || null,
    lines: lines.map((line) => showLine(line, order, records)),
    ...showAmounts(order, records, state),
    parcels: parcels.map((parcel) => showParcel(parcel, order, lines, { locale, way, delivery })),
    moments: await listMoments(db, { order, ...records }),
    otherOrders: others.orders.filter((other) => other.number !== number).slice(0, OTHER_ORDERS),
    waiting: findOpenAction(actions),
  };
}

type Records = Awaited<ReturnType<typeof readRecords>>;

/** What other tables have of it. */
async function readRecords(db: Db, order: Order, now: Date) {
  const { id, email } = order;
  const [
    lines,
    vatAmounts,
    refunds,
    events,
    parcels,
    attempt,
    actions,
    isReturning,
    others,
    customer,
    refundedUnits,
    withdrawn,
    vatIdCheck,
  ] = await Promise.all([
    listLines(db, order),
    db
      .selectFrom('order_vat_amounts')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('vat_basis_points', 'desc')
      .execute(),
    db.selectFrom('refunds').selectAll().where('order_id', '=', id).execute(),
    listNumberedEvents(db, id),
    listParcels(db, id),
    findLatestReference(db, id),
    listOrderActions(db, id),
    hasOpenReturn(db, id),
    listOrders(db, { filters: {}, email, first: OTHER_ORDERS + 1, now }),
    findWhoOrdered(db, email),
    listRefundedUnits(db, id),
    listWithdrawnUnsent(db, id),
    findVatIdCheck(db, id),
  ]);
  return {
    lines,
    vatAmounts,
    refunds,
    events,
    parcels,
    attempt,
    actions,
    isReturning,
    others,
    customer,
    refundedUnits,
    withdrawn,
    vatIdCheck,
  };
}

/** How far it is, and what is to be done next. */
function showWork(order: Order, { lines, isReturning }: Records, state: OrderState) {
  const { payment, fulfilment } = state;
  const { method } = order;
  const isTransfer = isTransferred(method);
  const outcomes = Object.values(state.disputes).map(({ outcome }) => outcome);
  const isDisputed = outcomes.includes(null);
  const dispute = isDisputed ? 'open' : outcomes.includes('lost') ? 'lost' : null;
  const isRefunded = order.captured_minor > 0 && order.refunded_minor >= order.captured_minor;
  const isAllCancelled = lines.every(({ quantity, cancelled }) => quantity === cancelled);
  return {
    payment,
    fulfilment,
    next: nextStep({ payment, fulfilment, isTransfer, dispute, isReturning, isRefunded, isAllCancelled }),
    cancelReason: state.payment === 'cancelled' ? state.reason : null,
    isDisputed,
    isTransfer,
    isContactOpen: isContactOpen(state, order),
  };
}

function showDelivery({ shipping_carrier: carrier, pickup_point, address }: Order, { parcels }: Records, words: Shown) {
  const sentWith = parcels.map((parcel) => parcel.carrier);
  const point = pickup_point as PickupPoint | null;
  const place = placeOfHandover({ shippingCarrier: carrier, pickupPoint: point, address: address as PostalAddress });
  return {
    ...customsAt(words.locale, place),
    pickupPoint: point && [`${point.id} ${point.name}`, ...placedLines([point.street], point)].join(', '),
    pickupPointId: point?.id ?? null,
    carrier,
    carrierName: nameOfCarriers({ carrier, sentWith }, words),
  };
}

function showLine(line: Line, { currency }: Order, { parcels, refundedUnits, withdrawn }: Records) {
  const unitsOf = (units: { position: number; quantity: number }[]) =>
    units.find(({ position }) => position === line.position)?.quantity ?? 0;
  return {
    ...line,
    ...countsOf(line.position, parcels),
    refunded: unitsOf(refundedUnits),
    withdrawn: unitsOf(withdrawn),
    unitPrice: money(line.unitMinor, currency),
    total: money(line.totalMinor, currency),
  };
}

function showAmounts(order: Order, { vatAmounts, refunds }: Records, state: OrderState) {
  const inCurrency = (minor: number) => money(minor, order.currency);
  const pending = refunds.filter(({ status }) => status === 'requested' || status === 'pending');
  // A gift card is none of them: its VAT is that of what it pays for.
  const hasRate = (row: { vat_basis_points: number }) => !order.is_for_gift_cards || row.vat_basis_points > 0;
  return {
    subtotal: inCurrency(order.subtotal_minor),
    shipping: inCurrency(order.shipping_minor),
    fee: inCurrency(order.fee_minor),
    discountCode: order.discount_code,
    discount: inCurrency(order.discount_minor),
    total: inCurrency(order.total_minor),
    vat: inCurrency(order.vat_minor),
    vatShares: vatAmounts.filter(hasRate).map((row) => ({
      basisPoints: row.vat_basis_points,
      gross: inCurrency(row.gross_minor),
      vat: inCurrency(row.vat_minor),
    })),
    captured: inCurrency(order.captured_minor),
    refunded: inCurrency(order.refunded_minor),
    refundPending: inCurrency(pending.reduce((sum, row) => sum + row.amount_minor, 0)),
    refundable: inCurrency(refundableOf(order, state)),
  };
}

function refundableOf({ captured_minor: captured }: Order, state: OrderState): number {
  return state.payment === 'paid' ? captured - refundedOrRequested(state, state.intentId) : 0;
}

async function findOrderRow(db: Db, number: number) {
  return db
    .selectFrom('orders as o')
    .selectAll('o')
    .select(paidMethod.as('method'))
    .where('number', '=', number)
    .executeTakeFirst();
}

type Line = Awaited<ReturnType<typeof listLines>>[number];

async function listLines(db: Db, order: Order) {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    position: row.position,
    productHandle: row.product_handle,
    sku: row.sku,
    title: row.title,
    variantTitle: shownVariantOf(row, order),
    isExcepted: row.is_excepted,
    imageUrl: row.image && `/media/${row.image}`,
    quantity: row.quantity,
    cancelled: row.cancelled_quantity,
    unitMinor: row.unit_minor,
    totalMinor: row.total_minor,
    vatBasisPoints: row.vat_basis_points,
  }));
}

function countsOf(position: number, parcels: StoredParcel[]) {
  const parts = parcels.flatMap(({ lines }) => lines).filter((line) => line.position === position);
  return {
    sent: parts.reduce((sum, { quantity }) => sum + quantity, 0),
    returned: parts.reduce((sum, { returnedQuantity }) => sum + returnedQuantity, 0),
  };
}

function findLatestReference(db: Db, orderId: string) {
  return db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('order_id', '=', orderId)
    .orderBy('attempt', 'desc')
    .executeTakeFirst();
}

async function hasOpenReturn(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['announced', 'received'])
    .executeTakeFirst();
  return row !== undefined;
}

type Shown = Pick<Services, 'locale' | 'delivery'> & { way: string };

function showParcel(parcel: StoredParcel, order: Order, lines: Line[], { locale, delivery, way: ordered }: Shown) {
  const { postalCode, country } = order.address as PostalAddress;
  const { number, carrier, trackingNumber, sentAt, deliveredAt } = parcel;
  const way = carrier === order.shipping_carrier ? ordered : nameOfOther(delivery, carrier, locale);
  return {
    number,
    carrierName: nameOfCarriers({ carrier, sentWith: null }, { locale, delivery, way }),
    trackingNumber,
    trackingUrl: trackingLink(carrier, { trackingNumber, postalCode, country }, trackingLinksOf(delivery), way),
    sentAt: sentAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    lines: parcel.lines.map(({ position, quantity, returnedQuantity }) => ({
      title: titleOf(lines.find((line) => line.position === position)),
      quantity,
      returned: returnedQuantity,
    })),
  };
}

function titleOf(line: Line | undefined): string {
  return [line?.title, line?.variantTitle].filter(Boolean).join(', ');
}

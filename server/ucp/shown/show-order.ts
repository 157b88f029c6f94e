// An order as the protocol writes it: what was ordered, what has been sent, and nothing of who ordered it or where it goes
// but the country.
import { urlOf } from '#src/addresses.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { jpegOf } from '#src/media/picture-sources.ts';
import { orderSituation } from '#src/orders/order-situation.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import { getOrderView } from '../../orders/order-views.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import { type ShownMessage, say } from '../messages/business-messages.ts';
import { readAdjustments } from './show-adjustments.ts';
import { discountTotal, type Total } from './show-cart.ts';
import type { ShownPlace } from './show-product.ts';

const PICTURE_WIDTH = 480;

/** It speaks the language in which it was ordered. `checkoutId`: what the platform calls the checkout that it came of. */
export async function showOrder(
  db: Db,
  { orderId, checkoutId }: { orderId: string; checkoutId: string },
  publicUrl: string,
): Promise<{ body: object; messages: ShownMessage[] }> {
  const [ordered, adjustments, { locale }] = await Promise.all([
    readOrdered(db, orderId),
    readAdjustments(db, orderId, idOfPlace),
    db.selectFrom('orders').select('locale').where('id', '=', orderId).executeTakeFirstOrThrow(),
  ]);
  const place = { publicUrl, locale: locale as Locale };
  return {
    body: { ...describeOrder(ordered, place, checkoutId), ...(adjustments.length > 0 && { adjustments }) },
    messages: [sayPayment(translateTo(place.locale), ordered.order)],
  };
}

/** The protocol has no state of payment. */
export function sayPayment(t: Translate, order: Order): ShownMessage {
  return say(t, `order_${orderSituation(order)}`);
}

/** What its lines are of, as carts name it; an id is null where it is not there any more. */
type OrderedVariant = { id: string | null; title: string };
export type Ordered = { order: Order; variants: readonly OrderedVariant[] };

export async function readOrdered(db: Db, orderId: string): Promise<Ordered> {
  const [order, variants] = await Promise.all([getOrderView(db, orderId), readVariants(db, orderId)]);
  return { order, variants };
}

function readVariants(db: Db, orderId: string): Promise<OrderedVariant[]> {
  return db
    .selectFrom('order_lines')
    .select(['variant_id as id', 'variant_title as title'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

function describeOrder(ordered: Ordered, { publicUrl, locale }: ShownPlace, checkoutId: string): object {
  const { order } = ordered;
  const { token } = order;
  return {
    id: token,
    label: String(order.number),
    checkout_id: checkoutId,
    permalink_url: publicUrl + urlOf('order', { locale, token }),
    line_items: order.lines.map((line, position) => showOrderLine(line, { ordered, position, publicUrl })),
    fulfillment: {
      expectations: [
        {
          id: 'all',
          line_items: order.lines.map(({ quantity }, position) => ({ id: idOfLine(position), quantity })),
          method_type: 'shipping',
          destination: { address_country: order.address.country },
        },
      ],
      events: order.parcels.flatMap((parcel) => showParcel(parcel, order)),
    },
    currency: order.totals.total.currency,
    totals: totalsOfOrder(order),
  };
}

type Line = Order['lines'][number];
type Parcel = Order['parcels'][number];

export function idOfLine(index: number): string {
  return idOfPlace(index + 1);
}

function idOfPlace(place: number): string {
  return `line-${place}`;
}

function showOrderLine(
  line: Line,
  { ordered, position, publicUrl }: { ordered: Ordered; position: number; publicUrl: string },
): object {
  const { quantity } = line;
  const { order } = ordered;
  const isCancelled = order.paymentState === 'cancelled';
  const fulfilled = fulfilledOf(order, line);
  return {
    id: idOfLine(position),
    ...showOrderedItem(ordered, position, publicUrl),
    quantity: { original: quantity, total: isCancelled ? 0 : quantity, fulfilled },
    status: isCancelled ? 'removed' : statusOfLine(fulfilled, quantity),
  };
}

/**
 * What a line of the order is of and what it came to, as it was ordered. What its person wanted written on it is no business
 * of the platform.
 */
export function showOrderedItem({ order, variants }: Ordered, position: number, publicUrl: string) {
  const line = order.lines[position];
  if (!line) throw new Error(`the order ${order.number} has no line ${position}`);
  const { title, unitPrice, total, image } = line;
  const variant = variants[position];
  return {
    item: {
      id: variant?.id ?? idOfLine(position),
      title: [title, variant?.title].filter(Boolean).join(', '),
      price: unitPrice.minor,
      ...(image && { image_url: publicUrl + jpegOf(image, PICTURE_WIDTH) }),
    },
    totals: [
      { type: 'subtotal', amount: total.minor },
      { type: 'total', amount: total.minor },
    ],
  };
}

function statusOfLine(fulfilled: number, quantity: number): string {
  if (fulfilled === 0) return 'processing';
  return fulfilled < quantity ? 'partial' : 'fulfilled';
}

/** A parcel names what is in it as the order's lines do. */
function isOfLine(line: Pick<Line, 'title' | 'variantTitle'>): (sent: Pick<Line, 'title' | 'variantTitle'>) => boolean {
  return ({ title, variantTitle }) => title === line.title && variantTitle === line.variantTitle;
}

function fulfilledOf({ parcels }: Order, line: Line): number {
  const sent = parcels.flatMap(({ lines }) => lines).filter(isOfLine(line));
  const quantity = sent.reduce((sum, each) => sum + each.quantity, 0);
  return Math.min(quantity, line.quantity);
}

/** The events are a log: what has happened stays in it. */
function showParcel(
  { number, carrier, trackingNumber, trackingUrl, sentAt, deliveredAt, lines }: Parcel,
  order: Order,
): object[] {
  const named = lines.flatMap((line) => {
    const position = order.lines.findIndex(isOfLine(line));
    return position < 0 ? [] : [{ id: idOfLine(position), quantity: line.quantity }];
  });
  const parcel = {
    line_items: named,
    ...(trackingNumber && { tracking_number: trackingNumber }),
    ...(trackingUrl && { tracking_url: trackingUrl }),
    carrier: carrierName(carrier),
  };
  const sent = { id: `parcel-${number}`, occurred_at: sentAt, type: 'shipped', ...parcel };
  if (!deliveredAt) return [sent];
  return [sent, { id: `parcel-${number}-delivered`, occurred_at: deliveredAt, type: 'delivered', ...parcel }];
}

/** They add up to what was paid; VAT is within them. */
export function totalsOfOrder({ totals, discountCode }: Order): Total[] {
  return [
    { type: 'subtotal', amount: totals.subtotal.minor },
    ...discountTotal(totals.discount, discountCode ?? ''),
    { type: 'fulfillment', amount: totals.shipping.minor },
    ...(totals.fee.minor > 0 ? [{ type: 'fee', amount: totals.fee.minor }] : []),
    { type: 'total', amount: totals.total.minor },
  ];
}

// An order as the protocol writes it: what was ordered, what has been sent, and nothing of who ordered it or where it goes
// but the country.
import { urlOf } from '#src/addresses.ts';
import { jpegOf } from '#src/media/picture-sources.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import type { Db } from '../../database/connect.ts';
import { getOrderView } from '../../orders/order-views.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import { readAdjustments } from './show-adjustments.ts';
import { discountTotal, type Total } from './show-cart.ts';
import type { ShownPlace } from './show-product.ts';

const PICTURE_WIDTH = 480;

/** `checkoutId`: what the platform calls the checkout that it came of. */
export async function showOrder(
  db: Db,
  { orderId, checkoutId }: { orderId: string; checkoutId: string },
  place: ShownPlace,
): Promise<object> {
  const [order, adjustments] = await Promise.all([getOrderView(db, orderId), readAdjustments(db, orderId, idOfPlace)]);
  return { ...describeOrder(order, place, checkoutId), ...(adjustments.length > 0 && { adjustments }) };
}

function describeOrder(order: Order, { publicUrl, locale }: ShownPlace, checkoutId: string): object {
  const { token } = order;
  return {
    id: token,
    label: String(order.number),
    checkout_id: checkoutId,
    permalink_url: publicUrl + urlOf('order', { locale, token }),
    line_items: order.lines.map((line, position) => showOrderLine(line, { order, position, publicUrl })),
    fulfillment: {
      expectations: [
        {
          id: 'all',
          line_items: order.lines.map(({ quantity }, position) => ({ id: idOfLine(position), quantity })),
          method_type: 'shipping',
          destination: { address_country: order.address.country },
        },
      ],
      events: order.parcels.map((parcel) => showParcel(parcel, order)),
    },
    currency: order.totals.total.currency,
    totals: totalsOfOrder(order),
  };
}

type Line = Order['lines'][number];
type Parcel = Order['parcels'][number];

function idOfLine(index: number): string {
  return idOfPlace(index + 1);
}

function idOfPlace(place: number): string {
  return `line-${place}`;
}

function showOrderLine(
  line: Line,
  { order, position, publicUrl }: { order: Order; position: number; publicUrl: string },
): object {
  const { title, variantTitle, quantity, unitPrice, total, image } = line;
  const isCancelled = order.paymentState === 'cancelled';
  const fulfilled = fulfilledOf(order, line);
  return {
    id: idOfLine(position),
    item: {
      id: idOfLine(position),
      title: [title, variantTitle].filter(Boolean).join(', '),
      price: unitPrice.minor,
      ...(image && { image_url: publicUrl + jpegOf(image, PICTURE_WIDTH) }),
    },
    quantity: { original: quantity, total: isCancelled ? 0 : quantity, fulfilled },
    totals: [
      { type: 'subtotal', amount: total.minor },
      { type: 'total', amount: total.minor },
    ],
    status: isCancelled ? 'removed' : statusOfLine(fulfilled, quantity),
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

function showParcel(
  { number, carrier, trackingNumber, trackingUrl, sentAt, deliveredAt, lines }: Parcel,
  order: Order,
) {
  const named = lines.flatMap((line) => {
    const position = order.lines.findIndex(isOfLine(line));
    return position < 0 ? [] : [{ id: idOfLine(position), quantity: line.quantity }];
  });
  return {
    id: `parcel-${number}`,
    occurred_at: deliveredAt ?? sentAt,
    type: deliveredAt ? 'delivered' : 'shipped',
    line_items: named,
    ...(trackingNumber && { tracking_number: trackingNumber }),
    ...(trackingUrl && { tracking_url: trackingUrl }),
    carrier: carrierName(carrier),
  };
}

/** They add up to what was paid; VAT is within them. */
function totalsOfOrder({ totals, discountCode }: Order): Total[] {
  return [
    { type: 'subtotal', amount: totals.subtotal.minor },
    ...discountTotal(totals.discount, discountCode ?? ''),
    { type: 'fulfillment', amount: totals.shipping.minor },
    ...(totals.fee.minor > 0 ? [{ type: 'fee', amount: totals.fee.minor }] : []),
    { type: 'total', amount: totals.total.minor },
  ];
}

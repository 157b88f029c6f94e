// An order's parcel as a carrier needs to know it.
import type { PostalAddress } from '#src/countries/postal-address.ts';
import { allocateMoney, type Currency, money } from '#src/money.ts';
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import type { LabelParcel, Sending } from '#src/shipping/label-carrier.ts';
import type { Db } from '../../database/connect.ts';
import type { OrderCompany } from '../../orders/order-store.ts';
import type { PickupPoint } from '../../shipping/pickup-point-store.ts';

export type WeighedLine = {
  position: number;
  left: number;
  weightGrams: number;
  /** What each of its units was paid with, after discounts. */
  unitCosts: readonly number[];
};

export type OrderToLabel = {
  id: string;
  number: number;
  carrier: string;
  destination: Pick<LabelParcel, 'receiver' | 'point'>;
  currency: Currency;
  /** What the carrier collects with the parcel; null: nothing. */
  dueMinor: number | null;
  /** The lines, with what is left to send of each. */
  lines: WeighedLine[];
};

/** Null when there is no such order. */
export async function findOrderToLabel(db: Db, by: { id: string } | { number: number }): Promise<OrderToLabel | null> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : ''))
    .$if('number' in by, (query) => query.where('number', '=', 'number' in by ? by.number : 0))
    .executeTakeFirst();
  if (!order) return null;
  const lines = await db
    .selectFrom('order_lines as l')
    .leftJoin('variants as v', 'v.id', 'l.variant_id')
    .select((query) => [
      'l.position',
      'l.quantity',
      'l.cancelled_quantity as cancelled',
      'l.total_minor as totalMinor',
      'l.discount_minor as discountMinor',
      query.fn.coalesce('v.weight_grams', query.val(0)).as('weightGrams'),
      query
        .selectFrom('parcel_lines as p')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('p.quantity'), query.val(0)).as('sent'))
        .whereRef('p.order_id', '=', 'l.order_id')
        .whereRef('p.position', '=', 'l.position')
        .as('sent'),
    ])
    .where('l.order_id', '=', order.id)
    .orderBy('l.position')
    .execute();
  const currency = order.currency;
  const { fullName, ...address } = order.address as PostalAddress;
  const company = order.company as OrderCompany | null;
  return {
    id: order.id,
    number: order.number,
    carrier: order.shipping_carrier,
    currency,
    dueMinor: order.payment_state === 'due_on_delivery' ? order.total_minor - order.cards_minor : null,
    destination: {
      point: order.pickup_point as PickupPoint | null,
      receiver: { ...address, name: fullName, company: company?.name ?? '', email: order.email, phone: order.phone },
    },
    lines: lines.map(({ position, quantity, cancelled, sent, weightGrams, totalMinor, discountMinor }) => ({
      position,
      left: quantity - cancelled - Number(sent ?? 0),
      weightGrams,
      unitCosts: allocateMoney(money(totalMinor - discountMinor, currency), new Array(quantity).fill(1)).map(
        ({ minor }) => minor,
      ),
    })),
  };
}

/** What these lines weigh with their box; null when nobody has said what one of them weighs. */
export function weighLines(lines: readonly WeighedLine[], packagingGrams: number): number | null {
  const sent = lines.filter(({ left }) => left > 0);
  if (sent.length === 0 || sent.some(({ weightGrams }) => weightGrams === 0)) return null;
  return sent.reduce((sum, { left, weightGrams }) => sum + left * weightGrams, packagingGrams);
}

type Asked = { id: string; reference: string; size: string; weightGrams: number };

/** `chosen`: null for all that is left. */
export function toLabelParcel(
  { number, currency, dueMinor, destination, lines }: OrderToLabel,
  { id, reference, size, weightGrams }: Asked,
  { chosen, sending }: { chosen: readonly LineQuantity[] | null; sending: Sending },
): LabelParcel {
  const quantityOf = ({ position, left }: WeighedLine) =>
    chosen ? (chosen.find((line) => line.position === position)?.quantity ?? 0) : left;
  const costs = lines.flatMap((line) => line.unitCosts.slice(0, quantityOf(line)));
  const valueMinor = costs.reduce((sum, cost) => sum + cost, 0);
  const due = dueMinor === null ? null : money(dueMinor, currency);
  return {
    id,
    orderNumber: number,
    reference,
    size,
    weightGrams,
    // No less than what is collected for it.
    value: money(Math.max(valueMinor, dueMinor ?? 0), currency),
    cashOnDelivery: due,
    sender: sending.sender,
    ...destination,
  };
}

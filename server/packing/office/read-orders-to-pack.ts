// Orders that wait to be packed, with what of them is still to be sent: what the papers and the packing page are about.
import { type RawBuilder, sql } from 'kysely';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Currency } from '#src/money.ts';
import type { Db } from '../../database/connect.ts';
import { isToSend, openDisputes } from '../../orders/office/order-conditions.ts';
import type { OrderCompany } from '../../orders/order-store.ts';
import type { PickupPoint } from '../../shipping/pickup-point-store.ts';

export type LineToPack = {
  position: number;
  /** Null: a line in the merchant's own words. */
  variantId: string | null;
  productHandle: string;
  sku: string;
  barcode: string;
  title: string;
  variantTitle: string;
  /** What is to be written on it, with the words that asked for it; empty: nothing. */
  text: string;
  /** The key of its picture. */
  image: string | null;
  imageWidth: number | null;
  /** What is still to be sent. */
  quantity: number;
};

export type OrderToPack = {
  id: string;
  number: number;
  version: number;
  /** The number of the parcel that is packed now. */
  parcelNumber: number;
  createdAt: Date;
  locale: Locale;
  phone: string;
  note: string;
  discountCode: string | null;
  address: PostalAddress;
  company: OrderCompany | null;
  carrier: string;
  /** The way that was ordered, of the delivery settings. */
  shippingMethod: string;
  pickupPoint: PickupPoint | null;
  isDueOnDelivery: boolean;
  currency: Currency;
  /** What whoever brings it collects; 0 where nothing is due on delivery. */
  dueMinor: number;
  /** Nothing of it waits any more: its lines are all that was sent. */
  isSent: boolean;
  lines: LineToPack[];
};

/** What has to be answered first is not packed: a disputed payment; a withdrawal is not to be sent at all. */
const isToPack = sql`${isToSend} and o.id not in (${openDisputes})`;

const isBeingSent = sql`exists (select from order_actions a where a.order_id = o.id and a.kind = 'send'
  and a.status in ('waiting', 'running'))`;

const isAllSent = sql`o.fulfilment_state not in ('unfulfilled', 'partly_sent')
  and exists (select from parcels p where p.order_id = o.id)`;

/** Some of it is still to be sent. A GTIN of 12 digits is one of 14 with zeros before it. */
function wants(product: string): RawBuilder<unknown> {
  const code = product.trim().toLowerCase();
  const barcode = /^\d{8,14}$/.test(code)
    ? sql`lpad(v.barcode, 14, '0') = ${code.padStart(14, '0')}`
    : sql`lower(v.barcode) = ${code}`;
  return sql`exists (select from order_lines l left join variants v on v.id = l.variant_id
    where l.order_id = o.id and (lower(l.sku) = ${code} or ${barcode}) and l.quantity > l.cancelled_quantity
      + coalesce((select sum(pl.quantity) from parcel_lines pl
          where pl.order_id = l.order_id and pl.position = l.position), 0))`;
}

export type OrdersToPack = {
  /** Reads these alone; what of them is not to be packed is left out. */
  numbers?: readonly number[];
  /** Those with which somebody has begun, behind this number. */
  begunAfter?: number;
  /** Those that want the product with this barcode or SKU. */
  product?: string;
  first: number;
  withBeingSent?: boolean;
  /** Reads orders of which all is sent, too. */
  withSent?: boolean;
};

/** The oldest first. */
export async function readOrdersToPack(
  db: Db,
  { numbers, begunAfter, product, first, withBeingSent = false, withSent = false }: OrdersToPack,
): Promise<{ orders: OrderToPack[]; total: number }> {
  const waits = withBeingSent ? isToPack : sql`${isToPack} and not ${isBeingSent}`;
  const conditions: RawBuilder<unknown>[] = [
    withSent ? sql`(${waits} or ${isAllSent})` : waits,
    ...(numbers ? [sql`o.number = any(${numbers}::bigint[])`] : []),
    ...(begunAfter ? [sql`o.number > ${begunAfter} and o.id in (select p.order_id from packings p)`] : []),
    ...(product ? [wants(product)] : []),
  ];
  const { rows } = await sql<OrderToPack & { total: number }>`
    with wanted as (
      select o.*, count(*) over () as total, ${isAllSent} as is_all_sent from orders o where ${sql.join(conditions, sql` and `)}
      order by o.number limit ${first}
    )
    select w.id, w.number, w.total, w.created_at as "createdAt", w.locale, w.phone, w.note, w.discount_code as "discountCode", w.address, w.company,
      w.shipping_carrier as carrier, w.shipping_method as "shippingMethod", w.pickup_point as "pickupPoint",
      w.payment_state = 'due_on_delivery' as "isDueOnDelivery", w.currency,
      case when w.payment_state = 'due_on_delivery' then w.total_minor - w.cards_minor else 0 end as "dueMinor",
      (select coalesce(max(e.id), 0) from order_events e where e.order_id = w.id) as version,
      w.is_all_sent as "isSent",
      case when w.is_all_sent then 1 else (select count(*) + 1 from parcels p where p.order_id = w.id) end as "parcelNumber",
      (select jsonb_agg(jsonb_build_object('position', l.position, 'variantId', l.variant_id,
          'productHandle', l.product_handle, 'sku', l.sku, 'barcode', coalesce(v.barcode, ''), 'title', l.title,
          'variantTitle', l.variant_title, 'image', l.image,
          'text', case when l.line_text = '' then '' else l.line_text_label || ': ' || l.line_text end, 'imageWidth', i.width,
          'quantity', l.quantity - l.cancelled_quantity - coalesce(s.quantity, 0))
          order by l.position)
        from order_lines l left join variants v on v.id = l.variant_id left join pictures i on i.key = l.image
        left join lateral (select sum(pl.quantity) as quantity from parcel_lines pl
          where pl.order_id = l.order_id and pl.position = l.position and not w.is_all_sent) s on true
        where l.order_id = w.id and l.quantity > l.cancelled_quantity + coalesce(s.quantity, 0)) as lines
    from wanted w order by w.number`.execute(db);
  const orders = rows.filter(({ lines }) => lines !== null);
  return { orders, total: rows[0]?.total ?? 0 };
}

// Orders as staff lists them: the newest first, with what to do next.
import { sql } from 'kysely';
import { type Currency, type Money, money } from '#src/money.ts';
import { type NextStep, nextStep, type OrderAtWork } from '#src/orders/office/next-step.ts';
import { fulfilmentStates, paymentStates } from '#src/orders/office/order-filter-values.ts';
import type { OrderFilters } from '#src/orders/office/order-filters.ts';
import type { Db } from '../../database/connect.ts';
import { byNumber, keysetPage, type PageSelect, type PlaceInList } from '../../database/keyset-page.ts';
import { plannedEachTime } from '../../database/preparing-client.ts';
import { readTimeZone } from '../../shop/read-time-zone.ts';
import { isTransferred, paidMethod } from './method-names.ts';
import {
  type Condition,
  isAllCancelled,
  isToSend,
  listConditions,
  openDisputes,
  textConditions,
} from './order-conditions.ts';

/** What the command narrows its list to: a state of the payment or of the parcels, or what waits to be sent. */
export const commandFilters = ['to_send', ...paymentStates, ...fulfilmentStates] as const;
export type OrderFilter = (typeof commandFilters)[number];

export type OrderListOptions = {
  filters: Partial<OrderFilters>;
  since?: Date | undefined;
  /** Takes only those of one customer. */
  email?: string | undefined;
  /** Takes only those with these numbers. */
  numbers?: readonly number[] | undefined;
  now: Date;
} & PlaceInList;

export type ListedOrder = Pick<OrderAtWork, 'payment' | 'fulfilment'> & {
  number: number;
  /** Counts everything that happened to it: an action names the version that it was chosen at. */
  version: number;
  createdAt: Date;
  customer: string;
  /** The company that it is for; null for a person. */
  company: string | null;
  email: string;
  country: string;
  /** The postcode of the place that it goes to; empty after an erasure. */
  postalCode: string;
  method: string | null;
  /** Gift cards pay all of it, or a part beside the method. */
  isPaidByCards: boolean;
  carrier: string;
  /** The carriers of its parcels, by their numbers; null before the first. */
  sentWith: string[] | null;
  /** The way that was ordered, of the delivery settings. */
  shippingMethod: string;
  total: Money;
  refunded: Money;
  /** The discount on the goods. */
  discount: Money;
  discountCode: string | null;
  next: NextStep;
  /** The platforms of the assistants that led to it; an empty one where it names none. */
  assistants: string[];
};

type Row = Omit<ListedOrder, 'total' | 'refunded' | 'discount' | 'next'> &
  Pick<OrderAtWork, 'dispute' | 'isReturning' | 'isAllCancelled'> & {
    currency: Currency;
    totalMinor: number;
    refundedMinor: number;
    discountMinor: number;
    capturedMinor: number;
  };

const keyset = byNumber<Row>(sql`o.number`, ({ number }) => number);

export async function listOrders(db: Db, { filters, since, email, numbers, now, ...place }: OrderListOptions) {
  const conditions = [
    ...listConditions(filters, { now, timeZone: await readTimeZone(db) }),
    ...(since ? [sql`o.created_at >= ${since}`] : []),
    ...(email ? [sql`lower(o.email) = lower(${email})`] : []),
    ...(numbers ? [sql`o.number = any(${numbers}::bigint[])`] : []),
  ];
  const { rows, ...page } = await keysetPage(keyset, place, async (part) => {
    const { rows } = await selectPage(filters, conditions, part).execute(db);
    return rows;
  });
  return { orders: rows.map(toListed), ...page };
}

function selectPage(filters: Partial<OrderFilters>, conditions: Condition[], { beyond, order, limit }: PageSelect) {
  const ways = filters.text ? textConditions(filters.text) : [null];
  const selects = ways.map((way) => selectNumbers([...conditions, ...beyond, ...(way ? [way] : [])], order, limit));
  return sql<Row>`
    ${dependOnValues(filters) ? plannedEachTime : sql``} with found as (${sql.join(selects, sql` union `)})
    select o.number, (select max(e.id) from order_events e where e.order_id = o.id) as version, o.created_at as "createdAt", o.payment_state as payment, o.fulfilment_state as fulfilment,
      o.address->>'fullName' as customer, nullif(o.company->>'name', '') as company, o.country, o.email, o.currency,
      coalesce(o.pickup_point->>'postalCode', o.address->>'postalCode', '') as "postalCode",
      o.total_minor as "totalMinor", o.refunded_minor as "refundedMinor", o.captured_minor as "capturedMinor",
      o.discount_minor as "discountMinor", o.discount_code as "discountCode",
      ${paidMethod} as method, o.cards_minor > 0 as "isPaidByCards", o.shipping_carrier as carrier, o.shipping_method as "shippingMethod",
      (select array_agg(p.carrier order by p.number) from parcels p where p.order_id = o.id) as "sentWith",
      case when o.id in (${openDisputes} and opened.order_id = o.id) then 'open' when exists (
        select from order_events e where e.order_id = o.id and e.type = 'DisputeClosed' and e.data->>'outcome' = 'lost'
      ) then 'lost' end as dispute,
      array(select distinct a.platform from assistant_orders a where a.order_id = o.id order by a.platform) as assistants,
      exists (select from returns r where r.order_id = o.id and r.status in ('announced', 'received')) as "isReturning",
      ${isAllCancelled} as "isAllCancelled"
    from found join orders o on o.number = found.number
    order by ${order} limit ${limit}`;
}

/** How many match, counted no further than `most`. */
export async function countOrders(db: Db, filters: Partial<OrderFilters>, most: number, now: Date): Promise<number> {
  const conditions = listConditions(filters, { now, timeZone: await readTimeZone(db) });
  const { rows } = await sql<{ count: number }>`
    ${dependOnValues(filters) ? plannedEachTime : sql``}
    select count(*) as count from (${selectNumbers(conditions, sql`o.number desc`, most)}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What is to be done is the same for every value, and everything else may fit every order or none. */
function dependOnValues({ work: _, ...values }: Partial<OrderFilters>): boolean {
  return Object.values(values).some(Boolean);
}

function selectNumbers(conditions: Condition[], order: Condition, limit: number): Condition {
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  return sql`(select o.number from orders o ${where} order by ${order} limit ${limit})`;
}

export async function countOrdersToSend(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from orders o where ${isToSend}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The command's one word as filters. */
export function filtersOf(filter: OrderFilter | undefined): Partial<OrderFilters> {
  if (filter === 'to_send') return { work: filter };
  return {
    payment: paymentStates.find((state) => state === filter) ?? null,
    fulfilment: fulfilmentStates.find((state) => state === filter) ?? null,
  };
}

function toListed({
  currency,
  totalMinor,
  refundedMinor,
  discountMinor,
  capturedMinor,
  dispute,
  isReturning,
  isAllCancelled,
  ...order
}: Row): ListedOrder {
  const { method } = order;
  const isRefunded = capturedMinor > 0 && refundedMinor >= capturedMinor;
  return {
    ...order,
    total: money(totalMinor, currency),
    refunded: money(refundedMinor, currency),
    discount: money(discountMinor, currency),
    next: nextStep({ ...order, isTransfer: isTransferred(method), dispute, isReturning, isRefunded, isAllCancelled }),
  };
}

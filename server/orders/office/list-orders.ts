// Orders as staff lists them: the newest first, with what to do next.
import { type RawBuilder, sql } from 'kysely';
import { type Currency, type Money, money } from '#src/money.ts';
import { type NextStep, nextStep, type OrderAtWork } from '#src/orders/office/next-step.ts';
import type { Db } from '../../database/connect.ts';
import { isPaidOnline } from '../../payments/own-methods.ts';

export const MOST_LISTED = 10_000;

/** What a list can be narrowed to: a state of the payment or of the parcels, or what waits to be sent. */
export const orderFilters = [
  'to_send',
  ...['awaiting_payment', 'payment_processing', 'due_on_delivery', 'paid', 'cancelled'],
  ...['unfulfilled', 'partly_sent', 'sent', 'delivered', 'returned'],
] as const;
export type OrderFilter = (typeof orderFilters)[number];

export type OrderListOptions = {
  filter?: OrderFilter | undefined;
  since?: Date | undefined;
  /** Only orders with a lower number: the next page. */
  before?: number | undefined;
  first: number;
};

export type ListedOrder = Pick<OrderAtWork, 'payment' | 'fulfilment'> & {
  number: number;
  createdAt: Date;
  customer: string;
  email: string;
  country: string;
  total: Money;
  refunded: Money;
  next: NextStep;
};

type Row = Omit<ListedOrder, 'total' | 'refunded' | 'next'> &
  Pick<OrderAtWork, 'dispute' | 'isReturning'> & {
    currency: Currency;
    totalMinor: number;
    refundedMinor: number;
    capturedMinor: number;
    method: string | null;
  };

export async function listOrders(
  db: Db,
  { filter, since, before, first }: OrderListOptions,
): Promise<{ orders: ListedOrder[]; hasMore: boolean }> {
  const limit = Math.min(first, MOST_LISTED);
  const conditions = [
    ...(filter ? [conditionOf(filter)] : []),
    ...(since ? [sql`o.created_at >= ${since}`] : []),
    ...(before === undefined ? [] : [sql`o.number < ${before}`]),
  ];
  const { rows } = await sql<Row>`
    select o.number, o.created_at as "createdAt", o.payment_state as payment, o.fulfilment_state as fulfilment,
      o.address->>'fullName' as customer, o.address->>'country' as country, o.email, o.currency,
      o.total_minor as "totalMinor", o.refunded_minor as "refundedMinor", o.captured_minor as "capturedMinor",
      (select a.method from payment_attempts a where a.order_id = o.id order by a.attempt desc limit 1) as method,
      (
        select case when bool_or(closed.data is null) then 'open' when bool_or(closed.data->>'outcome' = 'lost') then 'lost' end
        from order_events opened left join order_events closed on closed.order_id = o.id
          and closed.type = 'DisputeClosed' and closed.data->>'disputeId' = opened.data->>'disputeId'
        where opened.order_id = o.id and opened.type = 'DisputeOpened'
      ) as dispute,
      exists (select from returns r where r.order_id = o.id and r.status in ('announced', 'received')) as "isReturning"
    from orders o
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    order by o.number desc limit ${limit + 1}`.execute(db);
  return { orders: rows.slice(0, limit).map(toListed), hasMore: rows.length > limit };
}

function conditionOf(filter: OrderFilter): RawBuilder<unknown> {
  if (filter !== 'to_send') return sql`${filter} in (o.payment_state, o.fulfilment_state)`;
  return sql`o.payment_state in ('paid', 'due_on_delivery') and o.fulfilment_state in ('unfulfilled', 'partly_sent')
    and (o.captured_minor = 0 or o.refunded_minor < o.captured_minor)`;
}

function toListed({
  currency,
  totalMinor,
  refundedMinor,
  capturedMinor,
  method,
  dispute,
  isReturning,
  ...order
}: Row): ListedOrder {
  const isTransfer = method !== null && method !== 'manual' && !isPaidOnline(method);
  const isRefunded = capturedMinor > 0 && refundedMinor >= capturedMinor;
  return {
    ...order,
    total: money(totalMinor, currency),
    refunded: money(refundedMinor, currency),
    next: nextStep({ ...order, isTransfer, dispute, isReturning, isRefunded }),
  };
}

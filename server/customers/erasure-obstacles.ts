// Why somebody cannot be erased yet: an order that is still being worked, or that may still be withdrawn from, needs to
// know whose it is.
import { sql } from 'kysely';
import { isAfterPeriod, withdrawalPeriodEnd } from '#src/returns/withdrawal-period.ts';
import type { Db } from '../database/connect.ts';
import { isAllCancelled, openDisputes } from '../orders/office/order-conditions.ts';

export const obstacleKinds = ['open', 'notDelivered', 'disputed', 'returning', 'refunding', 'withdrawable'] as const;

export type ErasureObstacle = {
  /** The order's number; null for a withdrawal that matches none. */
  number: number | null;
  kind: (typeof obstacleKinds)[number];
  /** The last day of the period, YYYY-MM-DD. */
  until: string | null;
};

/** Carriers deliver within weeks: a parcel of which nobody said that it arrived counts as arrived after so long. */
const TRANSIT_AT_MOST_MS = 30 * 24 * 60 * 60_000;

type Row = {
  id: string;
  number: number;
  country: string | null;
  payment: string;
  fulfilment: string;
  /** All its money went back, or all of it was taken off before it was sent: nothing more will happen. */
  isOver: boolean;
  isDisputed: boolean;
  isReturning: boolean;
  isRefunding: boolean;
  parcels: { sentAt: string; deliveredAt: string | null }[];
};

/** The first reason of each order, by its number. */
export async function listErasureObstacles(
  db: Db,
  { orderIds, emails }: { orderIds: readonly string[]; emails: readonly string[] },
  now: Date,
): Promise<ErasureObstacle[]> {
  const { rows } = await sql<Row>`
    select o.id, o.number, o.country, o.payment_state as payment, o.fulfilment_state as fulfilment,
      (o.captured_minor > 0 and o.refunded_minor >= o.captured_minor) or ${isAllCancelled} as "isOver",
      o.id in (${openDisputes} and opened.order_id = o.id) as "isDisputed",
      exists (select from returns r where r.order_id = o.id and r.status in ('announced', 'received')) as "isReturning",
      exists (select from refunds f where f.order_id = o.id and f.status in ('requested', 'pending'))
        or exists (select from order_actions a where a.order_id = o.id and a.status in ('waiting', 'running'))
        as "isRefunding",
      coalesce((select jsonb_agg(jsonb_build_object('sentAt', p.sent_at, 'deliveredAt', p.delivered_at))
        from parcels p where p.order_id = o.id), '[]') as parcels
    from orders o where o.id = any(${orderIds}) and o.erased_at is null order by o.number`.execute(db);
  const ofOrders = rows.flatMap((row) => obstacleOf(row, now) ?? []);
  const strays = await sql<{ n: number }>`
    select 1 as n from returns where order_id is null and status in ('announced', 'received')
      and (lower(email) = any(${emails}) or lower(order_email) = any(${emails})) limit 1`.execute(db);
  return strays.rows.length > 0 ? [...ofOrders, { number: null, kind: 'returning', until: null }] : ofOrders;
}

function obstacleOf(row: Row, now: Date): ErasureObstacle | null {
  const because = (kind: ErasureObstacle['kind'], until: string | null = null) => ({ number: row.number, kind, until });
  if (row.isDisputed) return because('disputed');
  if (row.isReturning) return because('returning');
  if (row.isRefunding) return because('refunding');
  if (row.payment === 'cancelled' || row.isOver) return null;
  if (row.payment !== 'paid' || row.fulfilment === 'unfulfilled' || row.fulfilment === 'partly_sent')
    return because('open');
  if (row.fulfilment === 'returned') return null;
  const arrivals = row.parcels.map(({ sentAt, deliveredAt }) =>
    deliveredAt ? new Date(deliveredAt) : new Date(Date.parse(sentAt) + TRANSIT_AT_MOST_MS),
  );
  const isUnknown = row.parcels.some(({ deliveredAt }) => deliveredAt === null);
  if (arrivals.some((at) => at > now)) return because('notDelivered');
  const deliveries = { isAllSent: true, deliveredAt: arrivals, country: row.country ?? '' };
  if (arrivals.length === 0 || isAfterPeriod(deliveries, now)) return null;
  return because(isUnknown ? 'notDelivered' : 'withdrawable', withdrawalPeriodEnd(deliveries));
}

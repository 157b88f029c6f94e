// The rights to review: the buyer of an order, for some time after all of it arrived, each product of it once.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { ReviewAccess } from '../schema/resolver-types.generated.ts';

/** Longer than most people need to get to know what they bought. */
const REVIEWABLE_DAYS = 180;
const DAY_MS = 86_400_000;

export type ReviewableOrder = {
  access: ReviewAccess;
  until: Date | null;
  email: string;
  fullName: string;
};

/** Null when its buyer was erased. */
export async function readReviewable(db: Db, orderId: string, now: Date): Promise<ReviewableOrder | null> {
  const { rows } = await sql<{ email: string; fullName: string; isDelivered: boolean; deliveredAt: Date | null }>`
    select o.email, coalesce(o.address->>'fullName', '') as "fullName",
      o.fulfilment_state in ('delivered', 'returned') as "isDelivered",
      (select max(p.delivered_at) from parcels p where p.order_id = o.id) as "deliveredAt"
    from orders o where o.id = ${orderId} and o.erased_at is null`.execute(db);
  const [order] = rows;
  if (!order) return null;
  const { email, fullName, isDelivered, deliveredAt } = order;
  if (!isDelivered || !deliveredAt) return { email, fullName, access: 'undelivered', until: null };
  const until = reviewableUntil(deliveredAt);
  return { email, fullName, until, access: now < until ? 'open' : 'expired' };
}

export function reviewableUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + REVIEWABLE_DAYS * DAY_MS);
}

/** The products of an order, each by the position of its first line; what was cancelled was never bought. */
export function productsBought(orderId: string): RawBuilder<unknown> {
  return sql`(select distinct on (v.product_id) v.product_id, l.position as line, l.title, l.image
    from order_lines l join variants v on v.id = l.variant_id
    where l.order_id = ${orderId} and l.quantity > l.cancelled_quantity
    order by v.product_id, l.position)`;
}

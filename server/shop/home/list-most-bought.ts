import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

const DAYS = 90;
/** Some of them may be sold out. */
const MOST = 16;
/** What one order has brought is no more bought than the rest. */
const LEAST_ORDERS = 2;

/** The handles of what most orders of the last 90 days have paid for, the most first. Of one order, ten of a thing count once. */
export async function listMostBought(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ handle: string }>`
    select p.handle
    from orders o
    join order_lines l on l.order_id = o.id and l.quantity > l.cancelled_quantity
    join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id
    where o.paid_at > ${now}::timestamptz - make_interval(days => ${DAYS}) and p.status = 'active' and p.is_published
    group by p.id, p.handle
    having count(distinct o.id) >= ${LEAST_ORDERS}
    order by count(distinct o.id) desc, max(o.paid_at) desc, p.id
    limit ${MOST}`.execute(db);
  return rows.map(({ handle }) => handle);
}

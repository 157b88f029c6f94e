// What shoppers have withdrawn from before it was sent. It is not sent any more: the money is due, and goods that go out all
// the same are carried for nothing.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { ParcelLine } from './parcel-store.ts';

/**
 * The lines of the order with so many pieces. Notices do not say which pieces of a line they mean: those that the shopper
 * has are withdrawn from first, and come back; of what is not sent yet there is the rest. One that names no goods means all.
 */
function withdrawnUnsent(orderId: RawBuilder<unknown>) {
  return sql<ParcelLine>`select w.position, w.quantity from (
    select l.position, least(l.quantity - l.cancelled_quantity - coalesce(p.sent, 0),
      a.awaited - coalesce(p.sent - p.back, 0))::int as quantity
    from order_lines l
    join (select n.position, sum(greatest(0, n.quantity - coalesce((select sum(rr.quantity) from return_receipts rr
          where rr.return_id = r.id and rr.position = n.position), 0))) as awaited
        from returns r cross join lateral (
          select rl.position, rl.quantity from return_lines rl where rl.return_id = r.id
          union all select ol.position, ol.quantity from order_lines ol where ol.order_id = r.order_id
            and not exists (select from return_lines rl where rl.return_id = r.id)) n
        where r.order_id = ${orderId} and r.status in ('announced', 'received') group by n.position) a
      on a.position = l.position
    left join (select pl.position, sum(pl.quantity) as sent, sum(pl.returned_quantity) as back from parcel_lines pl
        where pl.order_id = ${orderId} group by pl.position) p on p.position = l.position
    where l.order_id = ${orderId}) w where w.quantity > 0`;
}

/** Oldest line first; empty: nothing of the order waits for that answer. */
export async function listWithdrawnUnsent(db: Db, orderId: string): Promise<ParcelLine[]> {
  const { rows } = await withdrawnUnsent(sql`${orderId}::uuid`).execute(db);
  return rows.sort((a, b) => a.position - b.position);
}

/** A condition on `orders o`. The few orders with an open return are looked up first: the rest is asked of them alone. */
export const isWithdrawnUnsent = sql`(o.id in (select r.order_id from returns r
    where r.order_id is not null and r.status in ('announced', 'received'))
  and exists (${withdrawnUnsent(sql`o.id`)}))`;

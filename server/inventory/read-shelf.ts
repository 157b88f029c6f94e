import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/**
 * How many of each variant are sold and still stand on the shelf, because their parcel has not left: whoever counts there
 * counts them too. Variants of which there are none are left out.
 */
export async function readToSend(db: Db, variantIds: readonly string[]): Promise<Map<string, number>> {
  if (variantIds.length === 0) return new Map();
  // Orders that wait are few, and found by an index; the lines of one variant would be of all years.
  const { rows } = await sql<{ id: string; toSend: number }>`
    with waiting as materialized (
      select o.id from orders o where o.payment_state in ('paid', 'due_on_delivery')
        and o.fulfilment_state in ('unfulfilled', 'partly_sent')
    ), wanted as (
      select l.order_id, l.variant_id, sum(l.quantity - l.cancelled_quantity - coalesce((select sum(p.quantity)
        from parcel_lines p where p.order_id = l.order_id and p.position = l.position), 0)) as quantity
      from waiting w join order_lines l on l.order_id = w.id
      where l.variant_id = any(${variantIds}::uuid[]) group by 1, 2
    ), sold as (
      -- Of what is made to order, only what was there was taken from the shelf.
      select w.order_id, w.variant_id, w.quantity, coalesce((select sum(m.quantity) from stock_movements m
        where m.variant_id = w.variant_id and m.order_id = w.order_id and m.kind = 'sold'), 0) as taken
      from wanted w where w.quantity > 0
    )
    select variant_id as id, sum(least(quantity, taken))::int as "toSend" from sold
    group by variant_id having sum(least(quantity, taken)) > 0`.execute(db);
  return new Map(rows.map(({ id, toSend }) => [id, toSend]));
}

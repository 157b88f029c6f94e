// How much waits for somebody of the shop.
import { sql } from 'kysely';
import type { OrderFilters } from '#src/orders/office/order-filters.ts';
import type { Db } from '../../database/connect.ts';
import { listConditions } from '../../orders/office/order-conditions.ts';
import { readTimeZone } from '../../shop/read-time-zone.ts';

type Work = NonNullable<OrderFilters['work']>;

export async function countWork(db: Db, now: Date) {
  const clocks = { now, timeZone: await readTimeZone(db) };
  const countOf = (work: Work) =>
    sql`(select count(*) from orders o where ${sql.join(listConditions({ work }, clocks), sql` and `)})`;
  const { rows } = await sql<{
    toSend: number;
    late: number;
    noted: number;
    withdrawn: number;
    withdrawnWithoutOrder: number;
    disputed: number;
    reviews: number;
  }>`select ${countOf('to_send')} as "toSend", ${countOf('late')} as late, ${countOf('noted')} as noted,
    ${countOf('disputed')} as disputed,
    (select count(*) from reviews where state = 'waiting') as reviews,
    (select count(distinct order_id) from returns where status in ('announced', 'received')) as withdrawn,
    (select count(*) from returns where status in ('announced', 'received') and order_id is null)
      as "withdrawnWithoutOrder"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the counts of the day are missing');
  return row;
}

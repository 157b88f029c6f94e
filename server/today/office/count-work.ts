// How much waits for somebody of the shop.
import { sql } from 'kysely';
import type { OrderFilters } from '#src/orders/office/order-filters.ts';
import type { TodayCard } from '#src/today/office/card-access.ts';
import type { Db } from '../../database/connect.ts';
import { countStock } from '../../inventory/list-stock.ts';
import { listConditions } from '../../orders/office/order-conditions.ts';
import { countOverdue } from '../../returns/office/list-office-returns.ts';
import { readTimeZone } from '../../shop/read-time-zone.ts';

type Work = NonNullable<OrderFilters['work']>;

const counted = [
  ...(['toSend', 'late', 'noted', 'withdrawn', 'withdrawnWithoutOrder', 'overdueReturns', 'disputed'] as const),
  ...(['reviews', 'lowStock', 'soldOut'] as const),
] as const;
type Counts = Record<(typeof counted)[number], number>;

/** 0 of what may not be told. */
export async function countWork(db: Db, now: Date, may: (card: TodayCard) => boolean): Promise<Counts> {
  const clocks = { now, timeZone: await readTimeZone(db) };
  const countOf = (work: Work) =>
    sql`(select count(*) from orders o where ${sql.join(listConditions({ work }, clocks), sql` and `)})`;
  const { rows } = await sql<Omit<Counts, 'overdueReturns' | 'lowStock' | 'soldOut'>>`
    select ${countOf('to_send')} as "toSend", ${countOf('late')} as late, ${countOf('noted')} as noted,
    ${countOf('disputed')} as disputed,
    (select count(*) from reviews where state = 'waiting') as reviews,
    (select count(distinct order_id) from returns where status in ('announced', 'received')) as withdrawn,
    (select count(*) from returns where status in ('announced', 'received') and order_id is null)
      as "withdrawnWithoutOrder"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the counts of the day are missing');
  const [overdueReturns, { low: lowStock, out: soldOut }] = await Promise.all([
    countOverdue(db, now),
    may('lowStock') ? countStock(db) : { low: 0, out: 0 },
  ]);
  const all = { ...row, overdueReturns, lowStock, soldOut };
  return Object.fromEntries(counted.map((card) => [card, may(card) ? all[card] : 0])) as Counts;
}

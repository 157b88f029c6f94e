// How much waits for somebody of the shop.
import { sql } from 'kysely';
import type { TodayCard } from '#src/today/office/card-access.ts';
import type { Db } from '../../database/connect.ts';
import { countStock } from '../../inventory/list-stock.ts';
import { isLate, isNoted, isToSend, openDisputes } from '../../orders/office/order-conditions.ts';
import { countOverdue } from '../../returns/office/list-office-returns.ts';

const counted = [
  ...(['toSend', 'late', 'noted', 'withdrawn', 'withdrawnWithoutOrder', 'overdueReturns', 'disputed'] as const),
  ...(['reviews', 'lowStock', 'soldOut'] as const),
] as const;
type Counts = Record<(typeof counted)[number], number>;
type Waiting = Omit<Counts, 'overdueReturns' | 'lowStock' | 'soldOut'>;

/** 0 of what may not be told. */
export async function countWork(db: Db, now: Date, may: (card: TodayCard) => boolean): Promise<Counts> {
  const [row, overdueReturns, { low: lowStock, out: soldOut }] = await Promise.all([
    countWaiting(db, now),
    countOverdue(db, now),
    may('lowStock') ? countStock(db, ['low', 'out']) : { low: 0, out: 0 },
  ]);
  const all = { ...row, overdueReturns, lowStock, soldOut };
  return Object.fromEntries(counted.map((card) => [card, may(card) ? all[card] : 0])) as Counts;
}

async function countWaiting(db: Db, now: Date): Promise<Waiting> {
  // What is to be sent is found once: what is late or noted is some of it.
  const { rows } = await sql<Waiting>`
    select sending.*, (select count(*) from orders o where o.id in (${openDisputes})) as disputed,
    (select count(*) from reviews where state = 'waiting') as reviews,
    (select count(distinct order_id) from returns where status in ('announced', 'received')) as withdrawn,
    (select count(*) from returns where status in ('announced', 'received') and order_id is null)
      as "withdrawnWithoutOrder"
    from (
      select count(*) as "toSend", count(*) filter (where ${isLate(now)}) as late, count(*) filter (where ${isNoted}) as noted
      from orders o where ${isToSend}
    ) as sending`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the counts of the day are missing');
  return row;
}

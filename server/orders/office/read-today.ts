// What there is to do now, and the money of today, this week and this month against the same time before.
import { sql } from 'kysely';
import { type Currency, type Money, money } from '#src/money.ts';
import { SHOP_TIME_ZONE } from '#src/orders/format-moment.ts';
import type { Db } from '../../database/connect.ts';
import { listConditions } from './order-conditions.ts';

const DAYS_DRAWN = 30;

export async function readToday(db: Db, now: Date) {
  const [queue, outOfStock, periods, days] = await Promise.all([
    countWork(db, now),
    listOutOfStock(db),
    sumPeriods(db, now),
    sumDays(db, now),
  ]);
  return { queue, outOfStock, periods, days };
}

async function countWork(db: Db, now: Date) {
  const where = (work: 'to_send' | 'late' | 'disputed') => sql.join(listConditions({ work }, now), sql` and `);
  const { rows } = await sql<{
    toSend: number;
    late: number;
    withdrawn: number;
    withdrawnWithoutOrder: number;
    disputed: number;
    failedRefunds: number;
    refusedActions: number;
    failedMails: number;
  }>`select
    (select count(*) from orders o where ${where('to_send')}) as "toSend",
    (select count(*) from orders o where ${where('late')}) as late,
    (select count(distinct order_id) from returns where status in ('announced', 'received')) as withdrawn,
    (select count(*) from returns where status in ('announced', 'received') and order_id is null) as "withdrawnWithoutOrder",
    (select count(*) from orders o where ${where('disputed')}) as disputed,
    (select count(*) from refunds where status = 'failed' and updated_at > ${daysBefore(now, 30)}) as "failedRefunds",
    (select count(*) from order_actions where status = 'refused' and finished_at > ${daysBefore(now, 2)}) as "refusedActions",
    (select count(*) from outbox where delivered_at is null and attempts > 0 and last_error is not null
      and kind not like 'webhook%') as "failedMails"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the counts of the day are missing');
  return row;
}

/** Articles on sale of which nothing is left, those sold most recently first. */
async function listOutOfStock(db: Db) {
  const { rows } = await sql<{ sku: string; handle: string; reserved: number }>`
    select v.sku, p.handle, v.reserved from variants v join products p on p.id = v.product_id
    where v.tracks_stock and not v.sells_without_stock and v.archived_at is null and v.on_hand - v.reserved <= 0
      and p.status = 'active' and p.is_published
    order by (select max(m.at) from stock_movements m where m.variant_id = v.id) desc nulls last, v.id
    limit 20`.execute(db);
  return rows;
}

type Sums = { orders: number; takings: Money; before: Money };

async function sumPeriods(db: Db, now: Date): Promise<{ name: string; sums: Sums[] }[]> {
  const periods = await Promise.all(
    (['day', 'week', 'month'] as const).map(async (name) => ({ name, sums: await sumPeriod(db, name, now) })),
  );
  return periods;
}

/** Against the one before, up to the same moment: a morning is not compared with a whole day. */
async function sumPeriod(db: Db, name: 'day' | 'week' | 'month', now: Date): Promise<Sums[]> {
  const { rows } = await sql<{ currency: Currency; orders: number; takings: number; before: number }>`
    with moments as (
      select here.now, date_trunc(${name}, here.now) as start, date_trunc(${name}, here.now - ${`1 ${name}`}::interval) as start_before
      from (select ${now}::timestamptz at time zone ${SHOP_TIME_ZONE} as now) as here
    ), spans as (
      select start at time zone ${SHOP_TIME_ZONE} as start, now at time zone ${SHOP_TIME_ZONE} as until,
        start_before at time zone ${SHOP_TIME_ZONE} as start_before,
        least(start_before + (now - start), start) at time zone ${SHOP_TIME_ZONE} as until_before
      from moments
    )
    select o.currency, count(*) filter (where o.paid_at >= start) as orders,
      coalesce(sum(o.captured_minor) filter (where o.paid_at >= start), 0)::bigint as takings,
      coalesce(sum(o.captured_minor) filter (where o.paid_at < until_before), 0)::bigint as before
    from spans join orders o on o.paid_at >= start_before and o.paid_at <= until
    group by o.currency order by 3 desc`.execute(db);
  return rows.map(({ currency, orders, takings, before }) => ({
    orders,
    takings: money(takings, currency),
    before: money(before, currency),
  }));
}

/** The last thirty days, oldest first, in the currency that brought most; days without a payment included. */
async function sumDays(db: Db, now: Date) {
  const { rows } = await sql<{ day: string; currency: Currency; orders: number; takings: number }>`
    with paid as (
      select (paid_at at time zone ${SHOP_TIME_ZONE})::date as day, currency, captured_minor from orders
      where paid_at > ${daysBefore(now, DAYS_DRAWN + 1)} and paid_at <= ${now}
    ), main as (select currency from paid group by currency order by sum(captured_minor) desc, currency limit 1)
    select to_char(days.day, 'YYYY-MM-DD') as day, main.currency, count(paid.day) as orders,
      coalesce(sum(paid.captured_minor), 0)::bigint as takings
    from main cross join generate_series(
      (${now}::timestamptz at time zone ${SHOP_TIME_ZONE})::date - ${DAYS_DRAWN - 1}::int,
      (${now}::timestamptz at time zone ${SHOP_TIME_ZONE})::date, interval '1 day') as days (day)
    left join paid on paid.day = days.day::date and paid.currency = main.currency
    group by days.day, main.currency order by days.day`.execute(db);
  return rows.map(({ day, currency, orders, takings }) => ({ day, orders, takings: money(takings, currency) }));
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60_000);
}

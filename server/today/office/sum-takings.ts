// The sales of today, this week and this month against the time before: by currency, in hours or days, as the books and the
// reports have them. What was given back is taken off when it was given back: the day of the sale stays what it was.
import { sql } from 'kysely';
import { dateIn, momentIn, shiftDay } from '#src/dates/local-date.ts';
import { type Currency, type Money, money } from '#src/money.ts';
import { namedPeriod, periodBefore } from '#src/reports/report-periods.ts';
import type { Db } from '../../database/connect.ts';
import { moneyEntries } from '../../reports/money-entries.ts';
import { readTimeZone } from '../../shop/read-time-zone.ts';

const periodNames = ['day', 'week', 'month'] as const;
type PeriodName = (typeof periodNames)[number];

type Interval = { index: number; orders: number; takings: Money; before: Money };
type Sums = { orders: number; takings: Money; before: Money; intervals: Interval[] };
type Period = { name: PeriodName; from: string; sums: Sums[] };

type Row = {
  /** Null when nothing was paid or given back in either period. */
  currency: Currency | null;
  index: number;
  orders: number;
  takings: number;
  before: number;
  /** The sum up to the same moment: a morning is not compared with a whole day. */
  beforeByNow: number;
  from: string;
  intervals: number;
};

export async function sumPeriods(db: Db, now: Date): Promise<Period[]> {
  const timeZone = await readTimeZone(db);
  return Promise.all(periodNames.map((name) => sumPeriod(db, name, { now, timeZone })));
}

async function sumPeriod(
  db: Db,
  name: PeriodName,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Period> {
  const indexOf = {
    day: sql`extract(hour from local)`,
    week: sql`extract(isodow from local) - 1`,
    month: sql`extract(day from local) - 1`,
  }[name];
  const today = dateIn(timeZone, now);
  const span = { from: momentIn(timeZone, `${beginBefore(name, today)}T00:00`), until: new Date(now.getTime() + 1) };
  const { rows } = await sql<Row>`
    with moments as (
      select here.now, date_trunc(${name}, here.now) as start, date_trunc(${name}, here.now - ${`1 ${name}`}::interval) as start_before
      from (select ${now}::timestamptz at time zone ${timeZone} as now) as here
    ), spans as (
      select start, start_before, least(start_before + (now - start), start) as until_before,
        start + ${`1 ${name}`}::interval - start as length
      from moments
    ), paid as (
      select e.currency, e.minor, e.at at time zone ${timeZone} as local, e.is_sale::int as orders from ${moneyEntries(span)} as e
    )
    select paid.currency, coalesce(${indexOf}, 0)::int as index, coalesce(sum(orders) filter (where local >= start), 0)::int as orders,
      coalesce(sum(minor) filter (where local >= start), 0)::bigint as takings,
      coalesce(sum(minor) filter (where local < start), 0)::bigint as before,
      coalesce(sum(minor) filter (where local < start and local <= until_before), 0)::bigint as "beforeByNow",
      to_char(start, 'YYYY-MM-DD') as from, extract(day from length)::int as intervals
    from spans left join paid on true
    group by 1, 2, start, length`.execute(db);
  const intervals = name === 'day' ? 24 : (rows[0]?.intervals ?? 0);
  const currencies = [...new Set(rows.flatMap(({ currency }) => currency ?? []))];
  const sums = currencies.map((currency) => sumsOf(currency, intervals, rows));
  return { name, from: rows[0]?.from ?? '', sums: sums.toSorted((a, b) => b.takings.minor - a.takings.minor) };
}

/** The first day of the period before, as YYYY-MM-DD. */
function beginBefore(name: PeriodName, today: string): string {
  if (name === 'day') return shiftDay(today, -1);
  if (name === 'month') return periodBefore(namedPeriod('thisMonth', today)).from;
  const weekday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7;
  return shiftDay(today, -weekday - 7);
}

/** Hours and days without a payment included; a month before may have had days that this one has not. */
function sumsOf(currency: Currency, intervals: number, rows: Row[]): Sums {
  const own = rows.filter((row) => row.currency === currency);
  const sum = (of: (row: Row) => number) => own.reduce((total, row) => total + of(row), 0);
  return {
    orders: sum(({ orders }) => orders),
    takings: money(
      sum(({ takings }) => takings),
      currency,
    ),
    before: money(
      sum(({ beforeByNow }) => beforeByNow),
      currency,
    ),
    intervals: Array.from({ length: intervals }, (_, index) => {
      const row = own.find((each) => each.index === index);
      return {
        index,
        orders: row?.orders ?? 0,
        takings: money(row?.takings ?? 0, currency),
        before: money(row?.before ?? 0, currency),
      };
    }),
  };
}

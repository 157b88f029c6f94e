// What came of assistants in the last days: by platform, what they looked for in vain, and why they were refused.
import { sql } from 'kysely';
import type { Currency } from '#src/currencies.ts';
import { dateIn, shiftDay } from '#src/dates/local-date.ts';
import { type Money, money } from '#src/money.ts';
import { isAssistantRefusal } from '#src/reports/assistants/assistant-refusals.ts';
import type { Db } from '../../database/connect.ts';
import { readTimeZone } from '../../shop/read-time-zone.ts';

export type PlatformFigures = { platform: string; asked: number; carts: number; handedOver: number; orders: number } & {
  /** What its orders come to, a sum for each currency. */
  sums: Money[];
};

const MOST_SHOWN = 50;

type Period = { db: Db; timeZone: string; from: string };

/** `days`: whole days, of which the last is today. */
export async function readAssistantFigures({ db, now }: { db: Db; now: () => Date }, days: number) {
  const timeZone = await readTimeZone(db);
  const period = { db, timeZone, from: shiftDay(dateIn(timeZone, now()), 1 - days) };
  const [platforms, unfound, refusals] = await Promise.all([
    readPlatforms(period),
    readUnfound(period),
    readRefusals(period),
  ]);
  return { platforms, unfound, refusals };
}

type PlatformRow = Omit<PlatformFigures, 'sums'> & { sums: { currency: Currency; minor: number }[] | null };

/** The one with the most orders first. An order that two of its carts led to is one. */
async function readPlatforms({ db, timeZone, from }: Period): Promise<PlatformFigures[]> {
  const { rows } = await sql<PlatformRow>`
    with ordered as (
      select distinct a.platform, o.id, o.currency, o.total_minor from assistant_orders a join orders o on o.id = a.order_id
      where o.payment_state <> 'cancelled' and o.created_at >= ${from}::date::timestamp at time zone ${timeZone}
    ), sums as (
      select platform, currency, count(*)::int as orders, sum(total_minor)::bigint as minor from ordered
      group by platform, currency
    ), steps as (
      select platform, coalesce(sum(reached) filter (where step = 'asked'), 0)::int as asked,
        coalesce(sum(reached) filter (where step = 'cart'), 0)::int as carts,
        coalesce(sum(reached) filter (where step = 'handed_over'), 0)::int as "handedOver"
      from assistant_steps where day >= ${from} group by platform
    )
    select platform, coalesce(asked, 0) as asked, coalesce(carts, 0) as carts, coalesce("handedOver", 0) as "handedOver",
      coalesce((select sum(orders) from sums s where s.platform = p.platform), 0)::int as orders,
      (select json_agg(json_build_object('currency', currency, 'minor', minor) order by minor desc) from sums s
        where s.platform = p.platform) as sums
    from (select platform from steps union select platform from sums) p left join steps using (platform)
    order by orders desc, "handedOver" desc, carts desc, asked desc, platform limit ${MOST_SHOWN}`.execute(db);
  return rows.map(({ sums, ...row }) => ({
    ...row,
    sums: (sums ?? []).map(({ currency, minor }) => money(minor, currency)),
  }));
}

async function readUnfound({ db, from }: Period) {
  const { rows } = await sql<{ locale: string; words: string; asked: number }>`
    select locale, words, sum(asked)::int as asked from assistant_searches where day >= ${from}
    group by locale, words order by asked desc, words limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

async function readRefusals({ db, timeZone, from }: Period) {
  const { rows } = await sql<{ platform: string; code: string; refused: number; lastAt: Date }>`
    select platform, code, refused, last_at as "lastAt" from assistant_refusals
    where last_at >= ${from}::date::timestamp at time zone ${timeZone}
    order by last_at desc, platform, code limit ${MOST_SHOWN}`.execute(db);
  // A release before this one may have written others.
  return rows.flatMap(({ code, lastAt, ...row }) =>
    isAssistantRefusal(code) ? [{ ...row, code, lastAt: lastAt.toISOString() }] : [],
  );
}

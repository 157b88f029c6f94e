// The reductions of the whole shop, those that were planned in one go as one: planned, running and over.
import { type RawBuilder, sql } from 'kysely';
import type { Currency } from '#src/money.ts';
import type { Db } from '../../database/connect.ts';

export const reductionStates = ['running', 'planned', 'over'] as const;
export type ReductionState = (typeof reductionStates)[number];

export type ListedReductions = {
  setId: string;
  title: string;
  currency: Currency;
  state: ReductionState;
  /** The earliest begin and the latest end of them; null: one of them is open. */
  beginsAt: Date;
  endsAt: Date | null;
  variants: number;
  /** Some of the products by their titles, and how many there are. */
  products: string[];
  productCount: number;
  /** By how many hundredths of a percent at least and at most, of the ordinary prices as they are now. */
  lowestOff: number;
  highestOff: number;
};

const NAMED = 3;

type Asked = { now: Date; baseLocale: string; state?: ReductionState | undefined; limit: number; offset?: number };

/** Running ones first, those that end soonest before others; then planned ones, then those that ended last. */
export async function listReductions(db: Db, asked: Asked): Promise<ListedReductions[]> {
  const { now, baseLocale, state, limit, offset = 0 } = asked;
  const { rows } = await sql<ListedReductions>`
    with sets as (
      select r.set_id, r.currency, max(r.title) as title, min(r.begins_at) as begins_at,
        case when bool_or(r.ends_at is null) then null else max(r.ends_at) end as ends_at, count(*)::int as variants,
        count(distinct v.product_id)::int as products,
        min(case when p.amount_minor > 0 then (p.amount_minor - r.amount_minor) * 10000 / p.amount_minor end) as lowest_off,
        max(case when p.amount_minor > 0 then (p.amount_minor - r.amount_minor) * 10000 / p.amount_minor end) as highest_off
      from price_reductions r join variants v on v.id = r.variant_id
      left join prices p on p.variant_id = r.variant_id and p.currency = r.currency
      where r.source_id is null group by r.set_id, r.currency
    ), judged as (select *, ${stateAt(now)} as state from sets)
    select set_id as "setId", title, currency, state, begins_at as "beginsAt", ends_at as "endsAt", variants,
      products as "productCount", coalesce(lowest_off, 0)::int as "lowestOff", coalesce(highest_off, 0)::int as "highestOff",
      array(select title from (
        select distinct on (v.product_id) coalesce(t.title, pr.handle) as title
        from price_reductions r join variants v on v.id = r.variant_id join products pr on pr.id = v.product_id
        left join product_texts t on t.product_id = pr.id and t.locale = ${baseLocale}
        where r.set_id = judged.set_id and r.source_id is null limit ${NAMED}) as named order by title) as products
    from judged where ${state ? sql`state = ${state}` : sql`true`}
    order by array_position(${[...reductionStates]}::text[], state),
      case when state = 'over' then null else coalesce(case when state = 'planned' then begins_at else ends_at end, 'infinity') end,
      begins_at desc, set_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Of a set as a whole: it runs while any of it does. */
function stateAt(now: Date): RawBuilder<ReductionState> {
  return sql`case when begins_at > ${now}::timestamptz then 'planned' when ends_at <= ${now} then 'over' else 'running' end`;
}

// The reductions of the whole shop, those that were planned in one go as one: those that begin last come first.
import { sql } from 'kysely';
import type { ReductionState } from '#src/catalogue/reductions/reduction-kinds.ts';
import type { Currency } from '#src/money.ts';
import type { Db } from '../../database/connect.ts';
import { byColumnsAndId, type KeysetPage, keysetPage, type PlaceInList } from '../../database/keyset-page.ts';

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
  /** The reduction in hundredths of a percent, at least and at most, of the ordinary prices as they are now. */
  lowestOff: number;
  highestOff: number;
};

const NAMED = 3;

type Asked = { now: Date; baseLocale: string; state?: ReductionState | null | undefined; place?: PlaceInList };

const keyset = byColumnsAndId<ListedReductions>([sql`begins_at`, sql`set_id`], {
  idOf: ({ setId }) => setId,
  find: (id) => sql`select min(f.begins_at), f.set_id from price_reductions f where f.set_id = ${id} group by f.set_id`,
});

export async function listReductions(
  db: Db,
  { now, baseLocale, state, place = {} }: Asked,
): Promise<KeysetPage<ListedReductions>> {
  // A set runs while any of it does.
  const stateAt = sql`case when begins_at > ${now}::timestamptz then 'planned' when ends_at <= ${now} then 'over' else 'running' end`;
  return keysetPage(keyset, place, async ({ beyond, order, limit }) => {
    const conditions = [state ? sql`state = ${state}` : sql`true`, ...beyond];
    const { rows } = await sql<ListedReductions>`
      with sets as (
        select r.set_id, min(r.currency) as currency, max(r.title) as title, min(r.begins_at) as begins_at,
          case when bool_or(r.ends_at is null) then null else max(r.ends_at) end as ends_at, count(*)::int as variants
        from price_reductions r where r.source_id is null group by r.set_id
      ), page as (
        select * from (select *, ${stateAt} as state from sets) as judged
        where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}
      )
      select set_id as "setId", title, currency, state, begins_at as "beginsAt", ends_at as "endsAt", variants,
        product_count as "productCount", lowest_off as "lowestOff", highest_off as "highestOff",
        array(select coalesce(t.title, pr.handle) from products pr
          left join product_texts t on t.product_id = pr.id and t.locale = ${baseLocale}
          where pr.id = any(goods.ids[1:${sql.lit(NAMED)}]) order by 1) as products
      from page cross join lateral (
        select count(distinct v.product_id)::int as product_count, array_agg(distinct v.product_id) as ids,
          coalesce(min(off.points), 0)::int as lowest_off, coalesce(max(off.points), 0)::int as highest_off
        from price_reductions r join variants v on v.id = r.variant_id
        left join prices p on p.variant_id = r.variant_id and p.currency = r.currency and p.amount_minor > 0
        cross join lateral (select (p.amount_minor - r.amount_minor) * 10000 / p.amount_minor as points) as off
        where r.set_id = page.set_id and r.source_id is null) as goods
      order by ${order}`.execute(db);
    return rows;
  });
}

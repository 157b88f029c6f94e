// The reductions of one product that run or will, with what its page says then. Those that were planned in one go are one in
// each currency.
import { sql } from 'kysely';
import type { Currency } from '#src/money.ts';
import type { Db } from '../../database/connect.ts';
import { isUuid } from '../../database/is-uuid.ts';

export type ProductReduction = {
  setId: string;
  title: string;
  currency: Currency;
  isRunning: boolean;
  beginsAt: Date;
  /** Null: until somebody ends it. */
  endsAt: Date | null;
  /** What its variants cost then, at least and at most. */
  lowestMinor: number;
  highestMinor: number;
  /** How many others it is of too, which end with it. */
  otherProducts: number;
};

export async function listProductReductions(db: Db, id: string, now: Date): Promise<ProductReduction[]> {
  if (!isUuid(id)) return [];
  const { rows } = await sql<ProductReduction>`
    select r.set_id as "setId", max(r.title) as title, r.currency, bool_or(r.begins_at <= ${now}) as "isRunning",
      min(r.begins_at) as "beginsAt", case when bool_or(r.ends_at is null) then null else max(r.ends_at) end as "endsAt",
      min(r.amount_minor)::int8 as "lowestMinor", max(r.amount_minor)::int8 as "highestMinor",
      (select count(distinct other.product_id)::int - 1 from price_reductions all_of
        join variants other on other.id = all_of.variant_id where all_of.set_id = r.set_id) as "otherProducts"
    from price_reductions r join variants v on v.id = r.variant_id
    where v.product_id = ${id} and v.archived_at is null and (r.ends_at is null or r.ends_at > ${now})
    group by r.set_id, r.currency order by min(r.begins_at), r.currency`.execute(db);
  return rows.map((row) => ({ ...row, lowestMinor: Number(row.lowestMinor), highestMinor: Number(row.highestMinor) }));
}

// When prices change by themselves: reductions begin and end at moments that nobody writes anything at. Whatever is kept in
// memory of prices holds between two of them.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** The next such moment after `at`, as a value of a statement; null when none is planned. */
export function nextBoundary(at: Date): RawBuilder<Date | null> {
  return sql`least((select min(begins_at) from price_reductions where begins_at > ${at}),
    (select min(ends_at) from price_reductions where ends_at > ${at}))`;
}

export async function findNextBoundary(db: Db, at: Date): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`select ${nextBoundary(at)} as next`.execute(db);
  return rows[0]?.next ?? null;
}

/** The products that have a price which changed by itself between two moments, after the earlier one. */
export async function listCrossed(db: Db, one: Date, other: Date): Promise<string[]> {
  const [from, to] = one < other ? [one, other] : [other, one];
  const { rows } = await sql<{ id: string }>`
    select distinct v.product_id as id from (
      select variant_id from price_reductions where begins_at > ${from} and begins_at <= ${to}
      union select variant_id from price_reductions where ends_at > ${from} and ends_at <= ${to}
    ) as crossed join variants v on v.id = crossed.variant_id`.execute(db);
  return rows.map(({ id }) => id);
}

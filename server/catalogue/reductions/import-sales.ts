// Sale prices for a time, which a file of another shop plans: they become reductions. What the file says holds: a reduction
// that is only planned gives way to it, one that has begun ends where the file's begins.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readPeriodBound } from '#src/dates/period-bound.ts';
import type { Currency } from '#src/money.ts';
import type { Transaction } from '../../database/transaction.ts';

/** Days by the clocks of the shop's country, as YYYY-MM-DD; null where the file leaves it open. */
export type SaleDraft = { amount: number; from: string | null; until: string | null };

export type FileSale = SaleDraft & { variantId: string; currency: Currency };

/** The prices of the file are written. */
export async function writeSales(
  tx: Transaction,
  sales: readonly FileSale[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  const planned = sales.flatMap(({ from, until, ...sale }) => {
    const begin = from === null ? null : readPeriodBound(from, 'from', timeZone);
    const beginsAt = begin && begin > now ? begin : now;
    const endsAt = until === null ? null : readPeriodBound(until, 'until', timeZone);
    return endsAt && endsAt <= beginsAt ? [] : [{ ...sale, beginsAt, endsAt }];
  });
  if (planned.length === 0) return;
  const given = sql`(
    select * from unnest(${planned.map(({ variantId }) => variantId)}::uuid[], ${planned.map(({ currency }) => currency)}::text[],
      ${planned.map(({ amount }) => amount)}::bigint[], ${planned.map(({ beginsAt }) => beginsAt)}::timestamptz[],
      ${planned.map(({ endsAt }) => endsAt)}::timestamptz[]) as sale (variant_id, currency, amount_minor, begins_at, ends_at))`;
  const isOfPrice = sql`r.variant_id = given.variant_id and r.currency = given.currency and r.source_id is null`;
  const overlaps = sql`tstzrange(r.begins_at, r.ends_at) && tstzrange(given.begins_at, given.ends_at)`;
  await sql`
    delete from price_reductions r using ${given} as given
    where ${isOfPrice} and ${overlaps} and r.begins_at >= ${now}
      and (r.amount_minor, r.begins_at, r.ends_at) is distinct from (given.amount_minor, given.begins_at, given.ends_at)`.execute(
    tx,
  );
  // One that holds already may end at another time now; at another price it ends where the file's begins.
  await sql`
    update price_reductions r set ends_at = case when r.amount_minor = given.amount_minor and given.begins_at <= ${now}
      then given.ends_at else given.begins_at end
    from ${given} as given
    where ${isOfPrice} and ${overlaps} and r.begins_at < ${now}
      and (r.amount_minor <> given.amount_minor or given.begins_at > ${now} or r.ends_at is distinct from given.ends_at)`.execute(
    tx,
  );
  await sql`
    insert into price_reductions (variant_id, currency, amount_minor, begins_at, ends_at, set_id)
    select given.variant_id, given.currency, given.amount_minor, given.begins_at, given.ends_at, ${randomUUID()}
    from ${given} as given
    where not exists (select from price_reductions r where ${isOfPrice} and ${overlaps})`.execute(tx);
}

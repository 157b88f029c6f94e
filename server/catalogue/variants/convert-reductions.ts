// Reductions of prices that are converted: rows like any other, made of the reductions of the price that they are made of.
// One that has begun keeps its amount, whatever the rate does, because it is what shoppers were told; only its end follows.
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';
import { type Converted, conversionRules, roundedByRule } from './conversion-rules.ts';

export async function convertReductions(tx: Transaction, { variantIds, now }: Converted): Promise<void> {
  const isAsked = (id: RawBuilder<unknown>) => (variantIds ? sql`${id} = any(${variantIds}::uuid[])` : sql`true`);
  const { rows } = await sql<{ is_any: boolean }>`
    select exists (select from price_reductions r where ${isAsked(sql`r.variant_id`)}) as is_any`.execute(tx);
  if (!rows[0]?.is_any) return;
  await endThose(tx, { isAsked, now });
  await sql`
    with ${conversionRules}
    insert into price_reductions (variant_id, currency, amount_minor, begins_at, ends_at, set_id, title, source_id)
    select source.variant_id, rules.currency, made.amount_minor, greatest(source.begins_at, ${now}::timestamptz), source.ends_at,
      source.set_id, source.title, source.id
    from rules join price_reductions source on source.currency = rules.origin and source.source_id is null
      and (source.ends_at is null or source.ends_at > ${now})
    join prices on prices.variant_id = source.variant_id and prices.currency = rules.currency
      and prices.converted_from = rules.origin
    cross join lateral (select ${roundedByRule(sql`source.amount_minor * rules.rate`)} as amount_minor) as made
    where ${isAsked(sql`source.variant_id`)} and made.amount_minor > 0 and not exists (
      -- What the merchant had planned before the price was converted.
      select from price_reductions own where own.variant_id = source.variant_id and own.currency = rules.currency
        and own.source_id is null and tstzrange(own.begins_at, own.ends_at) && tstzrange(source.begins_at, source.ends_at))
    on conflict (source_id, currency) do update set
      amount_minor = case when price_reductions.begins_at <= ${now} then price_reductions.amount_minor else excluded.amount_minor end,
      begins_at = case when price_reductions.begins_at <= ${now} then price_reductions.begins_at else excluded.begins_at end,
      ends_at = excluded.ends_at, title = excluded.title`.execute(tx);
}

type Asked = { isAsked: (id: RawBuilder<unknown>) => RawBuilder<unknown>; now: Date };

/** Those whose source has ended, or whose price is not converted from it any more. */
async function endThose(tx: Transaction, { isAsked, now }: Asked): Promise<void> {
  const ended = sql`
    select made.id, made.begins_at, least(source.ends_at, case when not exists (
        select from prices where prices.variant_id = made.variant_id and prices.currency = made.currency
          and prices.converted_from = source.currency) then ${now}::timestamptz end) as ends_at
    from price_reductions made join price_reductions source on source.id = made.source_id
    where ${isAsked(sql`made.variant_id`)} and (made.ends_at is null or made.ends_at > ${now})`;
  await sql`
    delete from price_reductions using (${ended}) as ended
    where price_reductions.id = ended.id and ended.begins_at >= ended.ends_at`.execute(tx);
  await sql`
    update price_reductions set ends_at = ended.ends_at from (${ended}) as ended
    where price_reductions.id = ended.id and ended.ends_at <= ${now}`.execute(tx);
}

// The one place where prices are converted: rows like any other, written again when the price that they are made of
// changes, or the rate does; reductions follow them. See decision 32.
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';
import { type Converted, conversionRules, roundedByRule } from './conversion-rules.ts';
import { convertReductions } from './convert-reductions.ts';
import { isExcluded } from './excluded-markets.ts';

/** Is called after prices were written, or the markets' document: it reads the rates that are in force. */
export async function convertPrices(tx: Transaction, { variantIds, now }: Converted): Promise<void> {
  const isAsked = (id: RawBuilder<unknown>) => (variantIds ? sql`${id} = any(${variantIds}::uuid[])` : sql`true`);
  const sources = sql`rules join prices source on source.currency = rules.origin and source.converted_from is null
    join variants on variants.id = source.variant_id
    join products on products.id = variants.product_id
      and not ${isExcluded(sql`products.import_columns`, sql`rules.currency`)}`;
  await sql`
    with ${conversionRules}
    delete from prices made where made.converted_from is not null and ${isAsked(sql`made.variant_id`)} and not exists (
      select from ${sources} where rules.currency = made.currency and source.variant_id = made.variant_id)`.execute(tx);
  await sql`
    with ${conversionRules}
    insert into prices (variant_id, currency, amount_minor, compare_at_minor, valid_from, converted_from)
    select source.variant_id, rules.currency, made.amount_minor,
      case when made.compare_at_minor > made.amount_minor then made.compare_at_minor end, ${now}::timestamptz, rules.origin
    from ${sources} cross join lateral (select
      ${roundedByRule(sql`source.amount_minor * rules.rate`)} as amount_minor,
      ${roundedByRule(sql`source.compare_at_minor * rules.rate`)} as compare_at_minor) as made
    where ${isAsked(sql`source.variant_id`)} and not exists (
      select from prices own where own.variant_id = source.variant_id and own.currency = rules.currency
        and own.converted_from is null)
    on conflict (variant_id, currency) do update set amount_minor = excluded.amount_minor,
      compare_at_minor = excluded.compare_at_minor, converted_from = excluded.converted_from,
      -- The moment from which the amount holds: a rate that changes nothing begins nothing.
      valid_from = case when prices.amount_minor = excluded.amount_minor then prices.valid_from else excluded.valid_from end
    where (prices.amount_minor, prices.compare_at_minor, prices.converted_from)
      is distinct from (excluded.amount_minor, excluded.compare_at_minor, excluded.converted_from)`.execute(tx);
  await convertReductions(tx, { variantIds, now });
}

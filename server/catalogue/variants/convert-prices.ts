// The one place where prices are converted: rows like any other, written again when the price that they are made of
// changes, or the rate does. See decision 32.
import { type RawBuilder, sql } from 'kysely';
import { currencies } from '#src/currencies.ts';
import { stepOf } from '#src/money.ts';
import type { Transaction } from '../../database/transaction.ts';
import { isExcluded } from './excluded-markets.ts';

/** The smallest difference between two prices of every currency, in minor units. */
const steps = Object.fromEntries(currencies.map((currency) => [currency, stepOf(currency)]));

export type Converted = {
  /** Null: of all. */
  variantIds: readonly string[] | null;
  now: Date;
};

/** To be called after prices were written, or the markets' document: it reads the rates that are in force. */
export async function convertPrices(tx: Transaction, { variantIds, now }: Converted): Promise<void> {
  const rules = sql`rules as (
    select rule.currency, rule."from" as origin, rule.rate, rule.rounding, (${JSON.stringify(steps)}::jsonb ->> rule.currency)::int as step
    from (select data from settings where document = 'markets' order by version desc limit 1) as markets
    cross join lateral jsonb_to_recordset(markets.data -> 'conversions')
      as rule (currency text, "from" text, rate numeric, rounding text)
  )`;
  const isAsked = (id: RawBuilder<unknown>) => (variantIds ? sql`${id} = any(${variantIds}::uuid[])` : sql`true`);
  const sources = sql`rules join prices source on source.currency = rules.origin and source.converted_from is null
    join variants on variants.id = source.variant_id
    join products on products.id = variants.product_id
      and not ${isExcluded(sql`products.import_columns`, sql`rules.currency`)}`;
  await sql`
    with ${rules}
    delete from prices made where made.converted_from is not null and ${isAsked(sql`made.variant_id`)} and not exists (
      select from ${sources} where rules.currency = made.currency and source.variant_id = made.variant_id)`.execute(tx);
  await sql`
    with ${rules}
    insert into prices (variant_id, currency, amount_minor, compare_at_minor, valid_from, converted_from)
    select source.variant_id, rules.currency, made.amount_minor,
      case when made.compare_at_minor > made.amount_minor then made.compare_at_minor end, ${now}::timestamptz, rules.origin
    from ${sources} cross join lateral (select
      ${rounded(sql`source.amount_minor * rules.rate`)} as amount_minor,
      ${rounded(sql`source.compare_at_minor * rules.rate`)} as compare_at_minor) as made
    where ${isAsked(sql`source.variant_id`)} and not exists (
      select from prices own where own.variant_id = source.variant_id and own.currency = rules.currency
        and own.converted_from is null)
    on conflict (variant_id, currency) do update set amount_minor = excluded.amount_minor,
      compare_at_minor = excluded.compare_at_minor, converted_from = excluded.converted_from,
      -- The moment from which the amount holds: a rate that changes nothing begins nothing.
      valid_from = case when prices.amount_minor = excluded.amount_minor then prices.valid_from else excluded.valid_from end
    where (prices.amount_minor, prices.compare_at_minor, prices.converted_from)
      is distinct from (excluded.amount_minor, excluded.compare_at_minor, excluded.converted_from)`.execute(tx);
}

/** An exact decimal of minor units as a price. What is given away stays so. */
function rounded(exact: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(case
    when ${exact} = 0 then 0
    when rules.rounding = '.99' then ceil((${exact} - 99) / 100) * 100 + 99
    when rules.rounding = '.90' then ceil((${exact} - 90) / 100) * 100 + 90
    when rules.rounding = 'whole' then ceil(${exact} / 100) * 100
    else greatest(round(${exact} / rules.step), 1) * rules.step
  end)::bigint`;
}

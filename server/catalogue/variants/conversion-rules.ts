// The rates and roundings by which the prices of one currency are made of those of another: as a part of queries.
import { type RawBuilder, sql } from 'kysely';
import { currencies } from '#src/currencies.ts';
import { stepOf } from '#src/money.ts';

export type Converted = {
  /** Null: of all. */
  variantIds: readonly string[] | null;
  now: Date;
};

/** The smallest difference between two prices of every currency, in minor units. */
const steps = Object.fromEntries(currencies.map((currency) => [currency, stepOf(currency)]));

/** The rows `rules` (currency, origin, rate, rounding, step) of the settings that are in force. */
export const conversionRules = sql`rules as (
    select rule.currency, rule."from" as origin, rule.rate, rule.rounding, (${JSON.stringify(steps)}::jsonb ->> rule.currency)::int as step
    from (select data from settings where document = 'markets' order by version desc limit 1) as markets
    cross join lateral jsonb_to_recordset(markets.data -> 'conversions')
      as rule (currency text, "from" text, rate numeric, rounding text)
  )`;

/** An exact decimal of minor units as a price. What is given away stays so. */
export function roundedByRule(exact: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(case
    when ${exact} = 0 then 0
    when rules.rounding = '.99' then ceil((${exact} - 99) / 100) * 100 + 99
    when rules.rounding = '.90' then ceil((${exact} - 90) / 100) * 100 + 90
    when rules.rounding = 'whole' then ceil(${exact} / 100) * 100
    else greatest(round(${exact} / rules.step), 1) * rules.step
  end)::bigint`;
}

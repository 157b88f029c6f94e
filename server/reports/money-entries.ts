// The sales of a period and what was given back in it, one row each, as the books have them.
import { type RawBuilder, sql } from 'kysely';
import type { Currency } from '#src/currencies.ts';
import { correctedAloneIn, givenBackIn, type Span, soldIn } from '../accounts/ledger/dated-entries.ts';

/**
 * A table of `order_id`, `refund_id`, `document_id`, `vat_minor`, `cards_minor`, `at`, `currency`, `minor` and `is_sale`, in one currency or in
 * all; what was given back is negative. What is known of a document alone has its id, its VAT and its part of gift cards.
 */
export function moneyEntries(span: Span, currency?: Currency): RawBuilder<unknown> {
  const isWanted = currency ? sql`s.currency = ${currency}` : sql`true`;
  return sql`(
    select s.id as order_id, null::uuid as refund_id, null::uuid as document_id, null::bigint as vat_minor,
      null::bigint as cards_minor, s.at, s.currency,
      s.minor, true as is_sale
    from ${soldIn(span)} s where ${isWanted}
    union all
    select s.order_id, s.id, null, null, null, s.at, s.currency, s.minor, false from ${givenBackIn(span)} s where ${isWanted}
    union all
    select s.order_id, null, s.id, s.vat_minor, s.cards_minor, s.at, s.currency, s.minor, false from ${correctedAloneIn(span)} s where ${isWanted})`;
}

/** What most reports of money count, of entries called `e`. */
export const entrySums = sql`count(*) filter (where e.is_sale)::int as orders,
  coalesce(sum(e.minor) filter (where e.is_sale), 0)::bigint as sold,
  coalesce(sum(e.minor) filter (where not e.is_sale), 0)::bigint as "givenBack",
  coalesce(sum(e.minor), 0)::bigint as "left"`;

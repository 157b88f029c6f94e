import { type RawBuilder, sql } from 'kysely';
import { translateTo } from '../i18n/translations.ts';
import { nameOfMethod, paidMethod } from '../orders/office/method-names.ts';
import { entrySums, moneyEntries } from './money-entries.ts';
import { type ReportRow, type ReportTerms, spanOf } from './report-rows.ts';

/** What was sold by a fact of the orders, which the query calls `o`; the most first. */
async function readSalesBy(column: string, of: RawBuilder<unknown>, terms: ReportTerms): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${of} as ${sql.ref(column)}, ${entrySums}
    from ${moneyEntries(spanOf(terms), terms.currency)} as e join orders o on o.id = e.order_id
    group by 1 order by "left" desc, 1`.execute(terms.db);
  return rows;
}

/** The row of what gift cards paid and got back, whatever paid the rest. */
const GIFT_CARD = 'gift_card';

/**
 * An order of which nothing was due has none. What gift cards paid of an order is in a row of its own, and the order counts where
 * the rest was paid, so that the rows come to what was sold.
 */
export async function readSalesByMethod(terms: ReportTerms): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    with entries as (
      select ${paidMethod} as method, e.is_sale, e.minor,
        case when e.is_sale then o.cards_minor - o.taxed_cards_minor
          else coalesce(e.cards_minor, r.taxed_cards_minor - r.cards_minor) end as cards
      from ${moneyEntries(spanOf(terms), terms.currency)} as e join orders o on o.id = e.order_id
      left join refunds r on r.id = e.refund_id
    ), paid as (
      select method, is_sale, minor - cards as minor, is_sale as counts from entries where cards = 0 or minor <> cards
      union all
      select ${GIFT_CARD}, is_sale, cards, is_sale and minor = cards from entries where cards <> 0
    )
    select method, count(*) filter (where counts)::int as orders,
      coalesce(sum(minor) filter (where is_sale), 0)::bigint as sold,
      coalesce(sum(minor) filter (where not is_sale), 0)::bigint as "givenBack", coalesce(sum(minor), 0)::bigint as "left"
    from paid group by 1 order by "left" desc, 1`.execute(terms.db);
  return rows.map((row) => ({ ...row, method: nameOf(terms, row.method?.toString() ?? null) }));
}

function nameOf({ locale }: ReportTerms, method: string | null): string | null {
  return method === GIFT_CARD ? translateTo(locale)('invoice.giftCard') : nameOfMethod(locale, method);
}

export function readSalesByCountry(terms: ReportTerms): Promise<ReportRow[]> {
  return readSalesBy('country', sql`o.address ->> 'country'`, terms);
}

// What each product brought, and what of it came back. The lines of an order are less than what was paid by its delivery and
// fees, and a refund may be of no line: both stand in rows of their own, so that the report comes to what was sold.
import { sql } from 'kysely';
import { moneyEntries } from './money-entries.ts';
import { type ReportRow, type ReportTerms, spanOf } from './report-rows.ts';

type Row = {
  /** Null for what is of no product. */
  product: string | null;
  units: number;
  unitsBack: number;
  sold: number;
  givenBack: number;
  left: number;
};

/** The most sold first; delivery, fees and what was given back beside the products last. */
export async function readSalesOfProducts(terms: ReportTerms): Promise<ReportRow[]> {
  const { db, currency, locale } = terms;
  const { rows } = await sql<Row>`
    with entries as (select * from ${moneyEntries(spanOf(terms), currency)} as e),
    parts as (
      select coalesce(v.product_id::text, l.product_handle) as product, l.title, true as is_sale, l.quantity as units,
        l.total_minor - l.discount_minor as minor
      from entries e join order_lines l on l.order_id = e.order_id left join variants v on v.id = l.variant_id
      where e.is_sale
      union all
      select coalesce(v.product_id::text, l.product_handle), l.title, false, -b.quantity, -b.amount_minor
      from entries e join refund_lines b on b.refund_id = e.refund_id
        join order_lines l on l.order_id = b.order_id and l.position = b.position
        left join variants v on v.id = l.variant_id
      union all
      select coalesce(v.product_id::text, l.product_handle), l.title, false, (said.line->>'quantity')::int, (said.line->>'grossMinor')::bigint
      from entries e join invoices i on i.id = e.document_id
        cross join lateral jsonb_array_elements(i.document->'lines') as said (line)
        join order_lines l on l.order_id = e.order_id and l.position = (said.line->>'position')::int
        left join variants v on v.id = l.variant_id
    ),
    products_sold as (
      select product, max(title) as title, coalesce(sum(units) filter (where is_sale), 0)::int as units,
        coalesce(-sum(units) filter (where not is_sale), 0)::int as "unitsBack",
        coalesce(sum(minor) filter (where is_sale), 0)::bigint as sold,
        coalesce(sum(minor) filter (where not is_sale), 0)::bigint as "givenBack", coalesce(sum(minor), 0)::bigint as "left"
      from parts group by product
    ),
    beside as (
      select coalesce(sum(e.minor) filter (where e.is_sale), 0) - (select coalesce(sum(sold), 0) from products_sold) as sold,
        coalesce(sum(e.minor) filter (where not e.is_sale), 0)
          - (select coalesce(sum("givenBack"), 0) from products_sold) as "givenBack"
      from entries e
    )
    select * from (
    select coalesce(own.title, p.title) as product, p.units, p."unitsBack", p.sold, p."givenBack", p."left"
    from (select * from products_sold) p
      left join lateral (
        select t.title from product_texts t where t.product_id::text = p.product order by t.locale = ${locale} desc, t.locale limit 1) own on true
    union all
    select null, 0, 0, sold::bigint, "givenBack"::bigint, (sold + "givenBack")::bigint from beside
      where sold <> 0 or "givenBack" <> 0
    ) as found
    order by product is null, "left" desc, product`.execute(db);
  return rows;
}

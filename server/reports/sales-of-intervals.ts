import { sql } from 'kysely';
import { intervalsOf } from '#src/reports/report-periods.ts';
import { vatOfRefund } from '../refunds/vat-of-refund.ts';
import { entrySums, moneyEntries } from './money-entries.ts';
import { intervalFormat, type ReportRow, type ReportTerms, spanOf } from './report-rows.ts';

type Row = { interval: string; orders: number; sold: number; givenBack: number; left: number; vat: number };

/** A row for each day or month, those without a sale too, the earliest first. */
export async function readSalesOfIntervals(terms: ReportTerms): Promise<ReportRow[]> {
  const { db, period, timeZone, currency } = terms;
  const format = intervalFormat(period);
  const entries = moneyEntries(spanOf(terms), currency);
  const { rows } = await sql<Row>`
    select to_char(e.at at time zone ${timeZone}, ${format}) as interval, ${entrySums},
      coalesce(sum(case when e.is_sale then o.vat_minor else coalesce(e.vat_minor, -back.vat) end), 0)::bigint as vat
    from ${entries} as e
      left join orders o on o.id = e.order_id
      left join lateral (
        select sum(v.vat_minor) as vat from refund_vat_amounts v where v.refund_id = e.refund_id) back on e.refund_id is not null
    group by 1`.execute(db);
  const found = new Map(rows.map((row) => [row.interval, row]));
  const vat = await readVatOfProvidersRefunds(terms, format);
  return intervalsOf(period).map((interval) => {
    const row = found.get(interval);
    const { orders = 0, sold = 0 } = row ?? {};
    return {
      ...{ interval, orders, sold, givenBack: row?.givenBack ?? 0, left: row?.left ?? 0 },
      vat: (row?.vat ?? 0) - (vat.get(interval) ?? 0),
      average: orders > 0 ? Math.round(sold / orders) : null,
    };
  });
}

/** One that was made at the provider says no VAT of its own. There are few. */
async function readVatOfProvidersRefunds(terms: ReportTerms, format: string): Promise<Map<string, number>> {
  const { db, timeZone, currency } = terms;
  const { rows } = await sql<{ id: string; orderId: string; interval: string }>`
    select e.refund_id as id, e.order_id as "orderId", to_char(e.at at time zone ${timeZone}, ${format}) as interval
    from ${moneyEntries(spanOf(terms), currency)} as e
    where e.refund_id is not null and not exists (
      select from refund_vat_amounts v where v.refund_id = e.refund_id)`.execute(db);
  const sums = new Map<string, number>();
  for (const { id, orderId, interval } of rows) {
    const parts = await vatOfRefund(db, orderId, id);
    sums.set(
      interval,
      parts.reduce((sum, { vatMinor }) => sum + vatMinor, sums.get(interval) ?? 0),
    );
  }
  return sums;
}

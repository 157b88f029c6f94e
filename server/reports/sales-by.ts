import { type RawBuilder, sql } from 'kysely';
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

/** An order of which nothing was due has none. */
export async function readSalesByMethod(terms: ReportTerms): Promise<ReportRow[]> {
  const rows = await readSalesBy('method', paidMethod, terms);
  return rows.map((row) => ({ ...row, method: nameOfMethod(terms.locale, row.method?.toString() ?? null) }));
}

export function readSalesByCountry(terms: ReportTerms): Promise<ReportRow[]> {
  return readSalesBy('country', sql`o.address ->> 'country'`, terms);
}

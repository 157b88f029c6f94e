import { sql } from 'kysely';
import type { ReportRow, ReportTerms } from './report-rows.ts';

/** What three of four visits were at least as quick as, by page; the most visited first. */
export async function readSpeed({ db, period }: ReportTerms): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    with measured as (
      select page, vital, value, sum(seen) as seen from page_speeds
      where day between ${period.from} and ${period.until} group by page, vital, value
    ), ranked as (
      select page, vital, value, sum(seen) over (partition by page, vital order by value) as up_to,
        sum(seen) over (partition by page, vital) as of_all
      from measured
    )
    select page, max(of_all)::int as visits, min(value) filter (where vital = 'LCP' and up_to * 4 >= of_all * 3) as lcp,
      min(value) filter (where vital = 'INP' and up_to * 4 >= of_all * 3) as inp,
      min(value) filter (where vital = 'CLS' and up_to * 4 >= of_all * 3) as cls
    from ranked group by page order by visits desc, page`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { ReportRow, ReportTerms } from './report-rows.ts';

/** What found nothing first, then what came close, the most asked first. */
export async function readSearches({ db, period }: ReportTerms): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select words, locale as language, sum(asked)::int as asked, (array_agg(outcome order by day desc))[1] as outcome
    from searches where day between ${period.from} and ${period.until} group by words, locale
    order by array_position(array['none', 'near', 'found'], (array_agg(outcome order by day desc))[1]), asked desc, words`.execute(
    db,
  );
  return rows;
}

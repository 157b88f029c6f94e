// The products that answer a search, and how well. Of a word that tens of thousands have, some of those that have it in
// their title answer: nobody reads further, and to rank them all would take longer than people wait.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';
import type { SearchPlan } from './plan-search.ts';

const MAX_FOUND = 500;

type Found = { id: string; score: number };

export async function findDocuments(db: Db, locale: Locale, { query, score }: SearchPlan): Promise<Found[]> {
  // The language is written out: each has indexes of its own. The second part is not begun when the first one is enough.
  const documents = sql`select product_id, title, document from product_documents where locale = ${sql.lit(locale)}`;
  const { rows } = await sql<Found>`
    select d.product_id as id, (${score})::float8 as score
    from (
      (${documents} and ts_filter(document, '{a}') @@ ${query}::tsquery)
      union all
      (${documents} and document @@ ${query}::tsquery and not ts_filter(document, '{a}') @@ ${query}::tsquery)
      limit ${MAX_FOUND}
    ) d`.execute(db);
  return rows;
}

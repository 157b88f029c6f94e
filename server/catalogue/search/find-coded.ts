// Products with a variant whose SKU or EAN is what was asked for, as a whole.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { FoundDocument } from '../listing/found-document.ts';
import { tidyText } from './read-words.ts';

/** More than any words are worth; one that is written just so comes before one with other marks. */
const CODED_SCORE = 100;

/** The same number is printed with 8, 12, 13 or 14 digits, with zeros before it. */
const gtins = sql`case when asked.code ~ '^[0-9]{8,14}$' then array(
  select lpad(ltrim(asked.code, '0'), length, '0') from unnest(array[8, 12, 13, 14]) as length
  where length(ltrim(asked.code, '0')) <= length) else array[asked.code] end`;

export async function findCoded(db: Db, locale: Locale, text: string): Promise<FoundDocument[]> {
  const written = tidyText(text);
  const { rows } = await sql<FoundDocument>`
    with asked as (select search_code(${written}) as code), coded as (
      select v.product_id, v.sku from asked join variants v on v.sku <> '' and search_code(v.sku) = asked.code
      where asked.code <> '' and v.archived_at is null
      union all
      select v.product_id, v.barcode
      from asked join variants v on v.barcode <> '' and search_code(v.barcode) = any(${gtins})
      where asked.code <> '' and v.archived_at is null
    )
    select coded.product_id as id,
      (${CODED_SCORE} + max(case when lower(coded.sku) = lower(${written}) then 1 else 0 end))::float8 as score
    from coded join product_documents d on d.product_id = coded.product_id and d.locale = ${locale}
    group by 1 limit 100`.execute(db);
  return rows;
}

/** Those that are known by their code, and then what the words find. */
export function codedFirst(coded: FoundDocument[], found: FoundDocument[]): FoundDocument[] {
  const known = new Set(coded.map(({ id }) => id));
  return [...coded, ...found.filter(({ id }) => !known.has(id))];
}

// Products with a variant whose SKU or EAN is what was asked for, as a whole, or begins with it. Every search asks for the
// whole: the indexes answer.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { FoundDocument } from '../listing/found-document.ts';
import { tidyText } from './read-words.ts';

/** More than any words are worth; one that is written just so comes before one with other marks. */
const CODED_SCORE = 100;
const MAX_CODED = 100;

/** Fewer characters, or letters alone, are the beginning of too much. */
const LEAST_BEGINNING = 4;

/** The one that the code names, where the product has others. */
const namedVariant = sql`case when count(distinct coded.id) = 1 and exists (
    select from variants other where other.product_id = coded.product_id and other.archived_at is null
      and other.id <> (array_agg(coded.id))[1]) then coalesce(nullif(min(coded.sku), ''), (array_agg(coded.id))[1]::text) end`;

const gtin = /^\d{8,14}$/;
const gtinLengths = [8, 12, 13, 14];

export async function findCoded(db: Db, locale: Locale, text: string): Promise<FoundDocument[]> {
  const written = tidyText(text);
  if (!/[\p{L}\d]/u.test(written)) return [];
  const { rows } = await sql<FoundDocument>`
    select coded.product_id as id, ${namedVariant} as variant,
      (${sql.lit(CODED_SCORE)} + max(case when lower(coded.code) = lower(${written}) then 1 else 0 end))::float8 as score
    from (
      select v.product_id, v.id, v.sku, v.sku as code from variants v
      where v.sku <> '' and search_code(v.sku) = search_code(${written}) and v.archived_at is null
      union all
      select v.product_id, v.id, v.sku, v.barcode from variants v
      where v.barcode <> '' and search_code(v.barcode) = any(${listGtins(written)}::text[]) and v.archived_at is null
    ) as coded
    where exists (select from product_documents d where d.product_id = coded.product_id and d.locale = ${locale})
    group by 1 limit ${sql.lit(MAX_CODED)}`.execute(db);
  return rows;
}

/** Those whose code begins so, for who types a part of it; meant for when words find nothing. */
export async function findCodeBeginnings(db: Db, locale: Locale, text: string): Promise<FoundDocument[]> {
  const beginning = tidyText(text).replace(/[^\p{L}\d]/gu, '');
  if (beginning.length < LEAST_BEGINNING || !/\d/.test(beginning)) return [];
  const { rows } = await sql<FoundDocument>`
    select coded.product_id as id, ${namedVariant} as variant, 1::float8 / min(length(coded.code)) as score
    from (
      select v.product_id, v.id, v.sku, v.sku as code from variants v
      where v.sku <> '' and search_code(v.sku) like search_code(${beginning}) || '%' and v.archived_at is null
      union all
      select v.product_id, v.id, v.sku, v.barcode from variants v
      where v.barcode <> '' and search_code(v.barcode) like search_code(${beginning}) || '%' and v.archived_at is null
    ) as coded
    where exists (select from product_documents d where d.product_id = coded.product_id and d.locale = ${locale})
    group by 1 order by 3 desc limit ${sql.lit(MAX_CODED)}`.execute(db);
  return rows;
}

/** The same number is printed with 8, 12, 13 or 14 digits, with zeros before it. */
function listGtins(written: string): string[] {
  const code = written.replace(/[^\p{L}\d]/gu, '').toLowerCase();
  if (!gtin.test(code)) return [code];
  const digits = code.replace(/^0+/, '');
  return gtinLengths.filter((length) => length >= digits.length).map((length) => digits.padStart(length, '0'));
}

/** Those that are known by their code, and then what the words find. */
export function codedFirst(coded: FoundDocument[], found: FoundDocument[]): FoundDocument[] {
  const known = new Set(coded.map(({ id }) => id));
  return [...coded, ...found.filter(({ id }) => !known.has(id))];
}

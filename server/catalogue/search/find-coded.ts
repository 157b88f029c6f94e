// Products with a variant whose SKU or EAN is what was asked for, as a whole. Every search asks: the indexes answer.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { FoundDocument } from '../listing/found-document.ts';
import { tidyText } from './read-words.ts';

/** More than any words are worth; one that is written just so comes before one with other marks. */
const CODED_SCORE = 100;
const MAX_CODED = 100;

const gtin = /^\d{8,14}$/;
const gtinLengths = [8, 12, 13, 14];

export async function findCoded(db: Db, locale: Locale, text: string): Promise<FoundDocument[]> {
  const written = tidyText(text);
  if (!/[\p{L}\d]/u.test(written)) return [];
  const { rows } = await sql<FoundDocument>`
    select coded.product_id as id,
      (${sql.lit(CODED_SCORE)} + max(case when lower(coded.code) = lower(${written}) then 1 else 0 end))::float8 as score
    from (
      select v.product_id, v.sku as code from variants v
      where v.sku <> '' and search_code(v.sku) = search_code(${written}) and v.archived_at is null
      union all
      select v.product_id, v.barcode from variants v
      where v.barcode <> '' and search_code(v.barcode) = any(${listGtins(written)}::text[]) and v.archived_at is null
    ) as coded
    where exists (select from product_documents d where d.product_id = coded.product_id and d.locale = ${locale})
    group by 1 limit ${sql.lit(MAX_CODED)}`.execute(db);
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

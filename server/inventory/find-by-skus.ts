import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** SKU or EAN as it was given -> the variants that have it: none, one, or several. */
export async function findBySkus(db: Db, codes: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ code: string; ids: string[] }>`
    select given.code, array(
      select v.id::text from variants v where v.archived_at is null
        and (v.sku <> '' and search_code(v.sku) = search_code(given.code)
          or v.barcode <> '' and search_code(v.barcode) = search_code(given.code))) as ids
    from unnest(${[...new Set(codes)]}::text[]) as given (code)`.execute(db);
  return new Map(rows.map(({ code, ids }) => [code, ids]));
}

import { sql } from 'kysely';
import { type VatClass, vatClasses } from '#src/countries/country.ts';
import { isUuid } from '#src/is-uuid.ts';
import type { Db } from '../../../database/connect.ts';

/** Fewer are a coincidence. */
const LEAST = 3;
const NEARLY_ALL = 0.9;
const LOOKED_AT = 500;

export async function findUsualVatClass(db: Db, collections: readonly string[]): Promise<VatClass | null> {
  const ids = collections.filter(isUuid);
  if (ids.length === 0) return null;
  const { rows } = await sql<{ vat_class: string; count: number }>`
    select vat_class, count(*)::int as count from (
      select p.vat_class from products p where p.status <> 'archived'
        and exists (select from collection_products m where m.product_id = p.id and m.collection_id = any(${ids}::uuid[]))
      limit ${LOOKED_AT}) as looked
    group by vat_class order by count(*) desc`.execute(db);
  const [most] = rows;
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  if (!most || most.count < LEAST || most.count < all * NEARLY_ALL) return null;
  return vatClasses.find((name) => name === most.vat_class) ?? null;
}

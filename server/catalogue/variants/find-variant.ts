// Variants as staff names them: by SKU.
import { sql } from 'kysely';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';

export type FoundVariant = {
  id: string;
  productId: string;
  sku: string;
  handle: string;
  title: string;
  /** The option values; empty for a product without options. */
  variantTitle: string;
};

export type VariantRefusal =
  /** `near`: SKUs that look alike. */
  { kind: 'SkuUnknown'; near: string[] } | { kind: 'SkuAmbiguous'; variants: FoundVariant[] };

const MOST_NEAR = 5;
const LEAST_LIKENESS = 0.3;

/** A variant that is part of the catalogue, whether its product is on sale or not. `baseLocale`: of its title. */
export async function findVariantBySku(
  db: Db,
  { sku, baseLocale }: { sku: string; baseLocale: string },
): Promise<Result<FoundVariant, VariantRefusal>> {
  const { rows } = await sql<FoundVariant>`
    select v.id, v.product_id as "productId", v.sku, p.handle, coalesce(t.title, p.handle) as title,
      concat_ws(' / ', v.option1, v.option2, v.option3) as "variantTitle"
    from variants v join products p on p.id = v.product_id
    left join product_texts t on t.product_id = p.id and t.locale = ${baseLocale}
    where v.sku = ${sku} and v.sku <> '' and v.archived_at is null
    order by p.handle, v.position`.execute(db);
  const [variant, other] = rows;
  if (!variant) return refuse({ kind: 'SkuUnknown', near: await listNearSkus(db, sku) });
  return other ? refuse({ kind: 'SkuAmbiguous', variants: rows }) : ok(variant);
}

async function listNearSkus(db: Db, sku: string): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`
    select sku from (
      select distinct sku, similarity(sku, ${sku}) as likeness from variants where sku <> '' and archived_at is null
    ) as known
    where likeness > ${LEAST_LIKENESS} order by likeness desc, sku limit ${MOST_NEAR}`.execute(db);
  return rows.map((row) => row.sku);
}

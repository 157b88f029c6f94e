import { sql } from 'kysely';
import type { GiftCardTerms } from '#src/catalogue/gift-card/gift-card-terms.ts';
import type { Measure } from '#src/catalogue/read-measure.ts';
import type { Db } from '../../database/connect.ts';
import { measureOf, type ProductColumns, productColumns, type StoredPrice, withVersion } from './product-columns.ts';

export type ReadProduct = ProductColumns & {
  collections: string[];
  /** Null for what is no gift card. */
  giftCard: GiftCardTerms | null;
  variants: {
    id: string;
    sku: string;
    ean: string;
    /** The option values; empty for a product without options. */
    options: string;
    /** The same, one by one. */
    optionValues: string[];
    weightGrams: number;
    /** How much it holds, and what its unit price is of; null where it is not sold by measure. */
    contents: Measure | null;
    unitPriceOf: Measure | null;
    isTracked: boolean;
    onHand: number;
    reserved: number;
    prices: StoredPrice[];
  }[];
};

/** One of these handles that is there, on sale or not. */
export async function findStoredProduct(db: Db, handle: string): Promise<ReadProduct | null> {
  const { rows } = await sql<ReadProduct>`
    select ${productColumns}, p.gift_card as "giftCard",
      (select coalesce(json_agg(c.handle order by c.position), '[]') from collection_products m
        join collections c on c.id = m.collection_id where m.product_id = p.id) as collections,
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'ean', v.barcode,
        'options', concat_ws(' / ', v.option1, v.option2, v.option3),
        'optionValues', array_remove(array[v.option1, v.option2, v.option3], null), 'weightGrams', v.weight_grams,
        'contents', ${measureOf(sql`v.unit_measure`, sql`v.unit_measure_unit`)},
        'unitPriceOf', ${measureOf(sql`v.unit_base_measure`, sql`v.unit_base_measure_unit`)},
        'isTracked', v.tracks_stock, 'onHand', v.on_hand, 'reserved', v.reserved,
        'prices', (select coalesce(json_agg(json_build_object('currency', currency, 'amountMinor', amount_minor,
          'compareAtMinor', compare_at_minor, 'convertedFrom', converted_from) order by currency), '[]')
          from prices where variant_id = v.id)) order by v.position), '[]')
        from variants v where v.product_id = p.id and v.archived_at is null) as variants
    from products p ${withVersion}
    where p.handle = ${handle}`.execute(db);
  return rows[0] ?? null;
}

/** Handle -> id, of those that are there. */
export async function findProductIds(db: Db, handles: readonly string[]): Promise<Map<string, string>> {
  if (handles.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'handle']).where('handle', 'in', handles).execute();
  return new Map(rows.map(({ handle, id }) => [handle, id]));
}

/** Handles that look alike. */
export async function listNearHandles(db: Db, handle: string): Promise<string[]> {
  const { rows } = await sql<{ handle: string }>`
    select handle from products where similarity(handle, ${handle}) > 0.3
    order by similarity(handle, ${handle}) desc, handle limit 5`.execute(db);
  return rows.map((row) => row.handle);
}

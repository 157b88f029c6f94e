import { sql } from 'kysely';
import type { ProductState } from '#src/catalogue/product-states.ts';
import type { Measure } from '#src/catalogue/read-measure.ts';
import type { Currency } from '#src/money.ts';
import type { Db } from '../../database/connect.ts';
import type { OwnFieldValues } from '../own-fields/own-field-choices.ts';
import { stateOf } from './list-stored-products.ts';

export type ReadProduct = {
  id: string;
  /** To be handed back with what is saved. */
  version: number;
  handle: string;
  state: ProductState;
  publishAt: Date | null;
  vendor: string;
  productType: string;
  tags: string[];
  /** Handles of what goes well with it. */
  goesWith: string[];
  vatClass: string;
  /** Why nobody can withdraw from it, or not always; null: everybody can. */
  withdrawalException: string | null;
  needsCashRegister: boolean;
  manufacturerName: string;
  manufacturerAddress: string;
  manufacturerEmail: string;
  responsiblePerson: string;
  texts: {
    locale: string;
    title: string;
    descriptionHtml: string;
    seoTitle: string;
    seoDescription: string;
    safetyWarnings: string;
  }[];
  collections: string[];
  /** What the merchant's own fields say, by their keys. */
  ownFields: OwnFieldValues;
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
    prices: {
      currency: Currency;
      amountMinor: number;
      compareAtMinor: number | null;
      convertedFrom: Currency | null;
    }[];
  }[];
};

/** One of these handles that is there, on sale or not. */
export async function findStoredProduct(db: Db, handle: string): Promise<ReadProduct | null> {
  const { rows } = await sql<ReadProduct>`
    select p.id, coalesce(tv.version, 0) as version, p.handle, ${stateOf(sql`p`)} as state, p.publish_at as "publishAt",
      p.vendor, p.product_type as "productType", p.tags, p.goes_with as "goesWith", p.vat_class as "vatClass",
      p.withdrawal_exception as "withdrawalException", p.needs_cash_register as "needsCashRegister",
      p.manufacturer_name as "manufacturerName", p.manufacturer_address as "manufacturerAddress",
      p.manufacturer_email as "manufacturerEmail", p.responsible_person as "responsiblePerson",
      (select coalesce(json_agg(json_build_object('locale', locale, 'title', title, 'descriptionHtml', description_html,
        'seoTitle', seo_title, 'seoDescription', seo_description, 'safetyWarnings', safety_warnings) order by locale), '[]')
        from product_texts where product_id = p.id) as texts,
      (select coalesce(jsonb_object_agg(field, value), '{}') from product_field_values where product_id = p.id)
        as "ownFields",
      (select coalesce(json_agg(c.handle order by c.position), '[]') from collection_products m
        join collections c on c.id = m.collection_id where m.product_id = p.id) as collections,
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'ean', v.barcode,
        'options', concat_ws(' / ', v.option1, v.option2, v.option3),
        'optionValues', array_remove(array[v.option1, v.option2, v.option3], null), 'weightGrams', v.weight_grams,
        'contents', case when v.unit_measure is not null then
          json_build_object('amount', trim_scale(v.unit_measure)::text, 'unit', v.unit_measure_unit) end,
        'unitPriceOf', case when v.unit_base_measure is not null then
          json_build_object('amount', trim_scale(v.unit_base_measure)::text, 'unit', v.unit_base_measure_unit) end,
        'isTracked', v.tracks_stock, 'onHand', v.on_hand, 'reserved', v.reserved,
        'prices', (select coalesce(json_agg(json_build_object('currency', currency, 'amountMinor', amount_minor,
          'compareAtMinor', compare_at_minor, 'convertedFrom', converted_from) order by currency), '[]')
          from prices where variant_id = v.id)) order by v.position), '[]')
        from variants v where v.product_id = p.id and v.archived_at is null) as variants
    from products p left join thing_versions tv on tv.thing_kind = 'product' and tv.thing_id = p.id::text
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

// A product as its editor shows it: every field that can be saved, in all languages and currencies.
import { sql } from 'kysely';
import type { GiftCardTerms } from '#src/catalogue/gift-card/gift-card-terms.ts';
import type { LineText } from '#src/catalogue/line-text.ts';
import { type Announcement, announcementOf, type PriceChangeRow } from '#src/catalogue/lowest-price.ts';
import { isUuid } from '#src/is-uuid.ts';
import type { Currency } from '#src/money.ts';
import type { Db } from '../../../database/connect.ts';
import {
  measureOf,
  type ProductColumns,
  productColumns,
  type StoredPrice,
  withVersion,
} from '../../stored/product-columns.ts';
import { priceChangesOf } from '../../variants/prices-at.ts';
import { byVariant, isOfVariant } from '../../variants/variant-picture.ts';

export type EditedReductionRow = {
  id: string;
  setId: string;
  title: string;
  variantId: string;
  currency: Currency;
  amountMinor: number;
  isRunning: boolean;
  /** The moment as the database writes it. */
  beginsAt: string;
  endsAt: string | null;
  /** How many other products it is of too. */
  otherProducts: number;
};

export type EditedProductRow = ProductColumns & {
  lineText: LineText | null;
  giftCard: GiftCardTerms | null;
  collections: { id: string; handle: string; title: string; isByRule: boolean }[];
  pictures: number;
  reductions: EditedReductionRow[];
  options: { name: string; values: string[] }[];
  optionTexts: { locale: string; source: string; target: string }[];
  variants: {
    id: string;
    sku: string;
    barcode: string;
    values: string[];
    imageUrl: string | null;
    weightGrams: number;
    requiresShipping: boolean;
    isTaxable: boolean;
    tracksStock: boolean;
    onHand: number;
    reserved: number;
    sellsWithoutStock: boolean;
    contents: { amount: string; unit: string } | null;
    unitPriceFor: { amount: string; unit: string } | null;
    prices: (StoredPrice & {
      announcement: Announcement['kind'] | null;
      lowestBefore: number | null;
    })[];
  }[];
};

type Reading = {
  /** The language of the names of collections. */
  baseLocale: string;
  now: Date;
};

export async function findEditedProduct(
  db: Db,
  id: string,
  { baseLocale, now }: Reading,
): Promise<EditedProductRow | null> {
  if (!isUuid(id)) return null;
  const { rows } = await sql<StoredProductRow>`
    select ${productColumns}, p.line_text as "lineText", p.gift_card as "giftCard",
      ${collections(baseLocale)} as collections, ${variants(now)} as variants,
      ${reductions(now)} as reductions, ${options} as options, ${optionTexts} as "optionTexts",
      (select count(*)::int from media where product_id = p.id) as pictures
    from products p ${withVersion} where p.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    ...row,
    variants: row.variants.map(({ prices, ...variant }) => ({ ...variant, prices: prices.map(withAnnouncement) })),
  };
}

type EditedVariantRow = EditedProductRow['variants'][number];
type EditedPriceRow = EditedVariantRow['prices'][number];
/** `history`: null where nothing is to be crossed out, which is not asked about. */
type WithHistory = Omit<EditedPriceRow, 'announcement' | 'lowestBefore'> & { history: PriceChangeRow[] | null };
type StoredVariantRow = Omit<EditedVariantRow, 'prices'> & { prices: WithHistory[] };
type StoredProductRow = Omit<EditedProductRow, 'variants'> & { variants: StoredVariantRow[] };

function withAnnouncement({ history, ...price }: WithHistory): EditedPriceRow {
  const { kind: announcement, lowestBefore } = price.compareAtMinor === null ? none : announcementOf(history);
  return { ...price, announcement, lowestBefore };
}

const none = { kind: null, lowestBefore: null };

const collections = (baseLocale: string) => sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'handle', c.handle, 'title', coalesce(t.title, c.handle),
    'isByRule', c.rule is not null) order by c.position, c.handle), '[]')
  from collection_products m join collections c on c.id = m.collection_id
  left join collection_texts t on t.collection_id = c.id and t.locale = ${baseLocale}
  where m.product_id = p.id)`;

/** Those of its own prices that run or will. */
const reductions = (now: Date) => sql`(
  select coalesce(json_agg(json_build_object('id', r.id, 'setId', r.set_id, 'title', r.title, 'variantId', r.variant_id,
    'currency', r.currency, 'amountMinor', r.amount_minor, 'isRunning', r.begins_at <= ${now}::timestamptz,
    'beginsAt', r.begins_at, 'endsAt', r.ends_at, 'otherProducts',
    (select count(distinct other.product_id)::int - 1 from price_reductions all_of
      join variants other on other.id = all_of.variant_id where all_of.set_id = r.set_id))
    order by r.begins_at, r.currency, v.position, r.id), '[]')
  from price_reductions r join variants v on v.id = r.variant_id
  where v.product_id = p.id and v.archived_at is null and r.source_id is null
    and (r.ends_at is null or r.ends_at > ${now}))`;

const options = sql`(
  select coalesce(json_agg(json_build_object('name', name, 'values', option_values) order by position), '[]')
  from product_options where product_id = p.id)`;

const optionTexts = sql`(
  select coalesce(json_agg(json_build_object('locale', locale, 'source', source, 'target', target)), '[]')
  from product_option_texts where product_id = p.id)`;

const picture = sql`(
  select '/media/' || m.picture from media m
  where m.product_id = p.id and m.picture is not null and ${isOfVariant} order by ${byVariant} limit 1)`;

const variantPrice = { variantId: sql`variant_id`, currency: sql`currency` };

const variants = (now: Date) => sql`(
  select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'barcode', v.barcode,
    'values', array_remove(array[v.option1, v.option2, v.option3], null), 'imageUrl', ${picture}, 'weightGrams', v.weight_grams,
    'requiresShipping', v.requires_shipping, 'isTaxable', v.is_taxable, 'tracksStock', v.tracks_stock,
    'onHand', v.on_hand, 'reserved', v.reserved, 'sellsWithoutStock', v.sells_without_stock,
    'contents', ${measureOf(sql`v.unit_measure`, sql`v.unit_measure_unit`)},
    'unitPriceFor', ${measureOf(sql`v.unit_base_measure`, sql`v.unit_base_measure_unit`)},
    'prices', (select coalesce(json_agg(json_build_object('currency', currency, 'amountMinor', amount_minor,
      'compareAtMinor', compare_at_minor, 'convertedFrom', converted_from,
      'history', case when compare_at_minor is not null then ${priceChangesOf({ ...variantPrice, at: now })} end)
      order by currency), '[]')
      from prices where variant_id = v.id)) order by v.position), '[]')
  from variants v where v.product_id = p.id and v.archived_at is null)`;

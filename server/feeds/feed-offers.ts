// What a market sells, variant by variant, for the feeds of search engines and price comparisons. Read in batches, so
// that a hundred thousand products take no more memory than a few hundred.
import { sql } from 'kysely';
import { availabilityOf, type Stock } from '#src/catalogue/availability.ts';
import { announcedPrior, type PriceChangeRow } from '#src/catalogue/lowest-price.ts';
import { isNeverWithdrawn, type WithdrawalException } from '#src/catalogue/withdrawal-exceptions.ts';
import { jpegOf } from '#src/media/picture-sources.ts';
import { type Currency, type Money, money } from '#src/money.ts';
import type { Availability } from '#src/operations.generated.ts';
import type { MarketView } from '#src/shop/markets.ts';
import { changesToAnnounce, pricesAt } from '../catalogue/variants/prices-at.ts';
import { byVariant, isOfVariant } from '../catalogue/variants/variant-picture.ts';
import type { Db } from '../database/connect.ts';
import { plainText } from '../plain-text.ts';

export type FeedOffer = {
  variantId: string;
  /** Its product's; null when the product has no other variant. */
  groupId: string | null;
  handle: string;
  /** What its address names it by. */
  variant: string;
  sku: string;
  barcode: string;
  /** Comes with the options of the variant. */
  title: string;
  description: string;
  vendor: string;
  /** The title of its first collection; empty without one. */
  collection: string;
  /** The options by the names that the merchant gave them. */
  options: { name: string; value: string }[];
  /** Paths of JPEGs, the variant's own first. */
  images: string[];
  price: Money;
  /** The lowest price of the 30 days before a reduction; null when none is announced. */
  priorPrice: Money | null;
  /** When the announced reduction begins and ends; null when it is for no certain time. */
  reducedIn: { from: Date; until: Date } | null;
  availability: Availability;
  weightGrams: number;
  unit: { measure: string; base: string } | null;
  /** Whether a buyer can withdraw from the contract, and return it. */
  isReturnable: boolean;
};

type Picture = { key: string; width: number };

type VariantRow = {
  id: string;
  sku: string;
  barcode: string;
  options: (string | null)[];
  amountMinor: number;
  /** Null where it is not reduced. */
  history: PriceChangeRow[] | null;
  reducedFrom: string | null;
  reducedUntil: string | null;
  stock: Stock;
  weightGrams: number;
  picture: Picture | null;
  unit: (string | number | null)[];
};

type Row = {
  id: string;
  handle: string;
  vendor: string;
  title: string;
  description_html: string;
  collection: string | null;
  option_names: string[];
  option_texts: Record<string, string>;
  pictures: Picture[];
  variants: VariantRow[];
  withdrawal_exception: WithdrawalException | null;
};

const PRODUCTS_AT_ONCE = 200;
const PICTURE_WIDTH = 1200;

/** `at`: the moment whose prices they are. A gift card is money, which no feed compares: it is left out. */
export async function* readFeedOffers(db: Db, view: MarketView & { at: Date }): AsyncGenerator<FeedOffer[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await readProducts(db, { ...view, after });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.flatMap((row) => row.variants.map((variant) => offerOf(row, variant, view.currency)));
    after = last.id;
  }
}

type Batch = MarketView & { at: Date; after: string };

async function readProducts(db: Db, { locale, baseLocale, currency, at, after }: Batch): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.id, p.handle, p.vendor, p.withdrawal_exception, coalesce(own.title, base.title) as title,
      coalesce(nullif(own.description_html, ''), base.description_html) as description_html,
      (select coalesce(ct.title, cb.title) from collection_products cp join collections c on c.id = cp.collection_id and not c.is_hidden
        join collection_texts cb on cb.collection_id = c.id and cb.locale = ${baseLocale}
        left join collection_texts ct on ct.collection_id = c.id and ct.locale = ${locale}
        where cp.product_id = p.id order by c.position, c.handle limit 1) as collection,
      (select coalesce(jsonb_agg(o.name order by o.position), '[]')
        from product_options o where o.product_id = p.id) as option_names,
      (select coalesce(jsonb_object_agg(t.source, t.target), '{}')
        from product_option_texts t where t.product_id = p.id and t.locale = ${locale}) as option_texts,
      (select coalesce(jsonb_agg(jsonb_build_object('key', pictures.key, 'width', pictures.width) order by m.position), '[]')
        from media m join pictures on pictures.key = m.picture where m.product_id = p.id) as pictures,
      (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'sku', v.sku, 'barcode', v.barcode,
          'options', jsonb_build_array(v.option1, v.option2, v.option3),
          'amountMinor', pr.amount_minor, 'reducedFrom', pr.reduced_from, 'reducedUntil', pr.reduced_until,
          'history', ${changesToAnnounce({ price: sql`pr`, variantId: sql`v.id`, currency: sql`pr.currency`, at })},
          'stock', jsonb_build_object('tracksStock', v.tracks_stock, 'sellsWithoutStock', v.sells_without_stock,
            'available', v.on_hand - v.reserved),
          'weightGrams', v.weight_grams,
          'picture', (select jsonb_build_object('key', pictures.key, 'width', pictures.width)
            from media m join pictures on pictures.key = m.picture
            where m.product_id = v.product_id and ${isOfVariant} order by ${byVariant} limit 1),
          'unit', jsonb_build_array(v.unit_measure, v.unit_measure_unit, v.unit_base_measure, v.unit_base_measure_unit)
        ) order by v.position), '[]')
        from variants v join ${pricesAt(at)} pr on pr.variant_id = v.id and pr.currency = ${currency} and pr.amount_minor > 0
        where v.product_id = p.id and v.archived_at is null) as variants
    from products p
    join product_texts base on base.product_id = p.id and base.locale = ${baseLocale}
    left join product_texts own on own.product_id = p.id and own.locale = ${locale}
    where p.id > ${after} and p.status = 'active' and p.is_published and p.gift_card is null
    order by p.id limit ${PRODUCTS_AT_ONCE}`.execute(db);
  return rows;
}

function offerOf(product: Row, variant: VariantRow, currency: Currency): FeedOffer {
  const prior = announcedPrior(variant.history);
  const { reducedFrom, reducedUntil } = variant;
  const options = product.option_names.flatMap((name, index) => {
    const value = variant.options[index];
    return value ? [{ name, value: product.option_texts[value] ?? value }] : [];
  });
  const isAlone = product.variants.length === 1;
  const words = isAlone ? [] : options.map(({ value }) => value);
  const { picture } = variant;
  const others = product.pictures.filter(({ key }) => key !== picture?.key);
  return {
    variantId: variant.id,
    groupId: isAlone ? null : product.id,
    handle: product.handle,
    variant: variant.sku || variant.id,
    sku: variant.sku,
    barcode: variant.barcode,
    title: [product.title, ...words].join(' – '),
    description: plainText(product.description_html) || product.title,
    vendor: product.vendor,
    collection: product.collection ?? '',
    options,
    images: [...(picture ? [picture] : []), ...others].map(({ key, width }) =>
      jpegOf({ url: `/media/${key}`, width }, PICTURE_WIDTH),
    ),
    price: money(variant.amountMinor, currency),
    priorPrice: prior === null ? null : money(prior, currency),
    reducedIn:
      prior !== null && reducedFrom && reducedUntil
        ? { from: new Date(reducedFrom), until: new Date(reducedUntil) }
        : null,
    availability: availabilityOf(variant.stock),
    weightGrams: variant.weightGrams,
    unit: unitOf(variant.unit),
    isReturnable: !isNeverWithdrawn(product.withdrawal_exception),
  };
}

function unitOf([measure, unit, baseMeasure, baseUnit]: VariantRow['unit']): FeedOffer['unit'] {
  if (!measure || !unit || !baseMeasure || !baseUnit) return null;
  return { measure: `${measure} ${unit}`, base: `${baseMeasure} ${baseUnit}` };
}

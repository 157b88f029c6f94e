// Reads one product with everything its page shows, in one query, and caches it until it changes.
import { sql } from 'kysely';
import { availabilityOf, maxQuantityOf, type Stock } from '#src/catalogue/availability.ts';
import type { GiftCardTerms } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { gtinOf } from '#src/catalogue/gtin.ts';
import { type LineText, labelOfLineText, patternOfLineText, priceOfLineText } from '#src/catalogue/line-text.ts';
import { announcedPrior, type PriceChangeRow } from '#src/catalogue/lowest-price.ts';
import { isNeverWithdrawn, type WithdrawalException } from '#src/catalogue/withdrawal-exceptions.ts';
import { type Currency, money } from '#src/money.ts';
import type { MarketView } from '#src/shop/markets.ts';
import type { Db } from '../database/connect.ts';
import { escapeHtml } from '../escape-html.ts';
import { translateTo } from '../i18n/translations.ts';
import type { AskedText, Variant } from '../schema/resolver-types.generated.ts';
import { askedTextOf } from './asked-text.ts';
import { type ProductWithoutRelated, readShownProducts } from './catalogue-cache.ts';
import { idsOfHandles, noteChosenIds } from './listing/find-ids-by-handle.ts';
import { imageFields, type StoredImage, showImage } from './media-url.ts';
import type { OwnFieldValues } from './own-fields/own-field-choices.ts';
import { readOwnFields } from './own-fields/read-own-fields.ts';
import { describeWithOwnFields } from './own-fields/show-own-fields.ts';
import { reviewsOf, type StoredReviews, showReviews } from './reviews/published-reviews.ts';
import { changesToAnnounce, pricesAt } from './variants/prices-at.ts';
import { type Measures, measuresOf, unitPriceText } from './variants/unit-price-text.ts';
import { pictureOfVariant } from './variants/variant-picture.ts';

type VariantRow = Stock & {
  id: string;
  sku: string;
  barcode: string;
  option1: string | null;
  option2: string | null;
  option3: string | null;
  amountMinor: number;
  /** Null for one that is not reduced. */
  history: PriceChangeRow[] | null;
  /** Null for one that is not reduced for a time, or for how long is open. */
  reducedUntil: string | null;
  weightGrams: number;
  mediaId: string | null;
  measures: Measures | null;
  /** When more of it is expected, as YYYY-MM-DD; null when nothing is on its way. */
  expectedOn: string | null;
};

type Row = {
  id: string;
  handle: string;
  vendor: string;
  tags: string[];
  goes_with: string[];
  /** Null where nothing is named. */
  goes_with_ids: (string | null)[] | null;
  title: string;
  description_html: string;
  seo_title: string;
  seo_description: string;
  safety_warnings: string;
  manufacturer_name: string;
  manufacturer_address: string;
  manufacturer_email: string;
  responsible_person: string;
  collection: { handle: string; title: string } | null;
  options: { name: string; values: string[] }[];
  option_texts: Record<string, string>;
  images: (StoredImage & { id: string; optionPosition: number | null; optionValue: string | null })[];
  variants: VariantRow[];
  line_text: LineText | null;
  gift_card: GiftCardTerms | null;
  withdrawal_exception: WithdrawalException | null;
  own_fields: OwnFieldValues | null;
  reviews: StoredReviews;
};

/** Null when there is no such product, or it is not on sale in this market. An earlier handle finds it too. */
export async function findProduct(db: Db, handle: string, view: MarketView): Promise<ProductWithoutRelated | null> {
  const { pages, index } = await readShownProducts(db);
  const language = `${view.locale} ${view.baseLocale} ${view.currency}`;
  const cached = pages.get(handle, language);
  if (cached) return cached;
  const { version } = pages;
  const row = await readRow(db, handle, view, index.at);
  if (!row) return null;
  if (version === pages.version) noteChosenIds(index, row.goes_with, row.goes_with_ids ?? []);
  const product = await productOf(db, row, view);
  // An earlier handle is anybody's who takes it.
  if (product.handle === handle) pages.set(handle, product.productId, language, product, version);
  return product;
}

/** Reads the product from the database, whatever is kept of it. */
export async function readProduct(
  db: Db,
  handle: string,
  view: MarketView,
  at: Date,
): Promise<ProductWithoutRelated | null> {
  const row = await readRow(db, handle, view, at);
  return row && productOf(db, row, view);
}

async function readRow(
  db: Db,
  handle: string,
  { locale, baseLocale, currency }: MarketView,
  at: Date,
): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select p.id, p.handle, p.vendor, p.tags, p.manufacturer_name, p.manufacturer_address, p.manufacturer_email,
      p.responsible_person, p.line_text, p.gift_card, p.withdrawal_exception, p.goes_with,
      ${idsOfHandles(sql`p.goes_with`)} as goes_with_ids,
      (select jsonb_object_agg(f.field, f.value) from product_field_values f where f.product_id = p.id) as own_fields, coalesce(own.title, base.title) as title,
      coalesce(nullif(own.description_html, ''), base.description_html) as description_html,
      coalesce(nullif(own.seo_title, ''), base.seo_title) as seo_title,
      coalesce(nullif(own.seo_description, ''), base.seo_description) as seo_description,
      coalesce(nullif(own.safety_warnings, ''), base.safety_warnings) as safety_warnings,
      (select json_build_object('handle', c.handle, 'title', coalesce(ct.title, cb.title))
        from collection_products cp join collections c on c.id = cp.collection_id and not c.is_hidden
        join collection_texts cb on cb.collection_id = c.id and cb.locale = ${baseLocale}
        left join collection_texts ct on ct.collection_id = c.id and ct.locale = ${locale}
        where cp.product_id = p.id order by c.position, c.handle limit 1) as collection,
      (select coalesce(json_agg(json_build_object('name', o.name, 'values', o.option_values) order by o.position), '[]')
        from product_options o where o.product_id = p.id) as options,
      (select coalesce(json_object_agg(t.source, t.target), '{}')
        from product_option_texts t where t.product_id = p.id and t.locale = ${locale}) as option_texts,
      (select coalesce(json_agg(json_build_object('id', m.id, ${imageFields}, 'optionPosition', m.option_position, 'optionValue', m.option_value, 'alt', coalesce(mt.alt, mb.alt, '')) order by m.position), '[]')
        from media m join pictures on pictures.key = m.picture
        left join media_texts mt on mt.media_id = m.id and mt.locale = ${locale}
        left join media_texts mb on mb.media_id = m.id and mb.locale = ${baseLocale}
        where m.product_id = p.id) as images,
      (select coalesce(json_agg(variant), '[]') from (
        select v.id, v.sku, v.barcode, v.option1, v.option2, v.option3, v.weight_grams as "weightGrams", v.media_id as "mediaId",
          pr.amount_minor as "amountMinor", pr.reduced_until as "reducedUntil", 
          ${changesToAnnounce({ price: sql`pr`, variantId: sql`v.id`, currency: sql`pr.currency`, at })} as history,
          v.tracks_stock as "tracksStock", v.sells_without_stock as "sellsWithoutStock",
          v.on_hand - v.reserved as available,
          (select min(e.expected_on) from expected_goods e where e.variant_id = v.id and e.received < e.quantity) as "expectedOn",
          ${measuresOf} as measures
        from variants v join ${pricesAt(at)} pr on pr.variant_id = v.id and pr.currency = ${currency}
        where v.product_id = p.id and v.archived_at is null order by v.position) as variant) as variants,
      ${reviewsOf(sql`p.id`, locale)} as reviews
    from products p
    join product_texts base on base.product_id = p.id and base.locale = ${baseLocale}
    left join product_texts own on own.product_id = p.id and own.locale = ${locale}
    where p.id = (${idOfHandle(handle)}) and p.status = 'active' and p.is_published`.execute(db);
  const row = rows[0];
  return row && row.variants.length > 0 ? row : null;
}

/** Finds it by its handle, or by one that it had before and nobody has now. */
function idOfHandle(handle: string) {
  return sql`select coalesce(
    (select id from products where handle = ${handle}),
    (select product_id from product_redirects where handle = ${handle}))`;
}

async function productOf(
  db: Db,
  row: Row,
  view: Pick<MarketView, 'locale' | 'baseLocale' | 'currency'>,
): Promise<ProductWithoutRelated> {
  const own = { fields: row.own_fields ? await readOwnFields(db) : [], values: row.own_fields ?? {} };
  const label = (value: string) => row.option_texts[value] ?? value;
  return {
    productId: row.id,
    handle: row.handle,
    title: row.title,
    descriptionHtml: describeWithOwnFields(row.description_html, own, view) + sayException(row, view),
    seoTitle: row.seo_title || row.title,
    seoDescription: row.seo_description,
    vendor: row.vendor,
    tags: row.tags,
    goesWith: row.goes_with,
    collection: row.collection,
    images: row.images.map((image) => showImage(image, row.title)),
    options: row.options.map(({ name, values }) => ({
      name: label(name),
      values: values.map((value) => ({ value, label: label(value) })),
    })),
    variants: row.variants.map((variant) => variantOf(variant, row, view)),
    safety: {
      manufacturerName: row.manufacturer_name,
      manufacturerAddress: row.manufacturer_address,
      manufacturerEmail: row.manufacturer_email,
      responsiblePerson: row.responsible_person,
      warnings: row.safety_warnings,
    },
    lineText: showLineText(askedTextOf(row), view),
    isNeverWithdrawn: isNeverWithdrawn(row.withdrawal_exception),
    reviews: showReviews(row.reviews),
  };
}

/**
 * Directive 2011/83, Article 6(1)(k): said before anybody is bound. It stands below the description, as part of its HTML: the
 * page has nothing more to know for it.
 */
function sayException({ withdrawal_exception: exception }: Row, { locale }: Pick<MarketView, 'locale'>): string {
  return exception ? `<p>${escapeHtml(translateTo(locale)(`exception.product_${exception}`))}</p>` : '';
}

/** Null where it cannot be had in this currency. */
function showLineText(
  asked: LineText | null,
  { locale, baseLocale, currency }: Pick<MarketView, 'locale' | 'baseLocale' | 'currency'>,
): AskedText | null {
  const price = asked && priceOfLineText(asked, currency);
  if (!price) return null;
  const { isRequired, maxLength, characters, isExcepted } = asked;
  return {
    ...{ isRequired, maxLength, characters, isExcepted, price },
    label: labelOfLineText(asked, locale, baseLocale),
    pattern: patternOfLineText(asked),
    giftCard: asked.giftCard ? showCardTerms(asked.giftCard, currency) : null,
  };
}

function showCardTerms({ freeAmounts }: GiftCardTerms, currency: Currency): AskedText['giftCard'] {
  const limits = freeAmounts[currency];
  if (!limits) return { least: null, most: null };
  return { least: money(limits.minMinor, currency), most: money(limits.maxMinor, currency) };
}

function variantOf(
  variant: VariantRow,
  product: Row,
  { locale, currency }: Pick<MarketView, 'locale' | 'currency'>,
): Variant {
  const price = money(variant.amountMinor, currency);
  const prior = announcedPrior(variant.history);
  const { mediaId, option1, option2, option3 } = variant;
  const imageIndex = pictureOfVariant(product.images, { mediaId, options: [option1, option2, option3] });
  return {
    id: variant.id,
    sku: variant.sku,
    gtin: gtinOf(variant.barcode) || null,
    optionValues: [variant.option1, variant.option2, variant.option3]
      .slice(0, product.options.length)
      .map((value) => value ?? ''),
    price,
    lowestPriorPrice: prior === null ? null : money(prior, currency),
    reducedUntil: variant.reducedUntil,
    unitPrice: unitPriceText(price, variant.measures, locale),
    availability: availabilityOf(variant),
    expectedOn: variant.expectedOn,
    maxQuantity: maxQuantityOf(variant),
    weightGrams: variant.weightGrams,
    isEmailed: product.gift_card !== null,
    imageIndex: imageIndex < 0 ? null : imageIndex,
  };
}

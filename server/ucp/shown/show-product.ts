// A product as the protocol writes it, made of what its page shows.
import { urlOf } from '#src/addresses.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { jpegOf } from '#src/media/picture-sources.ts';
import type { Money } from '#src/money.ts';
import type { ProductWithoutRelated } from '../../catalogue/catalogue-cache.ts';
import { plainText } from '../../plain-text.ts';
import type { Image, Variant } from '../../schema/resolver-types.generated.ts';

const PICTURE_WIDTH = 1200;

export type ShownPlace = { publicUrl: string; locale: Locale };

export type Price = { amount: number; currency: string };

export type ShownVariant = {
  id: string;
  title: string;
  price: Price;
  [member: string]: unknown;
};

export type ShownProduct = {
  id: string;
  title: string;
  variants: ShownVariant[];
  [member: string]: unknown;
};

/** A listing shows so many variants of a product; whoever asks for the product is told of all. */
export const MOST_LISTED_VARIANTS = 10;

/** Those of which a listing tells: what can be bought first, in the product's own order. */
export function listedOf(variants: readonly Variant[]): readonly Variant[] {
  const isSold = ({ availability }: Variant) => availability !== 'SOLD_OUT';
  return [...variants.filter(isSold), ...variants.filter((variant) => !isSold(variant))].slice(0, MOST_LISTED_VARIANTS);
}

/** `variants`: those of the product that are to be shown, at least one. The range of prices is that of all. */
export function showProduct(
  product: ProductWithoutRelated,
  variants: readonly Variant[],
  place: ShownPlace,
): ShownProduct {
  const { productId, handle, title, descriptionHtml, collection, images, options, reviews } = product;
  const prices = product.variants.map(({ price }) => price);
  const rating = ratingOf(reviews.counts);
  return {
    id: productId,
    handle,
    title,
    description: { plain: plainText(descriptionHtml) || title },
    url: place.publicUrl + urlOf('product', { locale: place.locale, product: handle }),
    ...(collection && { categories: [{ value: collection.title, taxonomy: 'merchant' }] }),
    price_range: rangeOf(prices),
    media: images.map((image) => showPicture(image, place)),
    ...(options.length > 0 && {
      options: options.map(({ name, values }) => ({
        name,
        values: values.map(({ value, label }) => ({ id: value, label })),
      })),
    }),
    ...(rating && { rating }),
    variants: variants.map((variant) => showVariantOf(product, variant, place)),
  };
}

function showVariantOf(product: ProductWithoutRelated, variant: Variant, place: ShownPlace): ShownVariant {
  const { id, sku, gtin, price, lowestPriorPrice, availability, imageIndex } = variant;
  const options = chosenOf(product, variant);
  const title = options.map(({ label }) => label).join(' / ') || product.title;
  const image = imageIndex == null ? undefined : product.images[imageIndex];
  return {
    id,
    ...(sku && { sku }),
    ...(gtin && { barcodes: [{ type: 'gtin', value: gtin }] }),
    title,
    description: { plain: options.length > 0 ? `${product.title}, ${title}` : title },
    url: place.publicUrl + urlOf('product', { locale: place.locale, product: product.handle }, { variant: sku || id }),
    price: showPrice(price),
    // The price that a reduction is measured by, which the law names: the lowest of the thirty days before it.
    ...(lowestPriorPrice && { list_price: showPrice(lowestPriorPrice) }),
    availability: { available: availability !== 'SOLD_OUT', status: statuses[availability] },
    ...(options.length > 0 && { options }),
    ...(image && { media: [showPicture(image, place)] }),
  };
}

const statuses = {
  IN_STOCK: 'in_stock',
  LOW_STOCK: 'in_stock',
  MADE_TO_ORDER: 'backorder',
  SOLD_OUT: 'out_of_stock',
} as const;

/** The values of a variant, as the protocol writes a choice. */
export function chosenOf(
  { options }: Pick<ProductWithoutRelated, 'options'>,
  { optionValues }: Pick<Variant, 'optionValues'>,
): { name: string; id: string; label: string }[] {
  return options.flatMap(({ name, values }, position) => {
    const chosen = values.find(({ value }) => value === optionValues[position]);
    return chosen ? [{ name, id: chosen.value, label: chosen.label }] : [];
  });
}

export function showPrice({ minor, currency }: Money): Price {
  return { amount: minor, currency };
}

function rangeOf(prices: readonly Money[]): { min: Price; max: Price } {
  const [first, ...others] = prices.toSorted((a, b) => a.minor - b.minor);
  if (!first) throw new Error('a product without variants is not shown');
  return { min: showPrice(first), max: showPrice(others.at(-1) ?? first) };
}

function showPicture({ url, alt, width, height }: Image, { publicUrl }: ShownPlace) {
  const shownWidth = Math.min(width, PICTURE_WIDTH);
  return {
    type: 'image',
    url: publicUrl + jpegOf({ url, width }, PICTURE_WIDTH),
    alt_text: alt,
    width: shownWidth,
    height: Math.max(1, Math.round((height * shownWidth) / width)),
  };
}

/** `counts`: how many gave one star, two, and so on. Null where nobody gave any. */
function ratingOf(counts: readonly number[]) {
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  const stars = counts.reduce((sum, each, position) => sum + each * (position + 1), 0);
  return { value: Math.round((stars / count) * 100) / 100, scale_min: 1, scale_max: counts.length, count };
}

// A product as search engines read it: a ProductGroup with its variants, or the one Product that it is
// (https://developers.google.com/search/docs/appearance/structured-data/product-variants). Delivery and returns are said
// once and referred to.
import { urlOf } from '../../addresses.ts';
import { dateIn } from '../../dates/local-date.ts';
import { type Locale, languageOf } from '../../i18n/locales.ts';
import { jpegOf } from '../../media/picture-sources.ts';
import { moneyToDecimal } from '../../numbers/money-decimal.ts';
import type { Availability, CatalogueProductQuery } from '../../operations.generated.ts';
import type { FindDelivery, ShownDelivery } from '../../page-document.ts';
import { marketOf } from '../../shop/markets.ts';
import type { ShopProfile } from '../../shop/shop-profile.ts';
import { attributeOf, type OptionAttribute } from '../option-attributes.ts';
import { averageStars, countReviews } from '../reviews/rating.ts';
import { WITHDRAWAL_DAYS } from '../withdrawal-exceptions.ts';
import { context } from './structured-data.ts';

type Product = NonNullable<CatalogueProductQuery['product']>;
type Variant = Product['variants'][number];

const availabilities: Record<Availability, string> = {
  IN_STOCK: 'https://schema.org/InStock',
  LOW_STOCK: 'https://schema.org/LimitedAvailability',
  MADE_TO_ORDER: 'https://schema.org/MadeToOrder',
  SOLD_OUT: 'https://schema.org/OutOfStock',
};

export type Place = {
  publicUrl: string;
  locale: Locale;
  shop: Pick<ShopProfile, 'timeZone' | 'markets'> & {
    delivery: Pick<ShopProfile['delivery'], 'handlingDays' | 'makingDays'>;
  };
  findDelivery: FindDelivery;
};

/** The product, and what its offers refer to. */
export function productThings(place: Place, product: Product): object[] {
  const { publicUrl, locale } = place;
  const { handle, title, seoDescription, vendor, images, variants, reviews } = product;
  const deliveries = new Map<string, object>();
  const attributes = product.options.map(({ name: option }) => attributeOf(option));
  const findDelivery = place.findDelivery(marketOf(place.shop.markets, locale));
  const described = variants.map((variant) =>
    variantThing(place, product, { variant, attributes, findDelivery, deliveries }),
  );
  const [only] = described;
  const about = {
    ...context,
    name: title,
    description: seoDescription || undefined,
    url: publicUrl + urlOf('product', { locale, product: handle }),
    image: images.map((image) => publicUrl + jpegOf(image, 1200)),
    brand: vendor ? { '@type': 'Brand', name: vendor } : undefined,
    ...ratingOf(reviews, place.shop),
  };
  const thing =
    variants.length === 1
      ? { ...only, ...about }
      : {
          ...about,
          '@type': 'ProductGroup',
          productGroupID: handle,
          variesBy: product.options.map(({ name }) => schemaNameOf(name)),
          hasVariant: described,
        };
  return [thing, returnPolicyOf(place, product), ...deliveries.values()];
}

/** `attributes`: of each option. */
type Described = {
  variant: Variant;
  attributes: readonly (OptionAttribute | undefined)[];
  findDelivery: ReturnType<FindDelivery>;
  deliveries: Map<string, object>;
};

function variantThing(place: Place, product: Product, described: Described): object {
  const { variant, attributes, deliveries } = described;
  const { publicUrl, locale } = place;
  const { sku, gtin, price, reducedUntil, availability, optionValues, imageIndex } = variant;
  const image = imageIndex === null ? undefined : product.images[imageIndex];
  const delivery = deliveryOf(place, product, described);
  const labels = labelsOf(product, optionValues);
  if (delivery) deliveries.set(delivery.id, delivery.thing);
  return {
    '@type': 'Product',
    name: [product.title, labels.join(' / ')].filter(Boolean).join(' – '),
    sku: sku || undefined,
    gtin: gtin ?? undefined,
    image: image && publicUrl + jpegOf(image, 1200),
    ...attributesOf(attributes, labels),
    offers: {
      '@type': 'Offer',
      url: publicUrl + urlOf('product', { locale, product: product.handle }, { variant: sku || undefined }),
      price: moneyToDecimal(price),
      priceCurrency: price.currency,
      priceValidUntil: reducedUntil ? lastDayBefore(reducedUntil, place.shop) : undefined,
      availability: availabilities[availability],
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': `${publicUrl}/#shop` },
      shippingDetails: delivery ? { '@id': delivery.id } : undefined,
      hasMerchantReturnPolicy: { '@id': RETURNS },
    },
  };
}

/** What search engines know by this name; any other option by its own. */
function schemaNameOf(option: string): string {
  const attribute = attributeOf(option);
  return attribute ? `https://schema.org/${attribute}` : option;
}

function labelsOf({ options }: Product, chosen: readonly string[]): string[] {
  return chosen.map((each, index) => options[index]?.values.find(({ value }) => value === each)?.label ?? each);
}

function attributesOf(attributes: Described['attributes'], labels: readonly string[]): object {
  const named = attributes.flatMap((attribute, index) =>
    attribute && labels[index] ? [[attribute, labels[index]]] : [],
  );
  return Object.fromEntries(named);
}

const RETURNS = '#returns';

/** Whoever buys from a distance may withdraw: Directive 2011/83/EU, articles 9 and 16. */
function returnPolicyOf({ publicUrl, locale, shop }: Place, { isNeverWithdrawn }: Product): object {
  const allowed = {
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: WITHDRAWAL_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    merchantReturnLink: publicUrl + urlOf('withdraw', { locale }),
  };
  return {
    ...context,
    '@type': 'MerchantReturnPolicy',
    '@id': RETURNS,
    applicableCountry: marketOf(shop.markets, locale).country,
    ...(isNeverWithdrawn ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' } : allowed),
  };
}

/** The usual way to the door of the market's country; null where none leads. `id`: the same for what travels alike. */
function deliveryOf(
  { shop, locale }: Place,
  { lineText }: Product,
  { variant, findDelivery }: Described,
): { id: string; thing: object } | null {
  // Gift cards go by e-mail.
  if (lineText?.giftCard) return null;
  const { weightGrams, price, availability } = variant;
  const found = findDelivery({ weightGrams, goodsMinor: price.minor });
  if (!found) return null;
  const { country } = marketOf(shop.markets, locale);
  const isMade = availability === 'MADE_TO_ORDER';
  const { handlingDays, makingDays } = shop.delivery;
  const handling = handlingDays + (isMade ? makingDays : 0);
  const id = `#delivery-${[found.price.minor, handling, found.minDays, found.maxDays].join('-')}`;
  return {
    id,
    thing: { ...context, '@type': 'OfferShippingDetails', '@id': id, ...detailsOf(found, country, handling) },
  };
}

function detailsOf({ price, minDays, maxDays }: ShownDelivery, country: string, handling: number): object {
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  });
  return {
    shippingRate: { '@type': 'MonetaryAmount', value: moneyToDecimal(price), currency: price.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handling, handling),
      transitTime: days(minDays, maxDays),
    },
  };
}

/** Describes all published reviews, with those that the page shows; nothing without one. */
function ratingOf({ counts, newest }: Product['reviews'], { timeZone }: Pick<ShopProfile, 'timeZone'>): object {
  const average = averageStars(counts);
  if (average === null) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: countReviews(counts) },
    // A review has an author there; one of nobody counts in the average alone.
    review: newest
      .filter(({ name }) => name !== '')
      .map(({ stars, text, name, locale, writtenAt }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name },
        datePublished: dateIn(timeZone, new Date(writtenAt)),
        inLanguage: languageOf(locale).languageTag,
        reviewBody: text || undefined,
        reviewRating: { '@type': 'Rating', ratingValue: stars },
      })),
  };
}

/** What ends at midnight was last to be had the day before. */
function lastDayBefore(moment: string, { timeZone }: Pick<ShopProfile, 'timeZone'>): string {
  return dateIn(timeZone, new Date(Date.parse(moment) - 1000));
}

// Schema.org objects as search engines read them (https://developers.google.com/search/docs/appearance/structured-data).

import { urlOf } from '../addresses.ts';
import { dateIn } from '../dates/local-date.ts';
import { type Locale, languageOf } from '../i18n/locales.ts';
import { jpegOf } from '../media/picture-sources.ts';
import { moneyToDecimal } from '../numbers/money-decimal.ts';
import type { Availability, CatalogueListingQuery, CatalogueProductQuery } from '../operations.generated.ts';
import type { ShopMarkets } from '../shop/markets.ts';
import type { ShopProfile } from '../shop/shop-profile.ts';
import { availableOf } from './availability.ts';
import { averageStars, countReviews } from './reviews/rating.ts';

type Product = NonNullable<CatalogueProductQuery['product']>;

const context = { '@context': 'https://schema.org' };
/** Directive 2011/83/EU, article 9. */
const WITHDRAWAL_DAYS = 14;

const availabilities: Record<Availability, string> = {
  IN_STOCK: 'https://schema.org/InStock',
  LOW_STOCK: 'https://schema.org/LimitedAvailability',
  MADE_TO_ORDER: 'https://schema.org/MadeToOrder',
  SOLD_OUT: 'https://schema.org/OutOfStock',
};

export function organization(publicUrl: string, { identity, markets }: ShopProfile): object {
  return {
    ...context,
    '@type': 'OnlineStore',
    '@id': `${publicUrl}/#shop`,
    name: identity.name,
    url: publicUrl,
    logo: `${publicUrl}/icon.svg`,
    hasMerchantReturnPolicy: returnPolicy(markets, {
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: WITHDRAWAL_DAYS,
    }),
  };
}

function returnPolicy({ markets }: Pick<ShopMarkets, 'markets'>, says: object): object {
  const applicableCountry = [...new Set(markets.map(({ country }) => country))];
  return { '@type': 'MerchantReturnPolicy', applicableCountry, ...says };
}

export function website(publicUrl: string, { identity }: ShopProfile, locale: Locale): object {
  return {
    ...context,
    '@type': 'WebSite',
    name: identity.name,
    url: publicUrl + urlOf('home', { locale }),
    inLanguage: languageOf(locale).languageTag,
    publisher: { '@id': `${publicUrl}/#shop` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${publicUrl}${urlOf('search', { locale })}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

export function itemList(publicUrl: string, locale: Locale, products: CatalogueListingQuery['products']): object {
  return {
    ...context,
    '@type': 'ItemList',
    numberOfItems: products.totalCount,
    itemListElement: products.items.map(({ handle }, index) => ({
      '@type': 'ListItem',
      position: products.startPosition + index,
      url: publicUrl + urlOf('product', { locale, product: handle }),
    })),
  };
}

/** Describes all published reviews, with those that the page shows; nothing without one. */
function ratingOf({ counts, newest }: Product['reviews']): object {
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
        datePublished: writtenAt.slice(0, 10),
        inLanguage: languageOf(locale).languageTag,
        reviewBody: text || undefined,
        reviewRating: { '@type': 'Rating', ratingValue: stars },
      })),
  };
}

type Place = { publicUrl: string; locale: Locale; shop: Pick<ShopProfile, 'timeZone' | 'markets'> };

/** A product with an offer for each variant. */
export function productWithOffers({ publicUrl, locale, shop }: Place, product: Product): object {
  const { handle, title, seoDescription, vendor, images, variants } = product;
  const address = (variant?: string) => publicUrl + urlOf('product', { locale, product: handle }, { variant });
  const prices = availableOf(variants)
    .map(({ price }) => price)
    .sort((a, b) => a.minor - b.minor);
  const [lowest, highest] = [prices[0], prices.at(-1)];
  return {
    ...context,
    '@type': 'Product',
    name: title,
    description: seoDescription || undefined,
    url: address(),
    image: images.map((image) => publicUrl + jpegOf(image, 1200)),
    brand: vendor ? { '@type': 'Brand', name: vendor } : undefined,
    // None of several variants has the number of the product.
    gtin: (variants.length === 1 && variants[0]?.gtin) || undefined,
    ...ratingOf(product.reviews),
    // The shop's own policy says 14 days of all the rest.
    hasMerchantReturnPolicy: product.isNeverWithdrawn
      ? returnPolicy(shop.markets, { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' })
      : undefined,
    offers: lowest &&
      highest && {
        '@type': 'AggregateOffer',
        priceCurrency: lowest.currency,
        lowPrice: moneyToDecimal(lowest),
        highPrice: moneyToDecimal(highest),
        offerCount: variants.length,
        offers: variants.map(({ sku, gtin, price, reducedUntil, availability, optionValues }) => ({
          '@type': 'Offer',
          sku: sku || undefined,
          gtin: gtin ?? undefined,
          name: optionValues.length > 0 ? optionValues.join(' / ') : undefined,
          url: address(sku || undefined),
          price: moneyToDecimal(price),
          priceCurrency: price.currency,
          priceValidUntil: reducedUntil ? lastDayBefore(reducedUntil, shop) : undefined,
          availability: availabilities[availability],
          itemCondition: 'https://schema.org/NewCondition',
          seller: { '@id': `${publicUrl}/#shop` },
        })),
      },
  };
}

/** What ends at midnight was last to be had the day before. */
function lastDayBefore(moment: string, { timeZone }: Pick<ShopProfile, 'timeZone'>): string {
  return dateIn(timeZone, new Date(Date.parse(moment) - 1000));
}

// Schema.org objects as search engines read them (https://developers.google.com/search/docs/appearance/structured-data).

import { urlOf } from '../../addresses.ts';
import { type Locale, languageOf } from '../../i18n/locales.ts';
import type { CatalogueListingQuery } from '../../operations.generated.ts';
import type { ShopMarkets } from '../../shop/markets.ts';
import type { ShopProfile } from '../../shop/shop-profile.ts';
import { WITHDRAWAL_DAYS } from '../withdrawal-exceptions.ts';

export const context = { '@context': 'https://schema.org' };

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

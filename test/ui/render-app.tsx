// Renders a page as the server does, from the data a test gives it.

import { renderToString } from 'react-dom/server';
import { translateTo } from '#server/i18n/translations.ts';
import { priceNotesOf } from '#server/shop/sale-terms.ts';
import { locate, type RouteLocation } from '#src/addresses.ts';
import { App } from '#src/app.tsx';
import { collectionsQuery } from '#src/catalogue/catalogue-queries.ts';
import type { CatalogueCollectionsQuery, ProductCardFieldsFragment } from '#src/operations.generated.ts';
import type { PageHead } from '#src/page-module.ts';
import { createQueryClient } from '#src/query-client.ts';
import { publicShop } from '#src/shop/shop-profile.ts';
import { storefront, storefrontPages } from '#src/surfaces/storefront.ts';
import { storefrontDelivery, storefrontDocuments } from '#src/surfaces/storefront-delivery.ts';
import type { PictureSource } from '#src/ui/pictures/product-image.tsx';
import { demoProfile } from '#test/fixtures/demo-shop.ts';

type Data = { queryKey: readonly unknown[]; data: unknown };

export const CART_BADGE_SLOT = '\u2063cart-badge\u2063';

export async function renderApp(
  href: string,
  dataOf: (location: RouteLocation) => Data[] = () => [],
): Promise<{ html: string; text: string; head: PageHead }> {
  const location = locate(href);
  if (!location) throw new Error(`${href} is not an address of the shop`);
  const queryClient = createQueryClient(() => Promise.reject(new Error('a test gives all data')), 'server');
  queryClient.setQueryData(collectionsQuery(location.locale).queryKey, someCollections(location.locale));
  for (const { queryKey, data } of dataOf(location)) queryClient.setQueryData(queryKey, data);
  const t = translateTo(location.locale);
  const shop = publicShop(demoProfile, location.locale, priceNotesOf(demoProfile.taxes, location.locale));
  const page = await storefrontPages[location.route].page();
  await Promise.all([storefrontDelivery.loadParts(), page.loadParts?.()]);
  const missing = await storefrontPages.notFound.page();
  const get = (route: string) => (route === location.route ? page : missing);
  const app = {
    surface: storefront,
    locale: location.locale,
    shop,
    t,
    cartBadge: CART_BADGE_SLOT,
    openCart: () => undefined,
    showToast: () => undefined,
    loadStripe: async () => null,
  };
  const html = renderToString(
    <App app={app} queryClient={queryClient} pages={{ get, load: async (route) => get(route) }} ssrHref={href} />,
  ).replaceAll('<!-- -->', '');
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  const described = storefrontDocuments[location.route].describe(location, {
    queryClient,
    publicUrl: 'http://localhost',
    shop: demoProfile,
    t: translateTo(location.locale),
    findDelivery: () => () => null,
  });
  const ofPage = page.head({ queryClient, location, t });
  const head = { ...ofPage, title: storefrontDelivery.titleOf(ofPage, location, { shop, t }), ...described.head };
  queryClient.clear();
  return { html, text, head };
}

const someCollections = (locale: string): CatalogueCollectionsQuery => ({
  contentPages: [{ slug: 'regulamin', title: 'Regulamin' }],
  footerLinks: [],
  companyLines: ['Pracownia', 'ul. Długa 1, 31-146 Kraków'],
  menu: [
    { path: `/${locale}/c/plakaty`, title: 'Plakaty' },
    { path: `/${locale}/c/ramy`, title: 'Ramy' },
  ],
});

export function aPicture(picture: Partial<PictureSource> = {}): PictureSource {
  return {
    url: '/media/0a1b2c3d4e5f6a7b8c9d',
    alt: 'Czapla',
    width: 1920,
    height: 2560,
    groundColor: '#1c3590',
    ...picture,
  };
}

export function aCard(card: Partial<ProductCardFieldsFragment> = {}): ProductCardFieldsFragment {
  return {
    handle: 'nocny-ptak',
    title: 'Nocny ptak',
    image: aPicture(),
    price: { minor: 7900, currency: 'PLN' },
    unitPrice: null,
    hasSeveralPrices: false,
    lowestPriorPrice: null,
    variantCount: 1,
    variant: null,
    availability: 'IN_STOCK',
    ...card,
  };
}

// The blocks of a page other than the home page, as one piece of HTML: such a page has no components for products, so they
// are drawn here with those of the home page, and the browser gets no code for them.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { urlOf } from '#src/addresses.ts';
import { AppProvider } from '#src/app-instance.tsx';
import { ShownCollections, ShownGoods } from '#src/catalogue/home/goods-section.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import type { ProductCardFieldsFragment } from '#src/operations.generated.ts';
import { readBlock } from '#src/shop/blocks/block-schema.ts';
import type { StoredBlock } from '#src/shop/blocks/blocks.ts';
import { viewOf } from '#src/shop/markets.ts';
import { publicShop, type ShopProfile } from '#src/shop/shop-profile.ts';
import { storefront } from '#src/surfaces/storefront.ts';
import { ALL_PRODUCTS } from '../../catalogue/listing/listing-scope.ts';
import { listProductCards } from '../../catalogue/listing/product-card-store.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import type { ProductCard, ShownBlock } from '../../schema/resolver-types.generated.ts';
import { priceNotesOf } from '../sale-terms.ts';
import { drawBlocks } from './draw-blocks.ts';
import { listPicturedMenu } from './list-pictured-menu.ts';

type Request = Pick<RequestContext, 'db' | 'markets' | 'tags' | 'unsaved' | 'readShop'>;

/** Two rows on the widest screens. */
const NEWEST = 8;

/** Null where there is nothing to show. What another release has stored is left out. */
export async function drawPageBlocks(
  stored: readonly StoredBlock[],
  locale: Locale,
  request: Request,
): Promise<string | null> {
  const blocks = stored.flatMap((block) => readBlock(block) ?? []);
  if (blocks.length === 0) return null;
  request.tags.add('site').add('catalogue');
  const shop = await request.readShop();
  const drawn = await drawBlocks(blocks, { locale, shop, request });
  const html = await Promise.all(drawn.map((block, at) => htmlOf(block, at, { locale, shop, request })));
  return html.join('') || null;
}

type Page = { locale: Locale; shop: ShopProfile; request: Request };

async function htmlOf(block: ShownBlock, index: number, page: Page): Promise<string> {
  const { kind, title, handle = null } = block;
  switch (kind) {
    case 'HTML':
      return block.html ?? '';
    // Only the home page has a line.
    case 'LINE':
    case 'NEWEST':
      return inShop(<ShownGoods {...{ title, handle, index }} products={await listNewest(page)} />, page);
    case 'COLLECTION':
    case 'PRODUCTS':
      return inShop(<ShownGoods {...{ title, handle, index }} products={block.products.map(asCard)} />, page);
    case 'COLLECTIONS': {
      const collections = await listPicturedMenu(page.request, page.locale);
      const shown = collections.map(({ image = null, ...collection }) => ({ ...collection, image }));
      return inShop(<ShownCollections {...{ title, index }} collections={shown} />, page);
    }
  }
}

async function listNewest({ locale, request: { db, markets } }: Page): Promise<ProductCardFieldsFragment[]> {
  const view = viewOf(markets, locale);
  const rows = await listProductCards(db, { ...view, collection: ALL_PRODUCTS, sort: 'newest', first: NEWEST });
  return rows.map(({ card }) => asCard(card));
}

/** The card as a browser has it: what the API may leave out is null. */
function asCard(card: ProductCard): ProductCardFieldsFragment {
  const { image = null, unitPrice = null, lowestPriorPrice = null, variant = null } = card;
  return { ...card, image, unitPrice, lowestPriorPrice, variant };
}

function inShop(element: ReactElement, { locale, shop }: Page): string {
  const app = {
    ...{
      surface: storefront,
      locale,
      shop: publicShop(shop, locale, priceNotesOf(shop.taxes, locale)),
      t: translateTo(locale),
    },
    showToast: () => undefined,
  };
  return renderToStaticMarkup(
    <AppProvider app={app}>
      <Router ssrPath={urlOf('home', { locale })}>{element}</Router>
    </AppProvider>,
  );
}

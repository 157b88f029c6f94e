// A page of the storefront with what staff has not saved, beside the pages in force: it uses none of what is kept of those,
// and leaves nothing to them.
import type { Transport } from '#src/graphql-client.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { isForOne } from '#src/surface.ts';
import { CachedPage } from './cached-page.ts';
import { type PageRenderer, renderPage } from './render-page.tsx';

const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Null for a page of somebody's own, and for an address that is none of the shop's. */
export async function renderUnsavedPage(
  renderer: PageRenderer,
  { path, shop }: { path: string; shop: ShopProfile },
  transport: Transport,
): Promise<string | null> {
  const location = renderer.surface.locate(path, shop.markets.main);
  if (location.href !== path || isForOne(renderer, location.route)) return null;
  // What is rendered in parts is kept by renderer: this one is for this page alone.
  const rendered = await renderPage({ ...renderer, readShop: async () => shop }, location, transport);
  const { body } = await new CachedPage(rendered).form({ cartBadge: '0', theme: '' }, 'identity');
  // A frame without scripts would complain of each that it is asked to run.
  return body.toString('utf8').replaceAll(SCRIPTS, '');
}

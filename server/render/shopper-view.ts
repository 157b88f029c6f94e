// The storefront's page of an order, for the office: rendered for nobody, under an address that leads nowhere.
import { urlOf } from '#src/addresses.ts';
import type { Transport } from '#src/graphql-client.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { CachedPage } from './cached-page.ts';
import { type PageRenderer, renderPage } from './render-page.tsx';

/** Stands in place of the order's token. */
const NO_TOKEN = 'as-shopper';

export async function renderShopperView(renderer: PageRenderer, transport: Transport, locale: Locale): Promise<string> {
  const location = renderer.surface.locate(urlOf('order', { locale, token: NO_TOKEN }), locale);
  const page = new CachedPage(await renderPage(renderer, location, transport));
  const { body } = await page.form({ cartBadge: '0', theme: '' }, 'identity');
  return body.toString('utf8');
}

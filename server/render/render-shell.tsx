// What stands above and below the pages of a surface, around a page that the server writes without scripts: its links and forms
// work all the same.
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { AppProvider } from '#src/app-instance.tsx';
import type { Transport } from '#src/graphql-client.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { createQueryClient } from '#src/query-client.ts';
import { publicShop } from '#src/shop/shop-profile.ts';
import { PageContext } from '#src/shown-page.tsx';
import type { PageShell } from '../http/plain-page.ts';
import { translateTo } from '../i18n/translations.ts';
import { writeSprite } from '../icons/icon-sprite.ts';
import { shopSymbols } from '../icons/shop-drawings.ts';
import { priceNotesOf } from '../shop/sale-terms.ts';
import type { PageRenderer } from './render-page.tsx';

/** `slots`: what the renderer's slots have for this visitor. The page has no address of its own to lead to in other languages. */
export async function renderShell(
  renderer: PageRenderer,
  { locale, transport, slots }: { locale: Locale; transport: Transport; slots: PageRenderer['slots'] },
): Promise<PageShell> {
  const { surface, delivery, pages, symbols } = renderer;
  const location = surface.locate(`/${locale}/404`, locale);
  const queryClient = createQueryClient(transport, 'server');
  const [profile] = await Promise.all([renderer.readShop(), delivery.loadShell(queryClient, location)]);
  const shop = publicShop(profile, locale, priceNotesOf(profile.taxes, locale));
  const app = { surface, locale, shop, t: translateTo(locale), showToast: () => undefined, ...slots };
  const htmlOf = (Part: typeof surface.Header) =>
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <AppProvider app={app}>
          <Router ssrPath={location.href}>
            <PageContext value={{ location, pages }}>
              <Part location={location} />
            </PageContext>
          </Router>
        </AppProvider>
      </QueryClientProvider>,
    );
  const marks = renderer.siteMarks(locale, profile);
  const [headerHtml, footerHtml] = [htmlOf(surface.Header), htmlOf(surface.Footer)];
  const sprite = writeSprite([symbols, shopSymbols(profile)], [headerHtml, footerHtml, marks]);
  return { headerHtml, footerHtml, belowHtml: marks + sprite };
}

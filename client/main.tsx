// Starts the page in the browser: takes over the server's query cache and its HTML, then navigates without reloads.
// The sole reader of the injected state.
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import '#src/ui/theme.css';
import { App } from '#src/app.tsx';
import type { AppInstance } from '#src/app-instance.tsx';
import { loadStorefrontTexts } from '#src/i18n/load-storefront-texts.ts';
import type { Messages } from '#src/i18n/messages/en.ts';
import { createTranslate } from '#src/i18n/translate.ts';
import { createQueryClient } from '#src/query-client.ts';
import { locate } from '#src/routes.ts';
import { createHttpTransport } from './http-transport.ts';
import { loadStripe } from './load-stripe.ts';
import { createNavigation, followHistory } from './navigation.ts';
import { createPageCode, type PageStyles } from './page-code.ts';

type PageState = { cartBadge: string; release: string; styles: PageStyles; queries: DehydratedState };

async function startPage(): Promise<void> {
  const root = document.getElementById('root');
  const stateText = document.getElementById('kasa-state')?.textContent;
  const location = locate(window.location.pathname + window.location.search);
  if (!root || !stateText) return;
  const state = JSON.parse(stateText) as PageState;

  // An address that is not ours was answered by the not-found page in the visitor's language.
  const shown = location ?? locate(`/${document.documentElement.lang.slice(0, 2)}/404`);
  if (!shown) return;
  const transport = createHttpTransport({ release: state.release });
  const queryClient = createQueryClient(transport, 'browser');
  hydrate(queryClient, state.queries);
  const texts: Partial<Messages> = {};
  const pages = createPageCode(shown.locale, texts, state.styles);
  const [storefrontTexts] = await Promise.all([loadStorefrontTexts(shown.locale), pages.load(shown.route)]);
  Object.assign(texts, storefrontTexts);

  const t = createTranslate(shown.locale, texts);
  const app: AppInstance = { locale: shown.locale, t, cartBadge: state.cartBadge, loadStripe };
  const navigation = createNavigation({ queryClient, pages, t, transport });
  hydrateRoot(root, <App app={app} queryClient={queryClient} pages={pages} aroundNavigation={navigation} />);
  followHistory({ queryClient, pages, t, transport });
}

startPage();

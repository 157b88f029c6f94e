// Starts the page in the browser: takes over the server's query cache and its HTML, then navigates without reloads.
// The sole reader of the injected state. What the first view does without is fetched while React takes over; who
// clicks before it is here waits for it.
import { hydrateRoot } from 'react-dom/client';
import '#src/ui/theme.css';
import { locate, pathOf, urlOf } from '#src/addresses.ts';
import { App, type AppProps } from '#src/app.tsx';
import type { AppInstance } from '#src/app-instance.tsx';
import type { Messages } from '#src/i18n/all-messages.ts';
import { loadStorefrontTexts } from '#src/i18n/storefront-texts.ts';
import { createTranslate } from '#src/i18n/translate.ts';
import { createQueryClient } from '#src/query-client.ts';
import type { BrowserReporting } from '#src/reporting/browser-reporting.ts';
import { loadOnce } from './load-once.ts';
import { createPageCode, type PageStyles } from './page-code.ts';
import { refuseForeign } from './refuse-foreign.ts';
import { reportError } from './report-errors.ts';
import './shared-parts.ts';

type PageState = {
  /** What the page was rendered for, without what nobody here knows. */
  href: string;
  cartBadge: string;
  release: string;
  reportTo?: BrowserReporting;
  styles: PageStyles;
  queries: [queryKey: readonly unknown[], data: unknown][];
};

async function startPage(): Promise<void> {
  const root = document.getElementById('root');
  const stateText = document.getElementById('kasa-state')?.textContent;
  if (!root || !stateText) return;
  const { href, cartBadge, release, reportTo, styles, queries } = JSON.parse(stateText) as PageState;
  const { pathname, search, hash } = window.location;
  const isSamePage = pathOf(href) === pathname;
  if (isSamePage && href !== pathname + search) history.replaceState(history.state, '', href + hash);
  const location = locate(isSamePage ? href : pathname + search);

  // An address that is not ours was answered by the not-found page in the visitor's language.
  const shown = location ?? locate(`/${document.documentElement.lang.slice(0, 2)}/404`);
  if (!shown) return;
  const { locale } = shown;
  const transport = loadOnce(async () => (await import('./http-transport.ts')).createHttpTransport({ release }));
  const queryClient = createQueryClient(async (...operation) => (await transport())(...operation), 'browser');
  for (const [queryKey, data] of queries) queryClient.setQueryData(queryKey, data);
  const texts: Partial<Messages> = {};
  const pages = createPageCode(locale, texts, styles);
  const [storefrontTexts] = await Promise.all([loadStorefrontTexts(locale), pages.load(shown.route)]);
  Object.assign(texts, storefrontTexts);

  const t = createTranslate(locale, texts);
  const loadStripe: AppInstance['loadStripe'] = async (...source) =>
    (await import('./load-stripe.ts')).loadStripe(...source);
  const openCart: AppInstance['openCart'] = (isAdded) =>
    import('./cart-drawer-root.tsx')
      .then(({ openCartDrawer }) => openCartDrawer({ app, queryClient, pages, aroundNavigation }, isAdded))
      .catch(async () => {
        // Without a connection the cart's page cannot be had either, and this one would be lost.
        if (navigator.onLine && (await isAdded) !== false) window.location.assign(urlOf('cart', { locale }));
      });
  const showToast: AppInstance['showToast'] = (news) => {
    import('./toast-root.tsx').then((toasts) => toasts.showToast(news, locale), reportError);
  };
  const app: AppInstance = { locale, t, cartBadge, openCart, showToast, loadStripe };
  const navigation = loadOnce(async () => {
    const [{ startNavigation }, http] = await Promise.all([import('./navigation.ts'), transport()]);
    return startNavigation({
      app,
      queryClient,
      pages,
      transport: http,
      firstView: { route: shown.route, release, reportTo },
    });
  });
  const aroundNavigation: AppProps['aroundNavigation'] = refuseForeign(showToast, (navigate, to, options) => {
    const { pathname } = window.location;
    navigation().then(
      // Who went back in the meantime wants to be there.
      (go) => pathname === window.location.pathname && go(navigate, to, options),
      () => window.location.assign(to),
    );
  });
  hydrateRoot(root, <App app={app} queryClient={queryClient} pages={pages} aroundNavigation={aroundNavigation} />, {
    onCaughtError: reportError,
  });
  navigation().catch(reportError);
}

addEventListener('error', (event) => reportError(event.error));
addEventListener('unhandledrejection', (event) => reportError(event.reason));
startPage().catch(async (error) => {
  reportError(error);
  (await import('./start-failure.tsx')).showStartFailure();
});

// Starts a page in the browser: takes over the server's query cache, hydrates its HTML, then navigates without reloads.
// The only reader of the injected state. Late code is fetched during hydration; an earlier click waits for it.
import type { QueryClient } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { pathOf } from '#src/addresses.ts';
import { App, type AppProps } from '#src/app.tsx';
import type { AppInstance } from '#src/app-instance.tsx';
import type { Messages } from '#src/i18n/all-messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { createTranslate } from '#src/i18n/translate.ts';
import { createQueryClient } from '#src/query-client.ts';
import type { BrowserReporting } from '#src/reporting/browser-reporting.ts';
import type { PublicShop } from '#src/shop/shop-profile.ts';
import type { Surface, SurfaceLoads } from '#src/surface.ts';
import type { HttpTransport } from './http-transport.ts';
import { loadOnce } from './load-once.ts';
import type { NavigationServices } from './navigation.ts';
import { createPageCode, type PageLoader, type PageStyles } from './page-code.ts';
import { refuseForeign } from './refuse-foreign.ts';
import { reportError } from './report-errors.ts';
import { markBusy, SLOW_AFTER_MS } from './slow-navigation.ts';

type PageState = {
  /** The address that the page was rendered for, without unknown parameters. */
  href: string;
  shop: PublicShop;
  release: string;
  reportTo?: BrowserReporting;
  styles: PageStyles;
  queries: [queryKey: readonly unknown[], data: unknown][];
};

export type PageServices = {
  app: AppInstance;
  queryClient: QueryClient;
  pages: PageLoader;
  aroundNavigation: NonNullable<AppProps['aroundNavigation']>;
};

export type LateCode = { connect(release: string): Connection };

/** The page's connection to the server after the first view. */
type Connection = {
  transport: HttpTransport;
  /** Returns the function that the router calls instead of navigating immediately. */
  start(services: LateServices): (...navigation: Parameters<PageServices['aroundNavigation']>) => void;
};

type LateServices = Omit<NavigationServices, 'transport' | 'titleOf' | keyof SurfaceLoads> & PageServices;

/** What differs between the surfaces' starts. */
export type SurfaceStart<OwnState> = {
  surface: Surface;
  loadLate(): Promise<LateCode>;
  /** Additional fields of the surface's app instance. */
  completeApp?(services: PageServices, state: PageState & OwnState): object;
};

async function startPage<OwnState>({ surface, loadLate, completeApp }: SurfaceStart<OwnState>): Promise<void> {
  const root = document.getElementById('root');
  const stateText = document.getElementById('kasa-state')?.textContent;
  if (!root || !stateText) return;
  const state = JSON.parse(stateText) as PageState & OwnState;
  const { href } = state;
  const { pathname, search, hash } = window.location;
  if (pathOf(href) === pathname && href !== pathname + search) history.replaceState(history.state, '', href + hash);
  const language = document.body.dataset.locale as Locale;
  // For an unknown address, the server sent the not-found page in the visitor's language.
  const { locale, route } = surface.locate(pathname, language);

  const connect = loadOnce(async () => (await loadLate()).connect(state.release));
  const queryClient = createQueryClient(async (...operation) => (await connect()).transport(...operation), 'browser');
  for (const [queryKey, data] of state.queries) queryClient.setQueryData(queryKey, data);
  const texts: Partial<Messages> = {};
  const pages = createPageCode(surface, locale, texts, state.styles);
  const [surfaceTexts] = await Promise.all([surface.loadTexts(locale), pages.load(route)]);
  Object.assign(texts, surfaceTexts);

  const showToast: AppInstance['showToast'] = (toast) => {
    import('./toast-root.tsx').then((toasts) => toasts.showToast(toast, locale), reportError);
  };
  const app: AppInstance = {
    surface,
    locale,
    shop: state.shop,
    t: createTranslate(locale, texts),
    showToast,
  };
  const navigation = loadOnce(async () => (await connect()).start({ ...services, firstView: { ...state, route } }));
  const aroundNavigation: PageServices['aroundNavigation'] = refuseForeign(showToast, (navigate, to, options) => {
    const { pathname } = window.location;
    const waiting = setTimeout(markBusy, SLOW_AFTER_MS, true);
    navigation().then(
      (go) => {
        clearTimeout(waiting);
        // Whoever went back in the meantime wants to be there.
        if (pathname === window.location.pathname) go(navigate, to, options);
        else markBusy(false);
      },
      () => window.location.assign(to),
    );
  });
  const services: PageServices = { app, queryClient, pages, aroundNavigation };
  Object.assign(app, completeApp?.(services, state));
  hydrateRoot(root, <App {...services} />, { onCaughtError: reportError });
  navigation().catch(reportError);
}

export function startSurface<OwnState = object>(start: SurfaceStart<OwnState>): void {
  addEventListener('error', (event) => reportError(event.error));
  addEventListener('unhandledrejection', (event) => reportError(event.reason));
  startPage(start).catch(async (error) => {
    reportError(error);
    (await import('./start-failure.tsx')).showStartFailure(start.surface);
  });
}

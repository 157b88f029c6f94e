// What every component may need and no module may hold as global state: the language, its texts, and values from the
// server.
import type { Stripe } from '@stripe/stripe-js';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { RouteLocation } from './addresses.ts';
import { KasaError } from './errors.ts';
import { type Locale, languageOf } from './i18n/locales.ts';
import type { Translate } from './i18n/translate.ts';
import { formatMoney, type Money } from './money.ts';
import type { PublicShop } from './shop/shop-profile.ts';
import type { Surface } from './surface.ts';

/** Screen readers announce errors immediately, others when they are done reading. */
export type Toast = { kind: 'info' | 'success' | 'error'; text: string };

export type AppInstance = {
  surface: Surface;
  locale: Locale;
  shop: PublicShop;
  t: Translate;
  /**
   * Browser only: shows a toast, for messages that have no place in the page; an error with the error catalogue's text.
   * It replaces the last one.
   */
  showToast(toast: Toast | Error): void;
  /**
   * Browser only, once pages are kept beside the one that is shown: what stands in the place of the document's first
   * page while `location` is shown.
   */
  keepFirst?(location: RouteLocation): ReactNode;
  /**
   * Server only: the content of the element around a part that was rendered before with the same props, as that element's
   * props. For parts that follow from their props, the language and the settings, and use no ids of React's.
   */
  cachedMarkup?<Props extends object>(
    Part: ComponentType<Props>,
    props: Props,
  ): { dangerouslySetInnerHTML: { __html: string } } | undefined;
  /**
   * Browser only: a page that is rendered beside the one that is shown. Called, it stands in that one's place, and what
   * is returned is to be called when the router has followed.
   */
  findReady?(location: RouteLocation): (() => () => void) | undefined;
  /** Browser only, once its code is there. */
  cycleTheme?(): unknown;
};

/** What only the storefront's components need. */
export type StorefrontInstance = AppInstance & {
  /**
   * The text of the cart's badge when the page was sent. The server renders a slot here and fills it for each visitor,
   * so that the rest of the page can be cached for all.
   */
  cartBadge: string;
  /**
   * Browser only: shows the cart in a drawer over the page, or opens the cart's page when the drawer cannot be loaded.
   * `isAdded` resolves to whether a product that is being added was accepted; if not, nothing is shown.
   */
  openCart(isAdded?: Promise<boolean>): void;
  /** Browser only: fetches Stripe.js (or the sandbox's). Resolves to null, or rejects, when it cannot be loaded. */
  loadStripe(scriptUrl: string, publishableKey: string): Promise<Stripe | null>;
};

const AppContext = createContext<AppInstance | null>(null);

export function AppProvider({ app, children }: { app: AppInstance; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

/** Throws `app instance unavailable` outside its provider. A component of one surface names its instance. */
export function useApp<App extends AppInstance = AppInstance>(): App {
  const app = useContext(AppContext);
  if (!app) throw new KasaError('APP_INSTANCE_UNAVAILABLE', 'app instance unavailable');
  return app as App;
}

export function useT(): Translate {
  return useApp().t;
}

/** Writes money as the page's language does, where it is to be short without decimals that say nothing. */
export function useFormatMoney(): (amount: Money, isShort?: boolean) => string {
  const { locale } = useApp();
  return (amount, isShort) => formatMoney(amount, languageOf(locale).languageTag, isShort);
}

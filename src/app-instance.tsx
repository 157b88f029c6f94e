// What every component may need and no module may hold: the language, its texts, and what the server told the page.
import type { Stripe } from '@stripe/stripe-js';
import { createContext, type ReactNode, useContext } from 'react';
import { KasaError } from './errors.ts';
import { type Locale, marketOf } from './i18n/locales.ts';
import type { Translate } from './i18n/translate.ts';
import { formatMoney, type Money } from './money.ts';
import type { PublicShop } from './shop/shop-profile.ts';
import type { Surface } from './surface.ts';

/** Errors are announced at once, the rest when the reader is done. */
export type Toast = { kind: 'info' | 'success' | 'error'; text: string };

export type AppInstance = {
  surface: Surface;
  locale: Locale;
  shop: PublicShop;
  t: Translate;
  /**
   * Browser only: says something over the page, for what has no place in it, an error in the catalogue's words. What was
   * said before goes.
   */
  showToast(toast: Toast | Error): void;
};

/** What the storefront's components may need beside. */
export type StorefrontInstance = AppInstance & {
  /**
   * Text of the cart's badge as the page was sent. The server renders a slot here and fills it for each visitor,
   * so that the rest of the page may be shared.
   */
  cartBadge: string;
  /**
   * Browser only: shows the cart in a drawer over the page, or its page when the drawer cannot be had. While something
   * is being put in, `isAdded` says whether it went in and there is something to show.
   */
  openCart(isAdded?: Promise<boolean>): void;
  /** Browser only: fetches Stripe.js (or the sandbox's). Resolves to null, or rejects, when it cannot be had. */
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
  return (amount, isShort) => formatMoney(amount, marketOf(locale).languageTag, isShort);
}

// Which methods a market's checkout offers, and in which order: by currency, smallest amount, the shopper's country,
// and what is usual there.
import type { Locale } from '../i18n/locales.ts';
import { isBelowMinimum } from '../minimum-charge.ts';
import type { Currency, Money } from '../money.ts';
import {
  type ListedMethod,
  listedMethods,
  methodOffers,
  type PaymentMethod,
  type WalletName,
  wallets,
} from './methods/payment-methods.ts';

/**
 * `enabled`: all methods of the shop. `country`: where the shopper lives. The first one is preselected at the checkout.
 */
export function offeredMethods(
  enabled: readonly PaymentMethod[],
  locale: Locale,
  total: Money,
  country: string,
): ListedMethod[] {
  return isBelowMinimum(total) ? [] : marketMethods(enabled, locale, total.currency, country);
}

/** The wallets of the checkout. Stripe.js decides which of them the browser has and where they may be used. */
export function offeredWallets(enabled: readonly PaymentMethod[], total: Money): WalletName[] {
  return isBelowMinimum(total) ? [] : wallets.filter((wallet) => enabled.includes(wallet));
}

/** For any total. */
export function marketMethods(
  enabled: readonly PaymentMethod[],
  locale: Locale,
  currency: Currency,
  country: string,
): ListedMethod[] {
  const place = (method: ListedMethod) => methodOffers[method].usualIn?.[locale] ?? Number.POSITIVE_INFINITY;
  return listedMethods
    .filter((method) => enabled.includes(method) && takes(method, currency, country))
    .sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

function takes(method: ListedMethod, currency: Currency, country: string): boolean {
  const { currencies } = methodOffers[method];
  if (!currencies) return true;
  const countries = currencies[currency];
  return countries !== undefined && (countries === null || countries.includes(country));
}

// Which methods a market's checkout offers, and in which order: by what the shop has chosen, currency, amount, the
// shopper's country, and what is usual there.
import type { Locale } from '../i18n/locales.ts';
import { isBelowMinimum } from '../minimum-charge.ts';
import type { Currency, Money } from '../money.ts';
import type { ShopPaymentSettings } from '../shop/payment-settings.ts';
import type { MethodOffer } from './methods/payment-method.ts';
import {
  type ListedMethod,
  methodOffers,
  type PaymentMethod,
  type WalletName,
  wallets,
} from './methods/payment-methods.ts';

/** What the shop has chosen. */
export type MethodChoice = Pick<ShopPaymentSettings, 'methods' | 'limits'>;

/** `offers`: of the methods that the shop could have; by default of those of `src/payments/methods/`. */
type Market = { locale: Locale; country: string; offers?: Readonly<Record<string, MethodOffer>> };

const allOffers: Readonly<Record<string, MethodOffer>> = methodOffers;

/** `country`: where the shopper lives. The first one is preselected at the checkout. */
export function offeredMethods(choice: MethodChoice, total: Money, market: Market): ListedMethod[] {
  if (isBelowMinimum(total)) return [];
  return marketMethods(choice, total.currency, market).filter((method) => isWithinLimits(choice, method, total));
}

/** The wallets of the checkout. Stripe.js decides which of them the browser has and where they may be used. */
export function offeredWallets(choice: MethodChoice, total: Money): WalletName[] {
  if (isBelowMinimum(total)) return [];
  return inChosenOrder(choice, wallets).filter((wallet) => isWithinLimits(choice, wallet, total));
}

/** Whether the shop has chosen it. */
export function isChosen({ methods }: Pick<MethodChoice, 'methods'>, method: PaymentMethod): boolean {
  return methods === null || methods.includes(method);
}

function isWithinLimits({ limits }: MethodChoice, method: PaymentMethod, { minor, currency }: Money): boolean {
  const { min = 0, max = Number.POSITIVE_INFINITY } = limits[method]?.[currency] ?? {};
  return min <= minor && minor <= max;
}

/** Meant for any total. A shop that has chosen nothing offers what people of the country know. */
export function marketMethods(
  choice: Pick<MethodChoice, 'methods'>,
  currency: Currency,
  market: Market,
): ListedMethod[] {
  const { country, offers = allOffers } = market;
  const possible = possibleMethods(currency, market);
  if (choice.methods !== null) return inChosenOrder(choice, possible);
  return possible.filter((method) => offers[method]?.proposedIn?.[currency]?.includes(country) ?? true);
}

/** Those that the shop may choose among, the usual ones first. */
export function possibleMethods(currency: Currency, market: Market): ListedMethod[] {
  const { locale, country, offers = allOffers } = market;
  const place = (method: ListedMethod) => offers[method]?.usualIn?.[locale] ?? Number.POSITIVE_INFINITY;
  const possible = (Object.keys(offers) as ListedMethod[]).filter((method) => takes(offers[method], currency, country));
  return possible.sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

function inChosenOrder<Name extends PaymentMethod>({ methods }: Pick<MethodChoice, 'methods'>, names: Name[]): Name[] {
  if (methods === null) return names;
  return methods.flatMap((method) => names.find((name) => name === method) ?? []);
}

function takes({ currencies }: MethodOffer = {}, currency: Currency, country: string): boolean {
  if (!currencies) return true;
  const countries = currencies[currency];
  return countries !== undefined && (countries === null || countries.includes(country));
}

// The addresses of a shopper's account, a surface of its own: no page of the shop carries them, and links lead there as to any
// other document.
import type { RouteLocation } from '../addresses.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { fillPattern, matchersOf, matchHref } from '../url-patterns.ts';

/** The addresses of its pages, and of its forms. */
export const accountPatterns = {
  orders: '/:locale/account',
  orderAgain: '/:locale/account/orders/:number/again',
  signIn: '/:locale/account/sign-in',
  code: '/:locale/account/sign-in/code',
  link: '/:locale/account/link/:token',
  signOut: '/:locale/account/sign-out',
  addresses: '/:locale/account/addresses',
  wishlist: '/:locale/account/wishlist',
  settings: '/:locale/account/settings',
  passkeys: '/:locale/account/passkeys',
  passkeyOptions: '/:locale/account/passkeys/options',
  passkeySignIn: '/:locale/account/sign-in/passkey',
  passkeySignInOptions: '/:locale/account/sign-in/passkey/options',
  data: '/:locale/account/data.json',
  deletion: '/:locale/account/delete',
} as const;

export type AccountAddress = keyof typeof accountPatterns;

const pages = {
  accountOrders: accountPatterns.orders,
  accountSignIn: accountPatterns.signIn,
  accountLink: accountPatterns.link,
  accountAddresses: accountPatterns.addresses,
  accountWishlist: accountPatterns.wishlist,
  accountSettings: accountPatterns.settings,
  accountDeletion: accountPatterns.deletion,
  notFound: `${accountPatterns.orders}/*`,
} as const;

export type AccountRouteName = keyof typeof pages;

/** Why a form did nothing. */
export const REFUSED_PARAMETER = 'refused';
/** Names what is answered, at the top of the page. */
export const ANSWER_ID = 'answer';
/** What a form has done, where the page itself does not show it. */
export const DONE_PARAMETER = 'done';

export function accountUrl(
  address: AccountAddress,
  values: { locale: Locale } & Record<string, string>,
  search?: Record<string, string | undefined>,
): string {
  return fillPattern(accountPatterns[address], values, search);
}

const matchers = matchersOf(pages);

/** Parses a path and query. Null when it is not an address of the account, in one of our languages. */
export function locateInAccount(href: string): RouteLocation<AccountRouteName> | null {
  const found = matchHref(matchers, href);
  const locale = found?.params.locale;
  return found && isLocale(locale) ? { ...found, locale } : null;
}

export function accountHome(locale: Locale): string {
  return accountUrl('orders', { locale });
}

/** Which orders are shown: older ones than one, or newer ones; by default the newest. */
export function ordersIn(search: URLSearchParams): { before: number | null; after: number | null } {
  return { before: numberIn(search.get('before')), after: numberIn(search.get('after')) };
}

function numberIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

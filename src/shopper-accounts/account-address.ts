// The addresses of a shopper's account. They are one route, because every page of the shop carries the table of routes.
import { pathOf } from '../addresses.ts';
import type { Locale } from '../i18n/locales.ts';
import { fillPattern } from '../url-patterns.ts';

/** Where each of its pages is, and where its forms go. */
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
export type AccountPage = 'orders' | 'addresses' | 'wishlist' | 'settings' | 'signIn' | 'link' | 'deletion';

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

const pages: Readonly<Record<string, AccountPage>> = {
  '': 'orders',
  'sign-in': 'signIn',
  addresses: 'addresses',
  wishlist: 'wishlist',
  settings: 'settings',
  delete: 'deletion',
};

/** Which page an address is, with the token of a link; null where there is none. */
export function accountPageIn(href: string): { page: AccountPage; token: string } | null {
  const [, , account, section = '', name = '', ...rest] = pathOf(href).replace(/\/$/, '').split('/');
  if (account !== 'account' || rest.length > 0) return null;
  if (section === 'link' && name !== '') return { page: 'link', token: name };
  const page = name === '' && Object.hasOwn(pages, section) ? pages[section] : undefined;
  return page ? { page, token: '' } : null;
}

export function ordersPageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

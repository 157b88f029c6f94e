// The account of a shopper: its pages at the addresses of `src/shopper-accounts/account-address.ts`, in the shell of the shop.
// Apart from the storefront, so that whoever only shops fetches nothing of it.
import type { RouteLocation } from '../addresses.ts';
import { urlOf } from '../addresses.ts';
import { loadStorefrontTexts } from '../i18n/storefront-texts.ts';
import { type AccountRouteName, accountHome, locateInAccount } from '../shopper-accounts/account-address.ts';
import type { Surface, SurfacePage } from '../surface.ts';
import { LateSiteFooter } from './storefront/late-site-footer.tsx';
import { SiteHeader } from './storefront/site-header.tsx';

const accountPages: Record<AccountRouteName, SurfacePage> = {
  accountOrders: { page: () => import('../shopper-accounts/account-orders-page.tsx') },
  accountSignIn: { page: () => import('../shopper-accounts/account-sign-in-page.tsx') },
  accountLink: { page: () => import('../shopper-accounts/account-link-page.tsx') },
  accountAddresses: { page: () => import('../shopper-accounts/account-addresses-page.tsx') },
  accountWishlist: { page: () => import('../shopper-accounts/account-wishlist-page.tsx') },
  accountSettings: { page: () => import('../shopper-accounts/account-settings-page.tsx') },
  accountDeletion: { page: () => import('../shopper-accounts/account-deletion-page.tsx') },
  notFound: { page: () => import('./storefront/not-found-page.tsx') },
};

export const account: Surface = {
  pages: accountPages,
  locate: (href, locale) => (locateInAccount(href) ?? locateInAccount(`${accountHome(locale)}/404`)) as RouteLocation,
  // The shop's: whoever leaves the account goes on shopping.
  homePath: (locale) => urlOf('home', { locale }),
  loadTexts: loadStorefrontTexts,
  Header: SiteHeader,
  Footer: LateSiteFooter,
};

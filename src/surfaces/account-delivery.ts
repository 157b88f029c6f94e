// How the account of a shopper is built and served: budgets, policy, cookie, endpoint. Apart from `account.ts`, which browsers
// fetch.
import { type PageDocument, personalDocument, plainDocument } from '../page-document.ts';
import { type AccountRouteName, accountPatterns } from '../shopper-accounts/account-address.ts';
import type { SurfaceDelivery } from '../surface.ts';
import { accountApi } from './account-api.ts';
import { loadStorefrontShell, titleOfStorefront } from './storefront-api.ts';
import { storefrontDelivery } from './storefront-delivery.ts';

// A form, in the shell of the shop.
const formDocument: PageDocument = {
  ...plainDocument,
  addressOf: ({ href }) => href,
  budget: { script: 86, ours: 18, style: 10 },
};

const documents: Record<AccountRouteName, PageDocument> = {
  accountOrders: formDocument,
  accountSignIn: formDocument,
  accountLink: formDocument,
  // The fields of the checkout, with their texts.
  accountAddresses: personalDocument,
  accountWishlist: formDocument,
  accountSettings: formDocument,
  accountDeletion: formDocument,
  notFound: plainDocument,
};

export const accountDelivery: SurfaceDelivery = {
  name: 'account',
  basePath: accountPatterns.orders,
  documents,
  foreignSources: () => ['icons'],
  isPrivate: true,
  // The cart's, as everywhere in the shop; who is signed in is in a cookie of its own.
  session: storefrontDelivery.session,
  api: accountApi,
  loadShell: loadStorefrontShell,
  titleOf: titleOfStorefront,
  loadSurface: async () => (await import('./account.ts')).account,
  loadParts: storefrontDelivery.loadParts,
  alwaysLinked: storefrontDelivery.alwaysLinked,
  notFoundTexts: storefrontDelivery.notFoundTexts,
};

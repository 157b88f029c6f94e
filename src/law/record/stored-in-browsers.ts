// Every cookie and key that the shop and its office store in a browser, with what for and how long. A test compares the
// list with the names in the code of browsers.

const stored = [
  { id: 'cart', surface: 'storefront', kind: 'cookie', name: 'kasa_cart', days: 60 },
  { id: 'account', surface: 'storefront', kind: 'cookie', name: 'kasa_account', days: 365 },
  { id: 'knownBrowser', surface: 'storefront', kind: 'cookie', name: 'kasa_known', days: 365 },
  { id: 'signIn', surface: 'storefront', kind: 'cookie', name: 'kasa_signin', days: 1 },
  { id: 'theme', surface: 'storefront', kind: 'cookie', name: 'kasa_theme', days: 365 },
  { id: 'locale', surface: 'storefront', kind: 'cookie', name: 'kasa_locale', days: 365 },
  { id: 'unsavedDraft', surface: 'storefront', kind: 'session', name: 'kasa-unsaved-draft', until: 'tab' },
  { id: 'reloadGuard', surface: 'storefront', kind: 'session', name: 'kasa-reload-guard', until: 'tab' },
  { id: 'wishlist', surface: 'storefront', kind: 'local', name: 'kasa-wishlist', until: 'removed' },
  { id: 'recentlyViewed', surface: 'storefront', kind: 'local', name: 'kasa-recently-viewed', until: 'removed' },
  { id: 'session', surface: 'office', kind: 'cookie', name: 'kasa_office', until: 'browser' },
  { id: 'device', surface: 'office', kind: 'cookie', name: 'kasa_office_device', days: 180 },
  { id: 'theme', surface: 'office', kind: 'cookie', name: 'kasa_theme', days: 365 },
  { id: 'typing', surface: 'office', kind: 'session', name: 'typing:*', until: 'tab' },
  { id: 'typing', surface: 'office', kind: 'local', name: 'typing:*', until: 'removed' },
  { id: 'reloadGuard', surface: 'office', kind: 'session', name: 'kasa-reload-guard', until: 'tab' },
  { id: 'notices', surface: 'office', kind: 'session', name: 'kasa-office-closed-notices', until: 'tab' },
  { id: 'opened', surface: 'office', kind: 'local', name: 'kasa-office-opened', until: 'removed' },
  { id: 'sound', surface: 'office', kind: 'local', name: 'kasa-office-sound', until: 'removed' },
  { id: 'packing', surface: 'office', kind: 'database', name: 'kasa-pack', until: 'removed' },
  { id: 'packing', surface: 'office', kind: 'cache', name: 'kasa-pack-*', until: 'removed' },
] as const;

type StoredId = (typeof stored)[number]['id'] | 'payment';

/** `name`: where it ends with `*`, what names begin with. With https cookies are also called `__Host-…`. */
export type StoredInBrowser = {
  id: StoredId;
  surface: 'storefront' | 'office';
  kind: 'cookie' | 'local' | 'session' | 'database' | 'cache';
  name: string;
} & ({ days: number } | { until: 'tab' | 'browser' | 'removed' });

export const storedInBrowsers: readonly StoredInBrowser[] = stored;

/** What Stripe.js sets on the page of the checkout where its keys are set, as Stripe's documentation says. */
export const storedByStripe: readonly StoredInBrowser[] = [
  { id: 'payment', surface: 'storefront', kind: 'cookie', name: '__stripe_mid', days: 365 },
  { id: 'payment', surface: 'storefront', kind: 'cookie', name: '__stripe_sid', days: 1 },
];

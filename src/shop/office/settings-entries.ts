// The documents of the settings as the list of the office names them, in its order. Apart from their screens: a list needs
// no fields.
import type { MessageKey } from '../../i18n/all-messages.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { SettingsDocument } from '../settings-list.ts';

export const settingsGroups = ['shop', 'selling', 'sending', 'customers'] as const;

export type SettingsEntry = {
  group: (typeof settingsGroups)[number];
  title: MessageKey;
  about: MessageKey;
  /** Its page: the screen of its fields, or one of its own. */
  href: () => string;
};

export const settingsEntries = {
  identity: {
    ...{ document: 'identity', group: 'shop', title: 'settings.identity', about: 'settings.identityAbout' },
    href: () => documentUrl('identity'),
  },
  brand: {
    ...{ document: 'brand', group: 'shop', title: 'settings.brand', about: 'settings.brandAbout' },
    href: () => documentUrl('brand'),
  },
  home: {
    ...{ document: 'home', group: 'shop', title: 'settings.home', about: 'settings.homeAbout' },
    href: () => officeUrlOf('homeEditor'),
  },
  pages: {
    ...{ document: 'pages', group: 'shop', title: 'settings.pages', about: 'settings.pagesAbout' },
    href: () => officeUrlOf('writtenPages'),
  },
  navigation: {
    ...{ document: 'navigation', group: 'shop', title: 'settings.navigation', about: 'settings.navigationAbout' },
    href: () => officeUrlOf('menuEditor'),
  },
  'product-fields': {
    ...{
      document: 'product-fields',
      group: 'shop',
      title: 'settings.productFields',
      about: 'settings.productFieldsAbout',
    },
    href: () => officeUrlOf('productFields'),
  },
  company: {
    ...{ document: 'company', group: 'shop', title: 'settings.company', about: 'settings.companyAbout' },
    href: () => documentUrl('company'),
  },
  storefront: {
    ...{ document: 'storefront', group: 'shop', title: 'settings.storefront', about: 'settings.storefrontAbout' },
    href: () => documentUrl('storefront'),
  },
  assistants: {
    ...{ document: 'assistants', group: 'shop', title: 'settings.assistants', about: 'settings.assistantsAbout' },
    href: () => documentUrl('assistants'),
  },
  markets: {
    ...{ document: 'markets', group: 'selling', title: 'settings.markets', about: 'settings.marketsAbout' },
    href: () => documentUrl('markets'),
  },
  taxes: {
    ...{ document: 'taxes', group: 'selling', title: 'settings.taxes', about: 'settings.taxesAbout' },
    href: () => documentUrl('taxes'),
  },
  payments: {
    ...{ document: 'payments', group: 'selling', title: 'settings.payments', about: 'settings.paymentsAbout' },
    href: () => documentUrl('payments'),
  },
  invoices: {
    ...{ document: 'invoices', group: 'selling', title: 'settings.invoices', about: 'settings.invoicesAbout' },
    href: () => documentUrl('invoices'),
  },
  stock: {
    ...{ document: 'stock', group: 'selling', title: 'settings.stock', about: 'settings.stockAbout' },
    href: () => documentUrl('stock'),
  },
  delivery: {
    ...{ document: 'delivery', group: 'sending', title: 'settings.delivery', about: 'settings.deliveryAbout' },
    href: () => documentUrl('delivery'),
  },
  carriers: {
    ...{ document: 'carriers', group: 'sending', title: 'settings.carriers', about: 'settings.carriersAbout' },
    href: () => documentUrl('carriers'),
  },
  mail: {
    ...{ document: 'mail', group: 'customers', title: 'settings.mail', about: 'settings.mailAbout' },
    href: () => documentUrl('mail'),
  },
  'mail-texts': {
    ...{ document: 'mail-texts', group: 'customers', title: 'settings.mailTexts', about: 'settings.mailTextsAbout' },
    href: () => officeUrlOf('mails'),
  },
  marketing: {
    ...{ document: 'marketing', group: 'customers', title: 'settings.marketing', about: 'settings.marketingAbout' },
    href: () => documentUrl('marketing'),
  },
  reviews: {
    ...{ document: 'reviews', group: 'customers', title: 'settings.reviews', about: 'settings.reviewsAbout' },
    href: () => documentUrl('reviews'),
  },
  retention: {
    ...{ document: 'retention', group: 'customers', title: 'settings.retention', about: 'settings.retentionAbout' },
    href: () => documentUrl('retention'),
  },
} as const satisfies { [Document in SettingsDocument]: SettingsEntry & { document: Document } };

function documentUrl(document: SettingsDocument): string {
  return officeUrlOf('settingsDocument', undefined, { document });
}

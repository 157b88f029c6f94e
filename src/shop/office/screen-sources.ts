// The screens of the settings, each with its texts: a page fetches the one that it shows. What a new document
// touches is in `src/README.md`.
import { joinTexts } from '../../i18n/join-texts.ts';
import { type TextLoader, textsOf } from '../../i18n/load-texts.ts';
import type { SettingsDocument } from '../settings-list.ts';
import type { SettingsScreen } from './settings-screen.ts';

export type ScreenSource = { load(): Promise<SettingsScreen>; texts: TextLoader };

const selling = textsOf((locale) => import(`../../i18n/messages/${locale}/settings/selling.ts`));
const sending = textsOf((locale) => import(`../../i18n/messages/${locale}/settings/sending.ts`));
const others = textsOf((locale) => import(`../../i18n/messages/${locale}/settings/shop-ways.ts`));
const identity = textsOf((locale) => import(`../../i18n/messages/${locale}/settings/identity.ts`));
const brand = textsOf((locale) => import(`../../i18n/messages/${locale}/settings/brand.ts`));

const checks = textsOf((locale) => import(`../../i18n/messages/${locale}/settings/checks.ts`));
export const screenSources: Partial<Record<SettingsDocument, ScreenSource>> = {
  identity: { load: async () => (await import('./screens/identity-screen.ts')).identityScreen, texts: identity },
  brand: { load: async () => (await import('./screens/brand-screen.tsx')).loadBrandScreen(), texts: brand },
  company: {
    load: async () => (await import('./screens/company-screen.tsx')).companyScreen,
    texts: joinTexts(selling, checks),
  },
  storefront: { load: async () => (await import('./screens/storefront-screen.ts')).storefrontScreen, texts: others },
  assistants: { load: async () => (await import('./screens/assistants-screen.ts')).assistantsScreen, texts: others },
  markets: { load: async () => (await import('./screens/markets-screen.ts')).marketsScreen, texts: selling },
  taxes: { load: async () => (await import('./screens/taxes-screen.ts')).taxesScreen, texts: selling },
  payments: {
    load: async () => (await import('./screens/payments-screen.tsx')).loadPaymentsScreen(),
    texts: joinTexts(selling, checks),
  },
  invoices: { load: async () => (await import('./screens/invoices-screen.ts')).invoicesScreen, texts: others },
  stock: { load: async () => (await import('./screens/stock-screen.ts')).stockScreen, texts: others },
  delivery: { load: async () => (await import('./screens/delivery-screen.ts')).deliveryScreen, texts: sending },
  carriers: { load: async () => (await import('./screens/carriers-screen.ts')).carriersScreen, texts: sending },
  mail: { load: async () => (await import('./screens/mail-screen.tsx')).loadMailScreen(), texts: others },
  marketing: { load: async () => (await import('./screens/marketing-screen.ts')).marketingScreen, texts: others },
  reviews: { load: async () => (await import('./screens/reviews-screen.ts')).reviewsScreen, texts: others },
  retention: { load: async () => (await import('./screens/retention-screen.ts')).retentionScreen, texts: others },
};

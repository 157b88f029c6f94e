// Every document of the settings in the office, in the order of the list. A new document is one object here.
import { brandScreen } from './screens/brand-screen.tsx';
import { carriersScreen } from './screens/carriers-screen.ts';
import { companyScreen } from './screens/company-screen.ts';
import { deliveryScreen } from './screens/delivery-screen.ts';
import { mailScreen } from './screens/mail-screen.ts';
import { marketingScreen } from './screens/marketing-screen.ts';
import { marketsScreen } from './screens/markets-screen.ts';
import { paymentsScreen } from './screens/payments-screen.ts';
import { retentionScreen } from './screens/retention-screen.ts';
import { reviewsScreen } from './screens/reviews-screen.ts';
import { stockScreen } from './screens/stock-screen.ts';
import { storefrontScreen } from './screens/storefront-screen.ts';
import { taxesScreen } from './screens/taxes-screen.ts';
import { settingsElsewhere } from './settings-elsewhere.ts';
import type { SettingsElsewhere, SettingsScreen } from './settings-screen.ts';

export const settingsScreens: readonly SettingsScreen[] = [
  brandScreen,
  companyScreen,
  storefrontScreen,
  marketsScreen,
  taxesScreen,
  paymentsScreen,
  stockScreen,
  deliveryScreen,
  carriersScreen,
  mailScreen,
  marketingScreen,
  reviewsScreen,
  retentionScreen,
];

export type ListedSettings = SettingsScreen | SettingsElsewhere;

export const listedSettings: readonly ListedSettings[] = [...settingsElsewhere, ...settingsScreens];

export function findScreen(document: string): SettingsScreen | null {
  return settingsScreens.find((screen) => screen.document === document) ?? null;
}

import { textsOf } from '../../i18n/load-texts.ts';

export const loadSettingsTexts = textsOf(
  (locale) => import(`../../i18n/messages/${locale}/settings/screens.ts`),
  (locale) => import(`../../i18n/messages/${locale}/settings/shop-ways.ts`),
  (locale) => import(`../../i18n/messages/${locale}/settings/brand.ts`),
  (locale) => import(`../../i18n/messages/${locale}/office/setup.ts`),
  (locale) => import(`../../i18n/messages/${locale}/ui/shop-preview.ts`),
);

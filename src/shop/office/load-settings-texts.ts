import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { loadPreviewTexts } from '../../ui/office/preview/late-shop-preview.ts';

export const loadSettingsTexts = joinTexts(
  textsOf(
    (locale) => import(`../../i18n/messages/${locale}/settings/screens.ts`),
    (locale) => import(`../../i18n/messages/${locale}/settings/selling.ts`),
    (locale) => import(`../../i18n/messages/${locale}/settings/sending.ts`),
    (locale) => import(`../../i18n/messages/${locale}/settings/shop-ways.ts`),
    (locale) => import(`../../i18n/messages/${locale}/settings/brand.ts`),
  ),
  loadPreviewTexts,
);

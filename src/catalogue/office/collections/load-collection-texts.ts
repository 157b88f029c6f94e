import { textsOf } from '../../../i18n/load-texts.ts';

export const loadCollectionTexts = textsOf(
  (locale) => import(`../../../i18n/messages/${locale}/catalogue/collections.ts`),
);

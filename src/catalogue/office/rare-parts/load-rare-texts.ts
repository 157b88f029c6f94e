import { textsOf } from '../../../i18n/load-texts.ts';

export const loadRareTexts = textsOf(
  (locale) => import(`../../../i18n/messages/${locale}/catalogue/product-rare-parts.ts`),
);

import { textsOf } from '../../../i18n/load-texts.ts';

export const loadVariantTexts = textsOf(
  (locale) => import(`../../../i18n/messages/${locale}/catalogue/product-variants.ts`),
);

import { textsOf } from '../../../i18n/load-texts.ts';

export const loadProductEditorTexts = textsOf(
  (locale) => import(`../../../i18n/messages/${locale}/catalogue/product-editor.ts`),
);

import { joinTexts } from '../../../i18n/join-texts.ts';
import { textsOf } from '../../../i18n/load-texts.ts';

export const loadProductEditorTexts = joinTexts(
  textsOf((locale) => import(`../../../i18n/messages/${locale}/catalogue/product-editor.ts`)),
  textsOf((locale) => import(`../../../i18n/messages/${locale}/catalogue/variant-words.ts`)),
);

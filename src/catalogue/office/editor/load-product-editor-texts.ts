import { joinTexts } from '../../../i18n/join-texts.ts';
import { textsOf } from '../../../i18n/load-texts.ts';
import { loadOwnFieldTexts } from '../own-fields/load-own-field-texts.ts';

export const loadProductEditorTexts = joinTexts(
  textsOf((locale) => import(`../../../i18n/messages/${locale}/catalogue/product-editor.ts`)),
  loadOwnFieldTexts,
);

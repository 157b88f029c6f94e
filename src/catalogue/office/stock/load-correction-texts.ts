import { textsOf } from '../../../i18n/load-texts.ts';

export const loadCorrectionTexts = textsOf(
  (locale) => import(`../../../i18n/messages/${locale}/inventory/stock-correction.ts`),
);

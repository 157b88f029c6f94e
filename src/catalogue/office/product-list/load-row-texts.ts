import { textsOf } from '../../../i18n/load-texts.ts';

export const loadRowTexts = textsOf((locale) => import(`../../../i18n/messages/${locale}/catalogue/product-row.ts`));

import { textsOf } from '../../../i18n/load-texts.ts';

export const loadGridTexts = textsOf((locale) => import(`../../../i18n/messages/${locale}/catalogue/product-grid.ts`));

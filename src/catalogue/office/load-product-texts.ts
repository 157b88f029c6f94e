import { textsOf } from '../../i18n/load-texts.ts';

export const loadProductTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/catalogue/products.ts`));

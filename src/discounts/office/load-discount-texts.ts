import { textsOf } from '../../i18n/load-texts.ts';

export const loadDiscountTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/discounts.ts`));

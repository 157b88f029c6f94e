import { textsOf } from '../../i18n/load-texts.ts';

export const loadOrderTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/orders.ts`));

import { textsOf } from '../../i18n/load-texts.ts';

export const loadReturnTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/order-returns.ts`));

import { textsOf } from '../../i18n/load-texts.ts';

export const loadRefusalTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/orders/order-refusals.ts`));

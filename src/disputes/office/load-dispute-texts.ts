import { textsOf } from '../../i18n/load-texts.ts';

export const loadDisputeTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/order-disputes.ts`));

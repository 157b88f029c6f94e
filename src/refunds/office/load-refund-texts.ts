import { textsOf } from '../../i18n/load-texts.ts';

export const loadRefundTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/refunds.ts`));

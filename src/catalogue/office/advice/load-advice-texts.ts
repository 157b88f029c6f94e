import { textsOf } from '../../../i18n/load-texts.ts';

export const loadAdviceTexts = textsOf((locale) => import(`../../../i18n/messages/${locale}/catalogue/advice.ts`));

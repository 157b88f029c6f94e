import { textsOf } from '../i18n/load-texts.ts';

export const loadStepUpTexts = textsOf((locale) => import(`../i18n/messages/${locale}/staff/step-up.ts`));

import { textsOf } from '../../i18n/load-texts.ts';

export const loadEvidenceTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/disputes.ts`));

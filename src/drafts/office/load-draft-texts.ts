import { textsOf } from '../../i18n/load-texts.ts';

export const loadDraftTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/drafts.ts`));

import { textsOf } from '../../i18n/load-texts.ts';

export const loadLawTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/law/law-page.ts`));

import { textsOf } from '../i18n/load-texts.ts';

export const loadPeopleTexts = textsOf((locale) => import(`../i18n/messages/${locale}/staff/people.ts`));

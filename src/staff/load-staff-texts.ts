import { textsOf } from '../i18n/load-texts.ts';

export const loadStaffTexts = textsOf((locale) => import(`../i18n/messages/${locale}/office/staff.ts`));

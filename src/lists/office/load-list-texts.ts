import { textsOf } from '../../i18n/load-texts.ts';

export const loadListTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/lists/office-list.ts`));

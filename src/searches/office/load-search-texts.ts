import { textsOf } from '../../i18n/load-texts.ts';

export const loadSearchTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/content/searches.ts`));

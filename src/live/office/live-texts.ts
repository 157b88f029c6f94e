import { textsOf } from '../../i18n/load-texts.ts';

export const loadLiveTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/live.ts`));

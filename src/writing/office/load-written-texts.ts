import { textsOf } from '../../i18n/load-texts.ts';

export const loadWrittenTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/content/contents.ts`));

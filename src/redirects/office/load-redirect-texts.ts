import { textsOf } from '../../i18n/load-texts.ts';

export const loadRedirectTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/content/redirects.ts`));

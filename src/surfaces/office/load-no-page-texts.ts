import { textsOf } from '../../i18n/load-texts.ts';

/** Of what stands in the place of a page. */
export const loadNoPageTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/staff/no-access.ts`));

import { textsOf } from '../../i18n/load-texts.ts';

/** What stands in the place of a page speaks with these. */
export const loadNoPageTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/staff/no-access.ts`));

import { textsOf } from '../../../i18n/load-texts.ts';

export const loadOwnFieldTexts = textsOf(
  (locale) => import(`../../../i18n/messages/${locale}/catalogue/own-fields.ts`),
);

import { textsOf } from '../../../i18n/load-texts.ts';

export const loadReductionTexts = textsOf(
  (locale) => import(`../../../i18n/messages/${locale}/catalogue/reductions.ts`),
);

import { textsOf } from '../../i18n/load-texts.ts';

export const loadTranslationTexts = textsOf(
  (locale) => import(`../../i18n/messages/${locale}/translation/translation.ts`),
);

import { textsOf } from '../../i18n/load-texts.ts';

export const loadRichTextTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/ui/rich-text.ts`));

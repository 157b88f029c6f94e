import { textsOf } from '../../i18n/load-texts.ts';

export const loadMailTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/emails/mail-editor.ts`));

import { textsOf } from '../../i18n/load-texts.ts';

export const loadEditorTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/ui/record-editor.ts`));

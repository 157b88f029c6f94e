import { textsOf } from '../../i18n/load-texts.ts';

export const loadShortcutTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/shortcuts.ts`));

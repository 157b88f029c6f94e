import { textsOf } from '../../i18n/load-texts.ts';

export const loadSettingsTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/settings/screens.ts`));

import { textsOf } from '../i18n/load-texts.ts';

export const loadKeyTexts = textsOf((locale) => import(`../i18n/messages/${locale}/connections/api-keys.ts`));

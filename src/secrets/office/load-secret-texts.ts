import { textsOf } from '../../i18n/load-texts.ts';

export const loadSecretTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/connections/secrets.ts`));

import { textsOf } from '../../i18n/load-texts.ts';

export const loadLabelTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/labels.ts`));

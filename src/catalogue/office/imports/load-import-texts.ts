import { textsOf } from '../../../i18n/load-texts.ts';

export const loadImportTexts = textsOf((locale) => import(`../../../i18n/messages/${locale}/catalogue/imports.ts`));

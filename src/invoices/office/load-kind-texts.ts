import { textsOf } from '../../i18n/load-texts.ts';

export const loadKindTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/invoices/document-kinds.ts`));

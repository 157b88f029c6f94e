import { textsOf } from '../../i18n/load-texts.ts';

export const loadScannerTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/ui/scanner.ts`));

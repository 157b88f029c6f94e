import { textsOf } from '../../i18n/load-texts.ts';

export const loadStockTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/inventory/stock.ts`));

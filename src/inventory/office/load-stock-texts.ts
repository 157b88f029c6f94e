import { loadCorrectionTexts } from '../../catalogue/office/stock/load-correction-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';

export const loadStockTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/inventory/stock.ts`)),
  loadCorrectionTexts,
);

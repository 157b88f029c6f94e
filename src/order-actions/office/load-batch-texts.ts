// What is said of many orders that were worked on at once, and of those that were left as they are.
import { loadLabelTexts } from '../../fulfilment/office/load-label-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';

export const loadBatchTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/orders/order-batch.ts`)),
  loadLabelTexts,
);

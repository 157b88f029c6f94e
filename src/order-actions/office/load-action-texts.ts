// What buttons, dialogs and refusals of an order's actions say.
import { loadLabelTexts } from '../../fulfilment/office/load-label-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { loadRefundTexts } from '../../refunds/office/load-refund-texts.ts';

export const loadActionTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/orders/order-actions.ts`)),
  loadLabelTexts,
  loadRefundTexts,
);

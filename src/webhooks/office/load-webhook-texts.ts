import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { loadStaffTexts } from '../../staff/load-staff-texts.ts';

export const loadWebhookTexts = joinTexts(
  loadListTexts,
  loadStaffTexts,
  textsOf((locale) => import(`../../i18n/messages/${locale}/connections/webhooks.ts`)),
);

// The words of the log: its own, and those of what its entries are about.
import { loadCustomerTexts } from '../../customers/office/load-customer-texts.ts';
import { loadDiscountTexts } from '../../discounts/office/load-discount-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { loadRefundTexts } from '../../refunds/office/load-refund-texts.ts';
import { loadReviewTexts } from '../../reviews/office/load-review-texts.ts';
import { loadPeopleTexts } from '../../staff/load-people-texts.ts';

export const loadAuditTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/staff/audit-log.ts`)),
  loadCustomerTexts,
  loadDiscountTexts,
  loadPeopleTexts,
  loadRefundTexts,
  loadReviewTexts,
);

// All pages of the office, in the order in which the navigation shows them and addresses are tried. A feature's further page
// needs no line here. `make types` writes from it what browsers fetch first (`office-pages.generated.ts`) and what features
// link to (`src/office-addresses.ts`, `src/staff/page-access.ts`).
import { accountsPages } from '../../accounts/office/pages.ts';
import { apiKeyPages } from '../../api-keys/office/pages.ts';
import { auditLogPages } from '../../audit-log/office/pages.ts';
import { cataloguePages } from '../../catalogue/office/pages.ts';
import { customerPages } from '../../customers/office/pages.ts';
import { discountPages } from '../../discounts/office/pages.ts';
import { disputePages } from '../../disputes/office/pages.ts';
import { draftPages } from '../../drafts/office/pages.ts';
import { mailPages } from '../../emails/office/pages.ts';
import { extensionPages } from '../../extensions/office/pages.ts';
import { giftCardPages } from '../../gift-cards/office/pages.ts';
import { historyPages } from '../../history/office/pages.ts';
import { stockPages } from '../../inventory/office/pages.ts';
import { invoicePages } from '../../invoices/office/pages.ts';
import { lawPages } from '../../law/office/pages.ts';
import { newsletterPages } from '../../newsletter/office/pages.ts';
import { orderListPages } from '../../order-list/office/pages.ts';
import { orderPages } from '../../order-page/office/pages.ts';
import { packingPages } from '../../packing/office/pages.ts';
import { redirectPages } from '../../redirects/office/pages.ts';
import { reportPages } from '../../reports/office/pages.ts';
import { returnPages } from '../../returns/office/pages.ts';
import { reviewPages } from '../../reviews/office/pages.ts';
import { searchPages } from '../../searches/office/pages.ts';
import { secretPages } from '../../secrets/office/pages.ts';
import { setupPages } from '../../setup/office/pages.ts';
import { shippingPages } from '../../shipping/office/pages.ts';
import { settingsPages } from '../../shop/office/pages.ts';
import { definePages } from '../../staff/define-pages.ts';
import { accountPages } from '../../staff/office/pages.ts';
import { ownersQuery } from '../../staff/office/staff-queries.ts';
import { todayPages } from '../../today/office/pages.ts';
import { translationPages } from '../../translation/office/pages.ts';
import { webhookPages } from '../../webhooks/office/pages.ts';
import { writingPages } from '../../writing/office/pages.ts';

const otherPages = definePages({
  noAccess: {
    path: '/no-access',
    access: 'staff',
    load: (queryClient) => queryClient.ensureQueryData(ownersQuery),
    budget: 'form',
  },
  officeNotFound: { path: '/*', access: 'anybody', budget: 'signedOut' },
});

export const staffPages = {
  ...todayPages,
  ...orderListPages,
  ...orderPages,
  ...packingPages,
  // Codes lead the group of marketing, of which reductions are as well.
  ...discountPages,
  ...giftCardPages,
  ...cataloguePages,
  ...stockPages,
  ...returnPages,
  ...disputePages,
  ...draftPages,
  ...invoicePages,
  ...accountsPages,
  ...customerPages,
  ...newsletterPages,
  ...reviewPages,
  ...shippingPages,
  ...writingPages,
  ...redirectPages,
  ...searchPages,
  ...lawPages,
  ...mailPages,
  ...translationPages,
  ...reportPages,
  // These stand before the documents of the settings, whose address has any name in this place.
  ...secretPages,
  ...apiKeyPages,
  ...webhookPages,
  ...extensionPages,
  ...settingsPages,
  ...setupPages,
  ...accountPages,
  ...historyPages,
  ...auditLogPages,
  ...otherPages,
};

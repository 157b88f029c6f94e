// The groups of texts, listed once: English names them and their keys, the other languages have the same files.

import { catalogueMessages } from './catalogue-messages.ts';
import { emailMessages } from './email-messages.ts';
import type { Locale } from './locales.ts';
import type { Message } from './message.ts';
import { messages as accounts } from './messages/en/accounts/accounts.ts';
import { messages as assistants } from './messages/en/assistants/found.ts';
import { messages as ucp } from './messages/en/assistants/ucp.ts';
import { messages as bankRedirect } from './messages/en/bank-redirect.ts';
import { messages as cart } from './messages/en/cart.ts';
import { messages as checkout } from './messages/en/checkout.ts';
import { messages as apiKeys } from './messages/en/connections/api-keys.ts';
import { messages as developers } from './messages/en/connections/developers.ts';
import { messages as doctor } from './messages/en/connections/doctor.ts';
import { messages as extensions } from './messages/en/connections/extensions.ts';
import { messages as secrets } from './messages/en/connections/secrets.ts';
import { messages as webhookFailures } from './messages/en/connections/webhook-failures.ts';
import { messages as webhooks } from './messages/en/connections/webhooks.ts';
import { messages as articles } from './messages/en/content/articles.ts';
import { messages as contents } from './messages/en/content/contents.ts';
import { messages as contentRedirects } from './messages/en/content/redirects.ts';
import { messages as contentSearches } from './messages/en/content/searches.ts';
import { messages as content } from './messages/en/content.ts';
import { messages as description } from './messages/en/description.ts';
import { messages as discountCode } from './messages/en/discounts/discount-code.ts';
import { messages as giftCardFields } from './messages/en/discounts/gift-card-fields.ts';
import { messages as giftCards } from './messages/en/discounts/gift-cards.ts';
import { messages as errorPage } from './messages/en/error-page.ts';
import { messages as failure } from './messages/en/failure.ts';
import { messages as footer } from './messages/en/footer.ts';
import { messages as batchTitles } from './messages/en/history/batch-titles.ts';
import { messages as changedFields } from './messages/en/history/changed-fields.ts';
import { messages as historyPage } from './messages/en/history/history-page.ts';
import { messages as home } from './messages/en/home.ts';
import { messages as officeStock } from './messages/en/inventory/stock.ts';
import { messages as officeStockCorrection } from './messages/en/inventory/stock-correction.ts';
import { messages as documentKinds } from './messages/en/invoices/document-kinds.ts';
import { messages as invoiceList } from './messages/en/invoices/invoice-list.ts';
import { messages as invoicePaper } from './messages/en/invoices/invoice-paper.ts';
import { messages as ksef } from './messages/en/invoices/ksef.ts';
import { messages as orderDocuments } from './messages/en/invoices/order-documents.ts';
import { messages as latePart } from './messages/en/late-part.ts';
import { messages as law } from './messages/en/law/law.ts';
import { messages as lawPage } from './messages/en/law/law-page.ts';
import { messages as record } from './messages/en/law/record.ts';
import { messages as listing } from './messages/en/listing.ts';
import { messages as officeList } from './messages/en/lists/office-list.ts';
import { messages as marks } from './messages/en/marks.ts';
import { messages as method } from './messages/en/method.ts';
import { messages as newsletter } from './messages/en/newsletter/newsletter.ts';
import { messages as officeCustomers } from './messages/en/office/customers.ts';
import { messages as officeDiscounts } from './messages/en/office/discounts.ts';
import { messages as disputes } from './messages/en/office/disputes.ts';
import { messages as officeDrafts } from './messages/en/office/drafts.ts';
import { messages as labels } from './messages/en/office/labels.ts';
import { messages as officeLive } from './messages/en/office/live.ts';
import { messages as managedOrder } from './messages/en/office/managed-order.ts';
import { messages as manyOrders } from './messages/en/office/many-orders.ts';
import { messages as orderDisputes } from './messages/en/office/order-disputes.ts';
import { messages as orderReturns } from './messages/en/office/order-returns.ts';
import { messages as officeOrders } from './messages/en/office/orders.ts';
import { messages as pack } from './messages/en/office/pack.ts';
import { messages as packingPapers } from './messages/en/office/packing-papers.ts';
import { messages as officePoints } from './messages/en/office/points.ts';
import { messages as officeRefunds } from './messages/en/office/refunds.ts';
import { messages as returnsQueue } from './messages/en/office/returns-queue.ts';
import { messages as officeReviews } from './messages/en/office/reviews.ts';
import { messages as setup } from './messages/en/office/setup.ts';
import { messages as setupReminder } from './messages/en/office/setup-reminder.ts';
import { messages as officeShell } from './messages/en/office/shell.ts';
import { messages as officeShortcuts } from './messages/en/office/shortcuts.ts';
import { messages as officeSignInAgain } from './messages/en/office/sign-in-again.ts';
import { messages as staff } from './messages/en/office/staff.ts';
import { messages as subscribers } from './messages/en/office/subscribers.ts';
import { messages as officeToday } from './messages/en/office/today.ts';
import { messages as waiting } from './messages/en/office/waiting.ts';
import { messages as office } from './messages/en/office.ts';
import { messages as order } from './messages/en/order.ts';
import { messages as changeContact } from './messages/en/orders/change-contact.ts';
import { messages as orderActions } from './messages/en/orders/order-actions.ts';
import { messages as orderAssistants } from './messages/en/orders/order-assistants.ts';
import { messages as orderBatch } from './messages/en/orders/order-batch.ts';
import { messages as orderRefusals } from './messages/en/orders/order-refusals.ts';
import { messages as paidByHand } from './messages/en/orders/paid-by-hand.ts';
import { messages as sendOrder } from './messages/en/orders/send-order.ts';
import { messages as trackingNumber } from './messages/en/orders/tracking-number.ts';
import { messages as payment } from './messages/en/payment.ts';
import { messages as clauses } from './messages/en/payments/clauses.ts';
import { messages as methodTerms } from './messages/en/payments/method-terms.ts';
import { messages as product } from './messages/en/product.ts';
import { messages as productDetails } from './messages/en/product-details.ts';
import { messages as promise } from './messages/en/promise.ts';
import { messages as assistantFigures } from './messages/en/reports/assistant-figures.ts';
import { messages as reports } from './messages/en/reports/reports.ts';
import { messages as orderWithdrawal } from './messages/en/returns/order-withdrawal.ts';
import { messages as withdrawLink } from './messages/en/returns/withdraw-link.ts';
import { messages as withdrawal } from './messages/en/returns/withdrawal.ts';
import { messages as productReviews } from './messages/en/reviews/product-reviews.ts';
import { messages as reviewPage } from './messages/en/reviews/review-page.ts';
import { messages as sandboxBank } from './messages/en/sandbox-bank.ts';
import { messages as sandboxField } from './messages/en/sandbox-field.ts';
import { messages as sandboxHint } from './messages/en/sandbox-hint.ts';
import { messages as search } from './messages/en/search.ts';
import { messages as backInStock } from './messages/en/service/back-in-stock.ts';
import { messages as contact } from './messages/en/service/contact.ts';
import { messages as findOrder } from './messages/en/service/find-order.ts';
import { messages as serviceLinks } from './messages/en/service/service-links.ts';
import { messages as brandSettings } from './messages/en/settings/brand.ts';
import { messages as settingsChecks } from './messages/en/settings/checks.ts';
import { messages as identitySettings } from './messages/en/settings/identity.ts';
import { messages as settingsScreens } from './messages/en/settings/screens.ts';
import { messages as settingsSelling } from './messages/en/settings/selling.ts';
import { messages as settingsSending } from './messages/en/settings/sending.ts';
import { messages as settingEffects } from './messages/en/settings/setting-effects.ts';
import { messages as settingFaults } from './messages/en/settings/setting-faults.ts';
import { messages as settingsShopWays } from './messages/en/settings/shop-ways.ts';
import { messages as shopperAccount } from './messages/en/shopper/account.ts';
import { messages as auditLog } from './messages/en/staff/audit-log.ts';
import { messages as noAccess } from './messages/en/staff/no-access.ts';
import { messages as people } from './messages/en/staff/people.ts';
import { messages as staffRemoval } from './messages/en/staff/staff-removal.ts';
import { messages as stepUp } from './messages/en/staff/step-up.ts';
import { messages as storefront } from './messages/en/storefront.ts';
import { messages as totals } from './messages/en/totals.ts';
import { messages as translation } from './messages/en/translation/translation.ts';
import { messages as clockChange } from './messages/en/ui/clock-change.ts';
import { messages as recordEditor } from './messages/en/ui/record-editor.ts';
import { messages as richText } from './messages/en/ui/rich-text.ts';
import { messages as saidEffects } from './messages/en/ui/said-effects.ts';
import { messages as scanner } from './messages/en/ui/scanner.ts';
import { messages as shopPreview } from './messages/en/ui/shop-preview.ts';
import { messages as wallet } from './messages/en/wallet.ts';
import { messages as saved } from './messages/en/wishlist/saved.ts';
import { messages as wishlist } from './messages/en/wishlist/wishlist.ts';
import { messages as wishlistPage } from './messages/en/wishlist/wishlist-page.ts';

const groups = {
  'assistants/ucp': ucp,
  'content/articles': articles,
  'bank-redirect': bankRedirect,
  cart,
  checkout,
  'discounts/discount-code': discountCode,
  'discounts/gift-cards': giftCards,
  'error-page': errorPage,
  content,
  'content/contents': contents,
  description,
  failure,
  footer,
  'history/batch-titles': batchTitles,
  'history/changed-fields': changedFields,
  'history/history-page': historyPage,
  home,
  'late-part': latePart,
  listing,
  marks,
  method,
  'newsletter/newsletter': newsletter,
  office,
  'office/shortcuts': officeShortcuts,
  'office/labels': labels,
  'lists/office-list': officeList,
  'office/live': officeLive,
  'office/customers': officeCustomers,
  'office/discounts': officeDiscounts,
  'content/redirects': contentRedirects,
  'content/searches': contentSearches,
  'reports/reports': reports,
  'reports/assistant-figures': assistantFigures,
  'office/drafts': officeDrafts,
  'office/managed-order': managedOrder,
  'office/many-orders': manyOrders,
  'orders/change-contact': changeContact,
  'orders/order-actions': orderActions,
  'orders/order-assistants': orderAssistants,
  'orders/order-batch': orderBatch,
  'orders/order-refusals': orderRefusals,
  'orders/paid-by-hand': paidByHand,
  'orders/send-order': sendOrder,
  'orders/tracking-number': trackingNumber,
  'office/orders': officeOrders,
  'office/disputes': disputes,
  'office/order-disputes': orderDisputes,
  'office/order-returns': orderReturns,
  'office/refunds': officeRefunds,
  'office/returns-queue': returnsQueue,
  'settings/screens': settingsScreens,
  'settings/selling': settingsSelling,
  'settings/sending': settingsSending,
  'settings/setting-effects': settingEffects,
  'settings/setting-faults': settingFaults,
  'settings/shop-ways': settingsShopWays,
  'office/reviews': officeReviews,
  'office/pack': pack,
  'invoices/document-kinds': documentKinds,
  'accounts/accounts': accounts,
  'assistants/found': assistants,
  'invoices/invoice-list': invoiceList,
  'invoices/invoice-paper': invoicePaper,
  'invoices/ksef': ksef,
  'invoices/order-documents': orderDocuments,
  'office/packing-papers': packingPapers,
  'office/points': officePoints,
  'law/law': law,
  'law/law-page': lawPage,
  'law/record': record,
  'office/setup': setup,
  'office/setup-reminder': setupReminder,
  'office/shell': officeShell,
  'inventory/stock': officeStock,
  'inventory/stock-correction': officeStockCorrection,
  'connections/api-keys': apiKeys,
  'connections/developers': developers,
  'connections/doctor': doctor,
  'connections/extensions': extensions,
  'connections/secrets': secrets,
  'connections/webhook-failures': webhookFailures,
  'connections/webhooks': webhooks,
  'settings/brand': brandSettings,
  'settings/checks': settingsChecks,
  'settings/identity': identitySettings,
  'office/subscribers': subscribers,
  'office/sign-in-again': officeSignInAgain,
  'office/today': officeToday,
  'office/waiting': waiting,
  order,
  'returns/order-withdrawal': orderWithdrawal,
  payment,
  'payments/clauses': clauses,
  'payments/method-terms': methodTerms,
  product,
  'discounts/gift-card-fields': giftCardFields,
  'product-details': productDetails,
  promise,
  'reviews/product-reviews': productReviews,
  'reviews/review-page': reviewPage,
  'sandbox-bank': sandboxBank,
  'sandbox-field': sandboxField,
  'sandbox-hint': sandboxHint,
  search,
  'service/back-in-stock': backInStock,
  'service/contact': contact,
  'service/find-order': findOrder,
  'service/service-links': serviceLinks,
  'shopper/account': shopperAccount,
  'staff/audit-log': auditLog,
  'staff/people': people,
  'staff/no-access': noAccess,
  'office/staff': staff,
  'staff/staff-removal': staffRemoval,
  'staff/step-up': stepUp,
  storefront,
  totals,
  'ui/record-editor': recordEditor,
  'ui/scanner': scanner,
  'ui/said-effects': saidEffects,
  'ui/clock-change': clockChange,
  'ui/shop-preview': shopPreview,
  'ui/rich-text': richText,
  'translation/translation': translation,
  wallet,
  'wishlist/saved': saved,
  'wishlist/wishlist': wishlist,
  'wishlist/wishlist-page': wishlistPage,
  'returns/withdraw-link': withdrawLink,
  'returns/withdrawal': withdrawal,
  ...catalogueMessages,
  ...emailMessages,
};

type Group = (typeof groups)[keyof typeof groups];
/** Distributes over the groups, whose keys have nothing in common. */
type KeyOf<Messages> = Messages extends unknown ? keyof Messages : never;

export type MessageKey = KeyOf<Group>;
export type Messages = Record<MessageKey, Message>;

/** Every text of a language, for the server and the tests; the browser never loads this file. */
export async function loadAllMessages(locale: Locale): Promise<Messages> {
  const files = Object.keys(groups).map((group) => import(`./messages/${locale}/${group}.ts`));
  return Object.assign({}, ...(await Promise.all(files)).map(({ messages }) => messages));
}

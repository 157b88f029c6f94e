// The office's GraphQL: a separate schema, no part of which is in the storefront's.

import { accountsResolvers } from '../accounts/office/accounts-resolvers.ts';
import { keyResolvers } from '../api-keys/office/key-resolvers.ts';
import { adviceResolvers } from '../catalogue/office/advice/advice-resolvers.ts';
import { manyProductsResolvers } from '../catalogue/office/bulk/many-products-resolvers.ts';
import { createCollectionOfficeResolvers } from '../catalogue/office/collections/collection-office-resolvers.ts';
import { productEditorResolvers } from '../catalogue/office/editor/product-editor-resolvers.ts';
import { goingWithResolvers } from '../catalogue/office/going-with/going-with-resolvers.ts';
import { productGridResolvers } from '../catalogue/office/grid/product-grid-resolvers.ts';
import { importResolvers } from '../catalogue/office/imports/import-resolvers.ts';
import { pictureResolvers } from '../catalogue/office/pictures/picture-resolvers.ts';
import { productListResolvers } from '../catalogue/office/product-list/product-list-resolvers.ts';
import { reductionResolvers } from '../catalogue/office/reductions/reduction-resolvers.ts';
import { contentOfficeResolvers } from '../content/office/content-office-resolvers.ts';
import { customerResolvers } from '../customers/office/customer-resolvers.ts';
import { discountResolvers } from '../discounts/office/discount-resolvers.ts';
import { disputeResolvers } from '../disputes/office/dispute-resolvers.ts';
import { draftResolvers } from '../drafts/office/draft-resolvers.ts';
import { mailResolvers } from '../emails/office/mail-resolvers.ts';
import { extensionResolvers } from '../extensions/office/extension-resolvers.ts';
import { labelResolvers } from '../fulfilment/office/label-resolvers.ts';
import { giftCardResolvers } from '../gift-cards/office/gift-card-resolvers.ts';
import { createHistoryResolvers } from '../history/office/history-resolvers.ts';
import { expectedGoodsResolvers } from '../inventory/office/expected-goods-resolvers.ts';
import { stockResolvers } from '../inventory/office/stock-resolvers.ts';
import { invoiceResolvers } from '../invoices/office/invoice-resolvers.ts';
import { ksefResolvers } from '../ksef/office/ksef-resolvers.ts';
import { lawResolvers } from '../law/office/law-resolvers.ts';
import { subscriberResolvers } from '../newsletter/office/subscriber-resolvers.ts';
import { orderActionResolvers } from '../order-actions/office/order-action-resolvers.ts';
import { waitingActionResolvers } from '../order-actions/office/waiting-action-resolvers.ts';
import { orderBatchResolvers } from '../order-list/office/order-batch-resolvers.ts';
import { savedViewResolvers } from '../order-list/office/saved-view-resolvers.ts';
import { officeOrderResolvers } from '../orders/office/office-order-resolvers.ts';
import { orderContactResolvers } from '../orders/office/order-contact-resolvers.ts';
import { packingResolvers } from '../packing/office/packing-resolvers.ts';
import { redirectResolvers } from '../redirects/office/redirect-resolvers.ts';
import { refundResolvers } from '../refunds/office/refund-resolvers.ts';
import { assistantFiguresResolvers } from '../reports/office/assistant-figures-resolvers.ts';
import { reportResolvers } from '../reports/office/report-resolvers.ts';
import { returnsQueueResolvers } from '../returns/office/returns-queue-resolvers.ts';
import { officeReviewResolvers } from '../reviews/office/review-resolvers.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { searchesResolvers } from '../searches/office/search-resolvers.ts';
import { secretResolvers } from '../secrets/office/secret-resolvers.ts';
import { settingsParts } from '../setup/office/settings-parts.ts';
import { setupResolvers } from '../setup/office/setup-resolvers.ts';
import { pointListResolvers } from '../shipping/office/point-list-resolvers.ts';
import { collectionMenu } from '../shop/collection-menu.ts';
import { homeResolvers } from '../shop/office/home-resolvers.ts';
import { menuResolvers } from '../shop/office/menu-resolvers.ts';
import { productFieldsResolvers } from '../shop/office/product-fields-resolvers.ts';
import { createSettingsResolvers } from '../shop/office/settings-resolvers.ts';
import { answerOnce } from '../staff/idempotency/answer-once.ts';
import { accountResolvers } from '../staff/office/account-resolvers.ts';
import { peopleResolvers } from '../staff/office/people-resolvers.ts';
import { staffResolvers } from '../staff/office/staff-resolvers.ts';
import { todayResolvers } from '../today/office/today-resolvers.ts';
import { translationResolvers } from '../translation/office/translation-resolvers.ts';
import { translatedHistory } from '../translation/translated-history.ts';
import { webhookResolvers } from '../webhooks/office/webhook-resolvers.ts';
import { createExecutor } from './graphql-executor.ts';
import { requireAccess } from './office-access.ts';
import { documents } from './office-documents.generated.ts';
import { officeSchemaText } from './office-schema.ts';

export const officeExecutor = createExecutor<OfficeContext>({
  schemaText: officeSchemaText,
  resolvers: [
    contentOfficeResolvers,
    redirectResolvers,
    searchesResolvers,
    reportResolvers,
    assistantFiguresResolvers,
    staffResolvers,
    accountResolvers,
    peopleResolvers,
    keyResolvers,
    secretResolvers,
    webhookResolvers,
    extensionResolvers,
    officeOrderResolvers,
    orderActionResolvers,
    orderBatchResolvers,
    orderContactResolvers,
    savedViewResolvers,
    todayResolvers,
    setupResolvers,
    refundResolvers,
    returnsQueueResolvers,
    packingResolvers,
    labelResolvers,
    waitingActionResolvers,
    disputeResolvers,
    customerResolvers,
    subscriberResolvers,
    invoiceResolvers,
    ksefResolvers,
    accountsResolvers,
    lawResolvers,
    pointListResolvers,
    draftResolvers,
    productFieldsResolvers,
    createSettingsResolvers(settingsParts),
    homeResolvers,
    menuResolvers,
    createHistoryResolvers(translatedHistory),
    discountResolvers,
    giftCardResolvers,
    mailResolvers,
    translationResolvers,
    productEditorResolvers,
    adviceResolvers,
    goingWithResolvers,
    pictureResolvers,
    stockResolvers,
    expectedGoodsResolvers,
    officeReviewResolvers,
    importResolvers,
    productListResolvers,
    reductionResolvers,
    productGridResolvers,
    manyProductsResolvers,
    createCollectionOfficeResolvers(collectionMenu),
  ],
  documents,
  requireAccess,
  answerOnce,
});

// The whole schema of the office: the base, and what each feature adds to it.

import { accountsSchema } from '../accounts/office/accounts-schema.ts';
import { keySchema } from '../api-keys/office/key-schema.ts';
import { adviceSchema } from '../catalogue/office/advice/advice-schema.ts';
import { manyProductsSchema } from '../catalogue/office/bulk/many-products-schema.ts';
import { collectionOfficeSchema } from '../catalogue/office/collections/collection-office-schema.ts';
import { productEditorSchema } from '../catalogue/office/editor/product-editor-schema.ts';
import { goingWithSchema } from '../catalogue/office/going-with/going-with-schema.ts';
import { productGridSchema } from '../catalogue/office/grid/product-grid-schema.ts';
import { importSchema } from '../catalogue/office/imports/import-schema.ts';
import { pictureSchema } from '../catalogue/office/pictures/picture-schema.ts';
import { productListSchema } from '../catalogue/office/product-list/product-list-schema.ts';
import { reductionSchema } from '../catalogue/office/reductions/reduction-schema.ts';
import { contentOfficeSchema } from '../content/office/content-office-schema.ts';
import { customerSchema } from '../customers/office/customer-schema.ts';
import { discountSchema } from '../discounts/office/discount-schema.ts';
import { disputeSchema } from '../disputes/office/dispute-schema.ts';
import { draftSchema } from '../drafts/office/draft-schema.ts';
import { mailSchema } from '../emails/office/mail-schema.ts';
import { extensionSchema } from '../extensions/office/extension-schema.ts';
import { labelSchema } from '../fulfilment/office/label-schema.ts';
import { giftCardSchema } from '../gift-cards/office/gift-card-schema.ts';
import { historySchema } from '../history/office/history-schema.ts';
import { expectedGoodsSchema } from '../inventory/office/expected-goods-schema.ts';
import { stockSchema } from '../inventory/office/stock-schema.ts';
import { invoiceSchema } from '../invoices/office/invoice-schema.ts';
import { ksefSchema } from '../ksef/office/ksef-schema.ts';
import { lawSchema } from '../law/office/law-schema.ts';
import { subscriberSchema } from '../newsletter/office/subscriber-schema.ts';
import { orderActionSchema } from '../order-actions/office/registered-actions.ts';
import { waitingActionSchema } from '../order-actions/office/waiting-action-schema.ts';
import { orderBatchSchema } from '../order-list/office/order-batch-schema.ts';
import { savedViewSchema } from '../order-list/office/saved-view-schema.ts';
import { officeOrderSchema } from '../orders/office/office-order-schema.ts';
import { orderContactSchema } from '../orders/office/order-contact-schema.ts';
import { packingSchema } from '../packing/office/packing-schema.ts';
import { redirectSchema } from '../redirects/office/redirect-schema.ts';
import { refundSchema } from '../refunds/office/refund-schema.ts';
import { assistantFiguresSchema } from '../reports/office/assistant-figures-schema.ts';
import { reportSchema } from '../reports/office/report-schema.ts';
import { returnsQueueSchema } from '../returns/office/returns-queue-schema.ts';
import { officeReviewSchema } from '../reviews/office/review-schema.ts';
import { valueSchema } from '../schema/value-schema.ts';
import { searchesSchema } from '../searches/office/search-schema.ts';
import { secretSchema } from '../secrets/office/secret-schema.ts';
import { setupSchema } from '../setup/office/setup-schema.ts';
import { pointListSchema } from '../shipping/office/point-list-schema.ts';
import { homeSchema } from '../shop/office/home-schema.ts';
import { menuSchema } from '../shop/office/menu-schema.ts';
import { productFieldsSchema } from '../shop/office/product-fields-schema.ts';
import { settingsSchema } from '../shop/office/settings-schema.ts';
import { staffSchema } from '../staff/office/staff-schema.ts';
import { todaySchema } from '../today/office/today-schema.ts';
import { translationSchema } from '../translation/office/translation-schema.ts';
import { webhookSchema } from '../webhooks/office/webhook-schema.ts';

const baseSchema = /* GraphQL */ `
  "The answer depends on who is signed in: it is never in a shared cache."
  directive @private on FIELD_DEFINITION

  "Every field of Query and Mutation says who it is for, by one of these three; the build fails where one does not."
  directive @needs(permission: String!) repeatable on FIELD_DEFINITION
  directive @forStaff on FIELD_DEFINITION
  directive @forAnybody on FIELD_DEFINITION
  "Only for anyone who has proved in the last minutes again who it is."
  directive @stepUp on FIELD_DEFINITION
  "Never for a key of a program, whatever it may do."
  directive @peopleOnly on FIELD_DEFINITION


  "Why nothing was done; null when it was, or was taken on."
  type ActionResult { refusal: String }

  type Query
  type Mutation
`;

export const officeSchemaText = [
  baseSchema,
  valueSchema,
  contentOfficeSchema,
  redirectSchema,
  searchesSchema,
  reportSchema,
  assistantFiguresSchema,
  staffSchema,
  keySchema,
  secretSchema,
  webhookSchema,
  extensionSchema,
  officeOrderSchema,
  orderBatchSchema,
  orderContactSchema,
  savedViewSchema,
  todaySchema,
  lawSchema,
  setupSchema,
  refundSchema,
  invoiceSchema,
  ksefSchema,
  accountsSchema,
  orderActionSchema,
  returnsQueueSchema,
  packingSchema,
  labelSchema,
  waitingActionSchema,
  disputeSchema,
  customerSchema,
  subscriberSchema,
  pointListSchema,
  draftSchema,
  discountSchema,
  giftCardSchema,
  mailSchema,
  translationSchema,
  productEditorSchema,
  adviceSchema,
  goingWithSchema,
  pictureSchema,
  stockSchema,
  expectedGoodsSchema,
  officeReviewSchema,
  historySchema,
  productFieldsSchema,
  settingsSchema,
  homeSchema,
  menuSchema,
  importSchema,
  productListSchema,
  reductionSchema,
  productGridSchema,
  manyProductsSchema,
  collectionOfficeSchema,
].join('\n');

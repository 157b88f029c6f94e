// What staff can enter about a shopper, by mutation of the office: each with marks in whatever is typed, in the order in
// which a shop might do it. Or why nothing of a shopper is typed there.

import { newDraft } from '#src/drafts/draft-content.ts';
import type { MutationName, VariablesOf } from '#src/graphql-client.ts';
import type { operations } from '#src/office-operations.generated.ts';

/** Looked for in small letters; the others are part of nothing else in a shop. */
export const marks = ['znakowska', 'znakowa 7', '511 222 333', '511222333', 'mark4711'];

const who = 'Zenobia Znakowska';
const email = 'znakowska@example.com';
const typed = `${who} said MARK4711`;

export type OrderAtVersion = { id: string; number: number; version: number };

/** What the cases are about; `order` gives the version of now. */
export type MarkedShop = {
  order(name: 'paid' | 'unpaid' | 'cancelled' | 'refunded' | 'batched' | 'notPaid' | 'gone'): Promise<OrderAtVersion>;
  find(table: string, column: string): Promise<string>;
  number(table: string): Promise<number>;
  customerId(): Promise<string>;
};

export type MarkedCase<Name extends MutationName> = (shop: MarkedShop) => Promise<VariablesOf<Name>>;

type OfficeMutation = {
  [Name in keyof typeof operations]: (typeof operations)[Name]['kind'] extends 'mutation' ? Name : never;
}[keyof typeof operations];

const staff = 'of people who work here, not of shoppers';
const settings = 'of the shop itself';
const goods = 'of products, not of shoppers';
const ids = 'names things by id, and nothing is typed';

const address = { line1: 'ul. Znakowa 7', line2: '', postalCode: '00-238', city: 'Warszawa' };
const contact = { email, phone: '+48 511 222 333', fullName: who, ...address, pickupPoint: '' };
const draft = JSON.stringify({
  ...newDraft('pl'),
  lines: [
    {
      ...{ variantId: null, title: 'Rama', variantTitle: '', sku: '', quantity: 1, unitMinor: 5_000 },
      ...{ vatClass: 'standard', discount: null },
    },
  ],
  customer: { ...address, email, phone: '+48 511 222 333', fullName: who, country: 'PL', companyName: '', taxId: '' },
  note: typed,
});
const ofDraft = async (shop: MarkedShop) => ({ number: await shop.number('draft_orders'), version: 1 });

export const markedMutations: { [Name in OfficeMutation]: MarkedCase<Name> | string } = {
  HistoryUndo: ids,
  ReportsTryAssistants: 'looks for goods as an assistant does, and nothing of it stays',
  ContentsSave: 'is what the shop says to everybody, and names no shopper',
  ContentsPublish: ids,
  ContentsDiscard: ids,
  ContentsWithdraw: ids,
  ContentsDelete: ids,
  ContentsKeepText: ids,
  ProductsRemoveGaran: 'is about an official file, and names nobody',
  LawRemoveNotice: 'is about an official file, and names nobody',
  EffectsOfWriting: 'stores nothing',
  MailsPreviewTexts: 'stores nothing',
  MailsSaveTexts: settings,
  MailsSendTest: staff,
  TranslationSave: settings,
  ProductsSaveOwnFields: 'is about products, and names nobody',
  ReductionsAdd: goods,
  ReductionsEnd: ids,
  OrdersChangeContact: async ({ order }) => ({ ...(await order('paid')), contact, tellsCustomer: true }),
  OrdersNote: async ({ order }) => ({ number: (await order('paid')).number, text: typed }),
  OrdersEditNote: async ({ find }) => ({ id: await find('order_notes', 'id'), text: `${typed} again` }),
  OrdersSaveView: async () => ({ name: who, filters: { text: email }, isShared: true }),
  OrdersChangeView: async ({ find }) => ({
    id: await find('order_views', 'id'),
    name: `${who} 2`,
    isShared: true,
    was: { name: who, isShared: true },
  }),
  OrdersMoveView: ids,
  ProductsChooseColumns: goods,
  ProductsSaveMany: goods,
  ProductsChangeMany: goods,
  OrdersSend: async ({ order }) => ({
    ...(await order('paid')),
    ...{ carrier: 'inpost', trackingNumber: 'MARK4711', isDespiteDispute: false },
    lines: [{ position: 0, quantity: 1 }],
  }),
  OrdersDeliver: ids,
  OrdersPayByHand: async ({ order }) => ({ ...(await order('unpaid')), reference: typed }),
  OrdersCancel: async ({ order }) => ({ ...(await order('cancelled')), words: typed, isRestocked: true }),
  OrdersRefund: async ({ order }) => ({
    ...(await order('refunded')),
    refund: { lines: [], isWithDelivery: false, amountMinor: 100, isOwnAmount: true, reason: typed },
  }),
  OrdersWorkOnMany: ids,
  OrdersMarkManyPaid: ids,
  OrdersInvoiceMany: ids,
  OrdersIssueDocument: ids,
  InvoicesSendAgain: ids,
  OrdersUndoBatch: ids,
  OrdersUndo: ids,
  OrdersResendMail: ids,
  OrdersCancelLabel: ids,
  OrdersRetryFailing: ids,
  OrdersCheckMismatch: ids,
  PackingScans: ids,
  PackingTakeOver: ids,
  ReturnsOpen: async ({ order }) => ({
    ...{ orderNumber: (await order('paid')).number, channel: 'letter', reason: typed },
    ...{ announcedOn: '2026-11-21', isAcknowledged: true, lines: [{ position: 0, quantity: 1 }] },
  }),
  ReturnsReceive: async ({ number }) => ({
    number: await number('returns'),
    lines: [{ position: 0, quantity: 1, condition: typed, isRestocked: false }],
  }),
  ReturnsRefuse: async ({ number }) => ({ number: await number('returns'), reason: typed, isTold: true }),
  ReturnsUndoRefusal: ids,
  ReturnsClose: ids,
  ReturnsReopen: ids,
  ReturnsMatch: ids,
  ReturnsNoteProof: ids,
  ReviewsDecide: ids,
  ReviewsReply: 'published under the review as words of the shop, which answers for them',
  DisputesSaveEvidence: async () => ({ id: 'dp_1', version: 0, text: typed }),
  DisputesSubmitEvidence: async () => ({ id: 'dp_1', version: 1, text: typed }),
  DraftsSave: async () => ({ number: null, version: 0, content: draft }),
  DraftsSend: ofDraft,
  DraftsUndoSend: async ({ number }) => ({ number: await number('draft_orders') }),
  DraftsLink: ofDraft,
  DraftsPayHere: async (shop) => ({
    ...(await ofDraft(shop)),
    ...{ paidBy: 'cash', isHandedOver: true, hasReceipt: false },
  }),
  DraftsWithdraw: ids,
  CustomersNote: async ({ customerId }) => ({ id: await customerId(), text: typed }),
  CustomersAddEmail: async ({ customerId }) => ({ id: await customerId(), email: 'mark4711@example.com' }),
  CustomersExport: async ({ customerId }) => ({ id: await customerId() }),
  NewsletterRemove: async () => ({ email }),
  OrdersRemoveNote: ids,
  OrdersRemoveView: ids,
  CustomersErase: 'erases; what it leaves is what the test looks for',
  StockEnter: goods,
  StockCorrect: goods,
  PicturesRemove: ids,
  PicturesRemoveUnused: ids,
  HomeSave: settings,
  HomePublish: ids,
  HomeDiscard: ids,
  HomeGoBack: ids,
  MenuSave: goods,
  StockUndo: ids,
  StockSetLimit: goods,
  StockExpect: goods,
  StockRemoveExpected: ids,
  StockReceiveExpected: ids,
  DiscountsSave: settings,
  DiscountsStop: settings,
  GiftCardsIssue: settings,
  GiftCardsDisable: ids,
  RedirectsSave: settings,
  RedirectsRemove: ids,
  RedirectsImport: settings,
  SearchesSaveSynonym: settings,
  SearchesRemoveSynonym: settings,
  CollectionsSave: goods,
  CollectionsPlace: ids,
  CollectionsDelete: ids,
  CollectionsMoveInMenu: ids,
  ProductsSave: 'of goods, not of shoppers',
  ProductsDuplicate: ids,
  SetupChooseCountry: settings,
  SetupSaveCompany: settings,
  SetupProposeColours: settings,
  SetupSaveName: settings,
  SetupSaveMarkets: settings,
  SetupSaveDelivery: settings,
  SetupSavePayments: settings,
  SettingsPreview: settings,
  SettingsSave: settings,
  SettingsRestore: settings,
  SetupSaveBankAccount: settings,
  SetupAddProduct: settings,
  SetupSkip: settings,
  SetupFinish: settings,
  SetupStartOwnShop: settings,
  StaffSignIn: staff,
  StaffBeginPasskeySignIn: staff,
  StaffSignInWithPasskey: staff,
  StaffSignOut: staff,
  StaffBeginLinkPasskey: staff,
  StaffAcceptLinkWithPasskey: staff,
  StaffAcceptLinkWithPassword: staff,
  StaffBeginStepUp: staff,
  StaffStepUpWithPasskey: staff,
  StaffStepUpWithCode: staff,
  StaffBeginPasskey: staff,
  StaffAddPasskey: staff,
  StaffRemovePasskey: staff,
  StaffBeginPassword: staff,
  StaffChangePassword: staff,
  StaffRenewRecoveryCodes: staff,
  KeysAdd: staff,
  KeysRevoke: staff,
  SecretsSet: 'is about keys of the shop, and names nobody',
  SecretsRemove: 'is about keys of the shop, and names nobody',
  SecretsCheckPayments: 'takes nothing',
  SecretsCheckMail: 'takes nothing',
  SettingsCheckVatId: 'it asks VIES, and keeps nothing',
  WebhooksSave: 'is about a system of the shop, and names nobody',
  WebhooksRenewSecret: ids,
  WebhooksRemove: ids,
  WebhooksTest: ids,
  WebhooksSendAgain: ids,
  StaffChangeLanguage: staff,
  StaffEndSession: staff,
  StaffEndOtherSessions: staff,
  StaffInvite: staff,
  StaffWithdrawInvitation: staff,
  StaffChangeRole: staff,
  StaffRemove: staff,
  StaffRecover: staff,
  ShippingLoadPoints: settings,
  ImportsStart: settings,
  ImportsCancel: settings,
  ImportsUndo: settings,
  ImportsChange: settings,
};

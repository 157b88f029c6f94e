import { refusedInCatalogue } from './refused-in-catalogue.ts';
import { refusedInContents } from './refused-in-contents.ts';
import type { OfficeMutation, RefusedMutations } from './refused-mutation.ts';
import { refusedReturns } from './refused-returns.ts';
import { nowhere, type RefusingShop } from './refusing-shop.ts';

const audited = {
  tables: ['audit_log', 'audit_head'],
  because: 'who fails to prove who they are is written down',
};
const counted = { tables: ['failed_sign_ins'], because: 'tries of strangers are counted' };
const challenged = { because: 'it only begins the proof, with a challenge that has no input' };
const named = ({ draft }: RefusingShop) => ({ number: draft, version: 1 });
const atBusy = ({ busy: { number, version } }: RefusingShop) => ({ number, version });
const proforma = { document: 'proforma', isMailed: false } as const;
const contact = {
  ...{ email: 'jan@example.com', phone: '+48 600 100 200', fullName: 'Jan Kowalski' },
  ...{ line1: 'ul. Długa 12/3', line2: '', postalCode: '00-238', city: 'Warszawa', pickupPoint: '' },
};
const company = {
  ...{ legalName: '', street: '', postalCode: '', city: '' },
  ...{ vatId: '', taxNumber: '', registryNumber: '', register: '' },
  ...{ krs: '', kvk: '', lucid: '', responsiblePerson: '', phone: '', openingHours: '', email: '' },
  numbersComplete: false,
};
const asInvited = ({ invitation }: RefusingShop) => ({
  ...{ link: invitation, email: '', name: 'Zofia', locale: 'pl' },
});

export const refusedInOffice: RefusedMutations<OfficeMutation> = {
  ...refusedInCatalogue,
  ...refusedInContents,
  CustomersNote: { refusal: 'CustomerUnknown', variables: () => ({ id: nowhere, text: 'Calls back.' }) },
  CustomersAddEmail: {
    refusal: 'CustomerUnknown',
    variables: () => ({ id: nowhere, email: 'jan.k@example.com' }),
  },
  CustomersExport: { refusal: 'nothing', variables: () => ({ id: nowhere }) },
  CustomersErase: { refusal: 'Obstacles', variables: ({ customerId }) => ({ id: customerId, reason: 'asked' }) },
  MailsSaveTexts: {
    refusal: 'TextsInvalid',
    variables: () => ({
      ...{ kind: 'order-refunded', version: 0 },
      texts: [{ locale: 'pl', subject: '', intro: 'Oddajemy pieniądze.', closing: '', confirmed: [] }],
    }),
  },
  MailsSendTest: {
    refusal: 'AddressInvalid',
    variables: () => ({ kind: 'order-sent', locale: 'pl', to: 'nobody' }),
  },
  TranslationSave: {
    refusal: 'ThingUnknown',
    variables: () => ({
      ...{ id: `product~${nowhere}`, locale: 'de', version: 0, confirmed: ['title'] },
      texts: [{ field: 'title', text: 'Becher' }],
    }),
  },
  DiscountsSave: {
    refusal: 'CodeChanged',
    variables: ({ code }) => ({
      version: 99,
      content: {
        ...{ code, kind: 'percentage', basisPoints: 2_000, amounts: [], minimums: [] },
        ...{ scope: 'everything', handles: [] },
      },
    }),
  },
  RedirectsSave: { refusal: 'TargetInvalid', variables: () => ({ from: '/old', to: 'javascript:x' }) },
  RedirectsRemove: { refusal: 'RedirectUnknown', variables: () => ({ id: nowhere }) },
  SearchesSaveSynonym: {
    refusal: 'MeansNothing',
    variables: () => ({ locale: 'de', term: 'Wandbild', meanings: [] }),
  },
  SearchesRemoveSynonym: { refusal: 'SynonymUnknown', variables: () => ({ locale: 'de', term: 'Wandbild' }) },
  RedirectsImport: { because: 'a file with faults is answered by them, and nothing of it is written' },
  DiscountsStop: { refusal: 'CodeUnknown', variables: () => ({ code: 'NOBODYS', isStopped: true }) },
  DisputesSaveEvidence: { refusal: 'EvidenceTaken', variables: () => ({ id: 'dp_1', version: 0, text: 'Too late.' }) },
  DisputesSubmitEvidence: {
    refusal: 'EvidenceTaken',
    variables: () => ({ id: 'dp_1', version: 0, text: 'Too late.' }),
  },
  LawRemoveNotice: { because: 'what was never handed in is gone as well' },
  DraftsSave: {
    refusal: 'DraftChanged',
    variables: ({ draft, draftContent }) => ({ number: draft, version: 9, content: JSON.stringify(draftContent) }),
  },
  DraftsSend: { refusal: 'PriceMissing', variables: named },
  DraftsUndoSend: { refusal: 'TooLate', variables: ({ draft }) => ({ number: draft }) },
  DraftsLink: { refusal: 'PriceMissing', variables: named },
  DraftsWithdraw: { refusal: 'DraftChanged', variables: ({ draft }) => ({ number: draft, version: 9 }) },
  DraftsPayHere: {
    refusal: 'PriceMissing',
    variables: (shop) => ({ ...named(shop), paidBy: 'cash', isHandedOver: true, hasReceipt: false }),
  },
  OrdersCancelLabel: { refusal: 'LabelKeysMissing', variables: ({ labelId }) => ({ id: labelId }) },
  MenuSave: { refusal: 'MenuChanged', variables: () => ({ version: 9, data: '{}' }) },
  HomeSave: { refusal: 'DraftChanged', variables: () => ({ data: '{}', version: 0, revision: 9 }) },
  HomePublish: { refusal: 'DraftChanged', variables: () => ({ revision: 9 }) },
  HomeDiscard: { refusal: 'DraftChanged', variables: () => ({ revision: 9 }) },
  HomeGoBack: { refusal: 'VersionUnknown', variables: () => ({ version: 99 }) },
  NewsletterRemove: { refusal: 'SubscriberUnknown', variables: () => ({ email: 'nobody@example.com' }) },
  OrdersSaveView: {
    refusal: 'TooManyViews',
    variables: () => ({ name: 'one more', filters: {}, isShared: false }),
  },
  OrdersChangeView: {
    refusal: 'ViewUnknown',
    variables: () => ({ id: nowhere, name: 'mine', isShared: true, was: { name: 'ours', isShared: true } }),
  },
  OrdersMoveView: { refusal: 'ViewUnknown', variables: () => ({ id: nowhere, over: nowhere }) },
  OrdersRemoveView: { refusal: 'ViewUnknown', variables: () => ({ id: nowhere }) },
  OrdersWorkOnMany: {
    refusal: 'ActionWaiting',
    variables: (shop) => ({ kind: 'send', orders: [atBusy(shop)] }),
  },
  OrdersMarkManyPaid: { refusal: 'AlreadyPaid', variables: (shop) => ({ kind: 'paid', orders: [atBusy(shop)] }) },
  OrdersInvoiceMany: {
    refusal: 'NotPaidYet',
    variables: ({ unpaid: { number, version } }) => ({ kind: 'invoice', orders: [{ number, version }] }),
  },
  InvoicesSendAgain: { refusal: 'NotForKsef', variables: () => ({ invoice: nowhere }) },
  OrdersIssueDocument: { refusal: 'NothingToPay', variables: (shop) => ({ ...atBusy(shop), ...proforma }) },
  OrdersUndoBatch: { refusal: 'nothing', variables: () => ({ id: nowhere }) },
  OrdersSend: {
    refusal: 'ActionWaiting',
    variables: (shop) => ({
      ...atBusy(shop),
      ...{ carrier: 'inpost', trackingNumber: '1', isDespiteDispute: false },
      lines: [{ position: 0, quantity: 1 }],
    }),
  },
  OrdersDeliver: { refusal: 'NotSent', variables: atBusy },
  OrdersPayByHand: { refusal: 'AlreadyPaid', variables: (shop) => ({ ...atBusy(shop), reference: 'in cash' }) },
  OrdersCancel: {
    refusal: 'ActionWaiting',
    variables: (shop) => ({ ...atBusy(shop), words: '', isRestocked: true }),
  },
  OrdersRefund: {
    refusal: 'ActionWaiting',
    variables: (shop) => ({
      ...atBusy(shop),
      refund: {
        lines: [{ position: 0, quantity: 1, isCancelled: true, isRestocked: true }],
        ...{ isWithDelivery: false, amountMinor: 12_900, isOwnAmount: false, reason: '' },
      },
    }),
  },
  OrdersResendMail: { refusal: 'MailUnknown', variables: (shop) => ({ ...atBusy(shop), key: 'no-mail' }) },
  OrdersUndo: { refusal: 'TooLate', variables: () => ({ id: nowhere }) },
  OrdersNote: { refusal: 'OrderUnknown', variables: () => ({ number: 999_999, text: 'Calls back.' }) },
  OrdersChangeContact: {
    refusal: 'InvalidFields',
    variables: ({ paid: { number, version } }) => ({
      ...{ number, version, tellsCustomer: true },
      contact: { ...contact, city: '' },
    }),
  },
  OrdersEditNote: { refusal: 'NoteUnknown', variables: () => ({ id: nowhere, text: 'Calls back.' }) },
  OrdersRemoveNote: { refusal: 'NoteUnknown', variables: () => ({ id: nowhere }) },
  PackingScans: {
    refusal: 'TooMany',
    variables: ({ paid: { number } }) => ({
      scans: [{ id: nowhere, number, position: 0, quantity: 9, at: '2026-11-21T10:00:00Z' }],
    }),
  },
  PackingTakeOver: { refusal: 'NotToPack', variables: ({ sent: { number } }) => ({ number }) },
  ...refusedReturns,
  ReviewsDecide: {
    refusal: 'ReviewChanged',
    variables: ({ reviewId: id }) => ({ id, readAt: '2026-11-20T10:00:00Z' }),
  },
  ReviewsReply: { refusal: 'NotPublished', variables: ({ reviewId: id }) => ({ id, version: 0, text: 'Thank you.' }) },
  SetupChooseCountry: { refusal: 'CountryUnknown', variables: () => ({ country: 'nowhere' }) },
  SetupSaveCompany: { refusal: 'Missing', variables: () => ({ company }) },
  SetupProposeColours: { refusal: 'LogoUnusable', variables: () => ({ logo: 'data:,' }) },
  SetupSaveName: {
    refusal: 'InvalidSettings',
    variables: () => ({ name: 'A shop', tagline: '', accentLight: 'no colour', accentDark: '#ffffff' }),
  },
  SetupSaveMarkets: {
    refusal: 'InvalidSettings',
    variables: () => ({ markets: [{ language: 'pl', currency: 'PLN', country: 'XX' }], main: 'pl', rates: [] }),
  },
  SetupSaveDelivery: {
    refusal: 'DeliveryUnknown',
    variables: () => ({ methods: [{ id: 'nobody', prices: [] }], cutOffHour: 99 }),
  },
  ShippingLoadPoints: { refusal: 'PointsUnknownCarrier', variables: () => ({ carrier: 'nobody' }) },
  SetupSavePayments: { refusal: 'NoPayment', variables: () => ({ methods: [] }) },
  SetupSaveBankAccount: {
    refusal: 'InvalidSettings',
    variables: () => ({ currency: 'PLN', holder: 'A shop', iban: 'PL00', bic: '', bank: '' }),
  },
  EffectsOfWriting: { because: 'it changes nothing, whatever is typed' },
  MailsPreviewTexts: { because: 'it changes nothing, whatever is typed' },
  SettingsPreview: { because: 'it changes nothing, whatever is typed' },
  SettingsSave: {
    refusal: 'InvalidSettings',
    variables: () => ({ name: 'mail', version: 1, data: '{"sender":"nobody"}', told: [] }),
  },
  SettingsRestore: { refusal: 'VersionUnknown', variables: () => ({ name: 'mail', version: 1, of: 99, told: [] }) },
  SetupAddProduct: {
    refusal: 'PictureUnknown',
    variables: () => ({
      newId: '0198a0f0-0000-4000-8000-000000000000',
      ...{ title: 'Tea', priceMinor: 1_000, currency: 'PLN', vatClass: 'standard', picture: 'nothing', isDraft: true },
    }),
  },
  SetupSkip: { because: 'a step can be passed over at any time' },
  SetupFinish: { because: 'the shop opens with what it has' },
  SetupStartOwnShop: { refusal: 'NoDemo', variables: () => ({}) },
  StaffSignIn: {
    refusal: 'UNKNOWN_ACCOUNT',
    variables: ({ owner }) => ({ email: owner.email, password: 'a wrong one', code: '000000' }),
    cookie: () => '',
    notes: counted,
  },
  StaffBeginPasskeySignIn: challenged,
  StaffSignInWithPasskey: {
    refusal: 'UNKNOWN_ACCOUNT',
    variables: () => ({ answer: '{}' }),
    cookie: () => '',
    notes: counted,
  },
  ReportsTryAssistants: { because: 'what does not work is said, step by step' },
  StaffSignOut: { because: 'everybody may leave' },
  StaffBeginLinkPasskey: { refusal: 'nothing', variables: () => ({ link: 'x'.repeat(32), email: '', name: '' }) },
  StaffAcceptLinkWithPasskey: {
    refusal: 'WRONG_PASSKEY',
    variables: (shop) => ({ ...asInvited(shop), answer: '{}', passkeyName: 'phone' }),
    cookie: () => '',
  },
  StaffAcceptLinkWithPassword: {
    refusal: 'EMAIL_TAKEN',
    variables: (shop) => ({ ...asInvited(shop), password: 'four quiet green herons', code: shop.invitationCode }),
    cookie: () => '',
  },
  StaffBeginStepUp: challenged,
  StaffStepUpWithPasskey: { refusal: 'WRONG_PASSKEY', variables: () => ({ answer: '{}' }), notes: audited },
  StaffStepUpWithCode: { refusal: 'WRONG_CODE', variables: () => ({ code: '000000' }), notes: audited },
  StaffBeginPasskey: challenged,
  StaffAddPasskey: { refusal: 'WRONG_PASSKEY', variables: () => ({ answer: '{}', name: 'phone' }) },
  StaffRemovePasskey: { refusal: 'LAST_CREDENTIAL', variables: () => ({ id: 'a-key' }) },
  StaffBeginPassword: challenged,
  StaffChangePassword: {
    refusal: 'WRONG_CODE',
    variables: () => ({ password: 'four quiet green herons', code: '000000' }),
  },
  StaffRenewRecoveryCodes: { refusal: 'NO_PASSWORD', variables: () => ({}) },
  StaffChangeLanguage: { refusal: 'BAD_REQUEST', variables: () => ({ locale: 'xx' }) },
  StaffEndSession: { refusal: 'nothing', variables: () => ({ id: '999999' }) },
  StaffEndOtherSessions: { refusal: 'nothing', variables: () => ({}) },
  StaffInvite: {
    refusal: 'EMAIL_TAKEN',
    variables: ({ packer }) => ({ email: packer.email, role: 'packer', locale: 'pl' }),
  },
  StaffWithdrawInvitation: { refusal: 'nothing', variables: () => ({ id: '999999' }) },
  StaffChangeRole: { refusal: 'LAST_OWNER', variables: ({ owner }) => ({ id: String(owner.id), role: 'packer' }) },
  StaffRemove: { refusal: 'LAST_OWNER', variables: ({ owner }) => ({ id: String(owner.id) }) },
  StaffRecover: { refusal: 'UNKNOWN_STAFF', variables: () => ({ id: '999999' }) },
  KeysAdd: { refusal: 'NO_PERMISSION', variables: () => ({ name: 'Warehouse', permissions: [] }) },
  SecretsSet: {
    refusal: 'NOT_TOGETHER',
    variables: () => ({ secrets: [{ name: 'STRIPE_SECRET_KEY', value: 'sk_test_alone' }] }),
  },
  SecretsRemove: { refusal: 'SECRET_UNKNOWN', variables: () => ({ names: ['SMTP_URL'] }) },
  SecretsCheckPayments: { because: 'it asks, and changes nothing' },
  SecretsCheckMail: { because: 'it asks, and changes nothing' },
  SettingsCheckVatId: { because: 'it asks, and changes nothing' },
  WebhooksSave: {
    refusal: 'NO_EVENTS',
    variables: () => ({
      name: 'warehouse',
      content: { url: 'https://warehouse.example/kasa', events: [], stockLowAt: 3, isStopped: false },
    }),
  },
  WebhooksRenewSecret: { refusal: 'WEBHOOK_UNKNOWN', variables: () => ({ name: 'warehouse' }) },
  WebhooksRemove: { refusal: 'WEBHOOK_UNKNOWN', variables: () => ({ name: 'warehouse' }) },
  WebhooksTest: { refusal: 'WEBHOOK_UNKNOWN', variables: () => ({ name: 'warehouse' }) },
  WebhooksSendAgain: { refusal: 'DELIVERY_UNKNOWN', variables: () => ({ id: '999999' }) },
  KeysRevoke: { refusal: 'UNKNOWN_KEY', variables: () => ({ id: '999999' }) },
  OrdersRetryFailing: { refusal: 'nothing', variables: () => ({ id: '999999' }) },
  OrdersCheckMismatch: { refusal: 'PaymentUnknown', variables: () => ({ intentId: 'pi_nothing' }) },
};

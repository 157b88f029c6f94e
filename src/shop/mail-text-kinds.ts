// The e-mails to shoppers whose words a merchant can change, each with what can stand in its texts as `{number}`, what has
// to, and where the words are that stand there without hers. Apart from the schema, because zod is not for browsers.
import type { MessageKey } from '../i18n/all-messages.ts';

/** `intro`: in place of the first paragraph, below the greeting. `closing`: in place of the signature. */
export const mailTextFields = ['subject', 'intro', 'closing'] as const;
export type MailTextField = (typeof mailTextFields)[number];

export type MailTextKindRow = {
  placeholders: readonly string[];
  /** What a first paragraph of hers must say, because the e-mail says it nowhere else, or the law wants it there. */
  required: readonly string[];
  /** `closing`: null where the e-mail has none of ours. */
  builtIn: { subject: MessageKey; intro: MessageKey; closing: MessageKey | null };
};

const ofOrder = ['name', 'number', 'total', 'shop'] as const;

const texts = (subject: MessageKey, intro: MessageKey): MailTextKindRow['builtIn'] => ({
  ...{ subject, intro },
  closing: 'mail.signature',
});

/** Advertising and questions to an address that nobody has confirmed are short: they have no signature of ours. */
const unsigned = (subject: MessageKey, intro: MessageKey): MailTextKindRow['builtIn'] => ({
  ...{ subject, intro },
  closing: null,
});

export const mailTextKindRows = {
  'order-confirmation': {
    placeholders: ofOrder,
    required: [],
    builtIn: texts('mail.confirmationSubject', 'mail.confirmationThanks'),
  },
  'nothing-due': {
    placeholders: ofOrder,
    required: [],
    builtIn: texts('mail.nothingDueSubject', 'mail.nothingDueThanks'),
  },
  'cash-on-delivery': {
    placeholders: ofOrder,
    required: [],
    builtIn: texts('mail.dueSubject', 'mail.dueThanks'),
  },
  'transfer-awaited': {
    placeholders: [...ofOrder, 'until'],
    // How much, and by when: after that day the goods are for sale again.
    required: ['total', 'until'],
    builtIn: texts('mail.transferSubject', 'mail.transferThanks'),
  },
  'transfer-expired': {
    placeholders: ofOrder,
    required: [],
    builtIn: texts('mail.transferExpiredSubject', 'mail.transferExpiredText'),
  },
  'payment-processing': {
    placeholders: ofOrder,
    required: [],
    builtIn: texts('mail.processingSubject', 'mail.processingText'),
  },
  'payment-failed': {
    placeholders: ofOrder,
    required: [],
    builtIn: texts('mail.failedSubject', 'mail.failedText'),
  },
  'order-sent': {
    placeholders: [...ofOrder, 'carrier', 'tracking'],
    required: [],
    builtIn: texts('mail.sentSubject', 'mail.sentText'),
  },
  'order-cancelled': {
    placeholders: ofOrder,
    required: [],
    builtIn: texts('mail.cancelledSubject', 'mail.cancelledText'),
  },
  'order-changed': {
    placeholders: ofOrder,
    required: [],
    builtIn: texts('mail.changedSubject', 'mail.changedText'),
  },
  'order-refunded': {
    placeholders: [...ofOrder, 'amount'],
    required: ['amount'],
    builtIn: texts('mail.refundedSubject', 'mail.refundedText'),
  },
  'order-link': {
    placeholders: ['name', 'number', 'shop'],
    required: ['number'],
    builtIn: texts('mail.orderLinkSubject', 'mail.orderLinkText'),
  },
  'payment-link': {
    placeholders: ['name', 'shop', 'until'],
    required: [],
    builtIn: texts('draftMail.subject', 'draftMail.text'),
  },
  'review-request': {
    placeholders: ['name', 'number', 'shop', 'until'],
    required: [],
    builtIn: texts('reviewMail.subject', 'reviewMail.text'),
  },
  'review-rejected': {
    placeholders: ['name', 'shop', 'product'],
    required: ['product'],
    builtIn: texts('reviewRejection.subject', 'reviewRejection.text'),
  },
  'back-in-stock-confirm': {
    placeholders: ['title', 'shop'],
    // Whoever confirms has to read what for.
    required: ['title'],
    builtIn: texts('mail.stockConfirmSubject', 'mail.stockConfirmText'),
  },
  'back-in-stock': {
    placeholders: ['title', 'shop'],
    required: ['title'],
    builtIn: texts('mail.stockBackSubject', 'mail.stockBackText'),
  },
  'newsletter-confirmation': {
    placeholders: ['shop'],
    // A consent names who asks for it.
    required: ['shop'],
    builtIn: unsigned('newsletterMail.subject', 'newsletterMail.text'),
  },
  'cart-reminder': {
    placeholders: ['shop'],
    required: [],
    builtIn: unsigned('reminderMail.subject', 'reminderMail.text'),
  },
  'withdrawal-received': {
    placeholders: ['moment', 'shop'],
    // Directive 2011/83, Article 11a(5): the acknowledgement says the date and time of the notice.
    required: ['moment'],
    builtIn: texts('mail.withdrawalSubject', 'mail.withdrawalReceived'),
  },
  'withdrawal-noted': {
    placeholders: ['moment', 'number', 'shop'],
    required: ['moment', 'number'],
    builtIn: texts('mail.withdrawalSubject', 'mail.withdrawalNoted'),
  },
  'withdrawal-refused': {
    placeholders: ['moment', 'shop'],
    required: ['moment'],
    builtIn: texts('mail.withdrawalRefusedSubject', 'mail.withdrawalRefused'),
  },
} as const satisfies Record<string, MailTextKindRow>;

export type MailTextKind = keyof typeof mailTextKindRows;

export const mailTextKinds = Object.keys(mailTextKindRows) as MailTextKind[];

export function isMailTextKind(kind: string): kind is MailTextKind {
  return Object.hasOwn(mailTextKindRows, kind);
}

// More than `fillIn` finds: whatever stands in braces was meant as a name.
const braced = /\{([^{}]*)\}/g;

export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(braced)].map(([, name = '']) => name);
}

/** The first that cannot stand there; undefined: all can. */
export function unknownPlaceholder(kind: MailTextKind, text: string): string | undefined {
  const allowed: readonly string[] = mailTextKindRows[kind].placeholders;
  return listPlaceholders(text).find((name) => !allowed.includes(name));
}

/** Those that have to stand in it and do not. What is left empty is said as we say it. */
export function missingPlaceholders(kind: MailTextKind, field: MailTextField, text: string): string[] {
  if (field !== 'intro' || text.trim() === '') return [];
  const named = listPlaceholders(text);
  return mailTextKindRows[kind].required.filter((name) => !named.includes(name));
}

// The e-mails to shoppers whose words a merchant can change, each with what can stand in its texts as `{number}`, and what
// has to. Apart from the schema, because zod is not for browsers; our own words are the server's alone
// (`server/shop/mail-texts`).

/** `intro`: in place of the first paragraph, below the greeting. `closing`: in place of the signature. */
export const mailTextFields = ['subject', 'intro', 'closing'] as const;
export type MailTextField = (typeof mailTextFields)[number];

export type MailTextKindRow = {
  placeholders: readonly string[];
  /** What a first paragraph of hers must say, because the e-mail says it nowhere else, or the law wants it there. */
  required: readonly string[];
};

const ofOrder = ['name', 'number', 'total', 'shop'] as const;

export const mailTextKindRows = {
  'order-confirmation': {
    placeholders: ofOrder,
    required: [],
  },
  'nothing-due': {
    placeholders: ofOrder,
    required: [],
  },
  'cash-on-delivery': {
    placeholders: ofOrder,
    required: [],
  },
  'transfer-awaited': {
    placeholders: [...ofOrder, 'until'],
    // How much, and by when: after that day the goods are for sale again.
    required: ['total', 'until'],
  },
  'transfer-expired': {
    placeholders: ofOrder,
    required: [],
  },
  'payment-processing': {
    placeholders: ofOrder,
    required: [],
  },
  'payment-failed': {
    placeholders: ofOrder,
    required: [],
  },
  'order-sent': {
    placeholders: [...ofOrder, 'carrier', 'tracking'],
    required: [],
  },
  'order-cancelled': {
    placeholders: ofOrder,
    required: [],
  },
  'order-changed': {
    placeholders: ofOrder,
    required: [],
  },
  'order-refunded': {
    placeholders: [...ofOrder, 'amount'],
    required: ['amount'],
  },
  'order-invoice': {
    // The file itself says the rest.
    placeholders: [...ofOrder, 'documents'],
    required: [],
  },
  'order-email-changed': {
    placeholders: ['name', 'number', 'shop'],
    // It goes to the former address, whose reader has to know of which order.
    required: ['number'],
  },
  'order-link': {
    placeholders: ['name', 'number', 'shop'],
    required: ['number'],
  },
  'shopper-sign-in': {
    placeholders: ['shop'],
    required: [],
  },
  'shopper-passkey-added': {
    placeholders: ['moment', 'shop'],
    // Whoever did not do it has to know when.
    required: ['moment'],
  },
  'shopper-passkey-removed': {
    placeholders: ['moment', 'shop'],
    required: ['moment'],
  },
  'payment-link': {
    placeholders: ['name', 'shop', 'until'],
    required: [],
  },
  'review-request': {
    placeholders: ['name', 'number', 'shop', 'until'],
    required: [],
  },
  'review-rejected': {
    placeholders: ['name', 'shop', 'product'],
    required: ['product'],
  },
  'back-in-stock-confirm': {
    placeholders: ['title', 'shop'],
    // Whoever confirms has to read what for.
    required: ['title'],
  },
  'back-in-stock': {
    placeholders: ['title', 'shop'],
    required: ['title'],
  },
  'newsletter-confirmation': {
    placeholders: ['shop'],
    // A consent names who asks for it.
    required: ['shop'],
  },
  'cart-reminder': {
    placeholders: ['shop'],
    required: [],
  },
  'gift-card': {
    placeholders: ['amount', 'shop'],
    // The card says nowhere else in the e-mail what it is worth.
    required: ['amount'],
  },
  'withdrawal-received': {
    placeholders: ['moment', 'shop'],
    // Directive 2011/83, Article 11a(5): the acknowledgement says the date and time of the notice.
    required: ['moment'],
  },
  'withdrawal-noted': {
    placeholders: ['moment', 'number', 'shop'],
    required: ['moment', 'number'],
  },
  'withdrawal-refused': {
    placeholders: ['moment', 'shop'],
    required: ['moment'],
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

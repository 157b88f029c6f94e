// What the shop knows about a payment method. One file per method; payment-methods.ts lists them.

import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Locale } from '../../i18n/locales.ts';

/** The brand's logo. The name is the same in every language. */
export type PaymentMark = { icon: string; name: string };

type MethodText<End extends string> = MessageKey extends infer Key
  ? Key extends `method.${infer Group}${End}`
    ? Group
    : never
  : never;

type Name = {
  /** A brand has the same name in every language, other methods have a text. */
  name: string | { text: MessageKey };
};

type Shown = Name & { marks: readonly PaymentMark[] };

/** The shopper fills in fields on the shop's own page, and Stripe.js confirms the payment. */
export type FieldsMethod = Shown & {
  kind: 'fields';
  /** `method.<texts>Hint` is shown below the name. */
  texts: MethodText<'Hint'>;
  /** It is paid by a mandate: the money comes days later, or not at all. */
  isDebit?: true;
};

/** The shopper is sent to another site and comes back. The server confirms the payment, so it works without scripts. */
export type RedirectMethod = Shown & {
  kind: 'redirect';
  /**
   * `method.<texts>Hint` is shown below the name, `method.<texts>Text` below the chosen method; both may contain
   * `{name}`.
   */
  texts: MethodText<'Hint'>;
  /** The owner of the page, for the message when the payment fails there. */
  paysAt: 'bank' | 'provider';
  /** The method checks the payer's address, so the address is sent with the payment. */
  needsAddress?: true;
};

/**
 * Paid without the provider, so it works without scripts: the shop receives the money itself, and a person or the
 * parcel's delivery records it. Its settings are in `src/shop/payment-settings.ts`; the text below its name depends on
 * them and comes from the server.
 */
export type ManualMethod = Name & {
  kind: 'transfer' | 'cashOnDelivery';
  /** Drawings beside the name; they are no brand's logo, so they need no name. */
  marks: readonly Pick<PaymentMark, 'icon'>[];
};

/** Pays an order whose code leaves nothing to pay: offered alone, and such an order is paid as it is placed. */
export type NothingDueMethod = Name & { kind: 'nothingDue'; marks: readonly [] };

/** It is not in the list: the wallet has its own button below the order button, which Stripe draws with the wallet's logo. */
export type WalletMethod = { kind: 'wallet'; name: string };

/** The places at which a method is offered. Used on the server only, so browsers do not load it. */
export type MethodOffer = {
  /**
   * Names by currency (ISO 4217) the countries (ISO 3166-1) in which payers may live; null for every country. When left
   * out, all currencies of the shop.
   */
  currencies?: Readonly<Record<string, readonly string[] | null>>;
  /**
   * Names by currency the countries (ISO 3166-1) of the payers to whom a shop offers it that has chosen no methods;
   * when left out, all. Whoever chooses it offers it wherever it can be paid with.
   */
  proposedIn?: Readonly<Record<string, readonly string[]>>;
  /** Its position in the list of languages where it is usual. All other methods follow in the registry's order. */
  usualIn?: Readonly<Partial<Record<Locale, number>>>;
};

/**
 * How an invoice says that it was paid. `means`: as EN 16931 has it (UNTDID 4461); `fa3`: the form in FA(3), left out where the
 * schema has none and the method is said by its name. Used on the server only.
 */
export type InvoicedMethod = {
  means: 'card' | 'onlineService' | 'directDebit' | 'transfer' | 'cash' | 'notDefined';
  fa3?: 'card' | 'transfer' | 'mobile';
};

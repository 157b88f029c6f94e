// What the shop knows of one way to pay. One file a method; payment-methods.ts lists them.

import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Locale } from '../../i18n/locales.ts';

/** The sign by which it is known. The name is the same in every language. */
export type PaymentMark = { icon: string; name: string };

type MethodText<End extends string> = MessageKey extends infer Key
  ? Key extends `method.${infer Group}${End}`
    ? Group
    : never
  : never;

type Name = {
  /** A brand is called the same in every language. */
  name: string | { text: MessageKey };
};

type Shown = Name & { marks: readonly PaymentMark[] };

/** The shopper fills something in on the shop's own page, and Stripe.js confirms it. */
export type FieldsMethod = Shown & {
  kind: 'fields';
  /** `method.<texts>Hint` stands below the name. */
  texts: MethodText<'Hint'>;
  /** A mandate is signed; the money comes days later, or not at all. */
  isDebit?: true;
};

/** The shopper leaves for a page of somebody else and comes back. The server confirms it, so it works without scripts. */
export type RedirectMethod = Shown & {
  kind: 'redirect';
  /** `method.<texts>Hint` stands below the name, `method.<texts>Text` below the chosen method; both may say `{name}`. */
  texts: MethodText<'Hint'>;
  /** Whose page it is: it is named when the payment fails there. */
  paysAt: 'bank' | 'provider';
  /** It decides by the payer's address, so the address goes along. */
  needsAddress?: true;
};

/**
 * The provider has no part in it, so it works without scripts: the money comes to the shop itself, and a person or the
 * parcel's delivery says so. What the shop must know for it is in `src/shop/payment-settings.ts`; the sentence below its
 * name, which depends on that, comes from the server.
 */
export type ManualMethod = Name & {
  kind: 'transfer' | 'cashOnDelivery';
  /** Drawings beside the name: no brand is known by them. */
  marks: readonly Pick<PaymentMark, 'icon'>[];
};

/** Beside the list: a button of the wallet's own, below the order button. Stripe draws it, with the wallet's mark. */
export type WalletMethod = { kind: 'wallet'; name: string };

/** Whom it is offered to: known to the server alone, so browsers do not load it. */
export type MethodOffer = {
  /**
   * What it can be paid in, by ISO 4217 code, and in which of these countries (ISO 3166-1) its payers live; null for
   * every country. Left out: whatever the shop sells in.
   */
  currencies?: Readonly<Record<string, readonly string[] | null>>;
  /** Where people are used to it: its place in that language's list. All others follow, as the registry has them. */
  usualIn?: Readonly<Partial<Record<Locale, number>>>;
};

// A developer's own payment methods, of kasa.config.ts, beside those of `src/payments/methods/`. Browsers do not know them:
// the server sends what a page says of a method. server/guides/extending.md shows how one is written.
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Currency, Money } from '#src/money.ts';
import type { MethodOffer } from '#src/payments/methods/payment-method.ts';
import {
  isOwnMethod,
  isRedirectMethod,
  methodOffers,
  type OwnMethod,
  type PaymentMethod,
  type ProviderMethod,
  type RedirectMethodName,
} from '#src/payments/methods/payment-methods.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';

/** The same in every language, or by language; a language that is missing gets the English words, or the first. */
export type Words = string | Readonly<Partial<Record<Locale, string>>>;

export type OwnMethodFacts = {
  id: OwnMethod;
  name: Words;
  /** Shown below the name. */
  hint: Words;
  /** An icon of our collections, as `payments:bank-transfer`. */
  icon?: string | undefined;
  /** The countries in which payers may live, by currency; null for every country. */
  currencies: Readonly<Partial<Record<Currency, readonly string[] | null>>>;
  /** Counted in minor units. The settings may set narrower ones. */
  limits?: Readonly<Partial<Record<Currency, { min?: number | undefined; max?: number | undefined }>>> | undefined;
};

/** A payment at the developer's provider. */
export type OwnPayment = {
  /** The shop's id of it. The provider keeps it, and every notification and answer names it. */
  paymentId: string;
  /** What `start` has given back as the provider's own id. */
  reference: string | null;
  orderNumber: number;
  amount: Money;
};

export type OwnPayer = {
  email: string;
  fullName: string;
  address: Omit<PostalAddress, 'fullName'> | null;
};

/** How a payment stands at the provider: always with what was paid there, so that the shop can compare it. */
export type OwnReport = {
  paymentId: string;
  status: 'open' | 'processing' | 'succeeded' | 'failed' | 'canceled';
  amount: Money;
};

export type OwnNotification = {
  /** Names in small letters. */
  headers: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** The body as it arrived, for the check of its signature. */
  body: Buffer;
};

type Asked<Answer> = Answer | Promise<Answer>;

/**
 * The shopper is sent to another site and comes back. Whatever is asked may be asked again after a crash or a timeout,
 * with the same `paymentId` or `refundId`, and must then do nothing a second time.
 */
export type OwnRedirectMethod = OwnMethodFacts & {
  kind: 'redirect';
  /** Shown below the chosen method: where the order button leads. */
  text?: Words | undefined;
  start(
    payment: OwnPayment & { payer: OwnPayer; locale: Locale; returnUrl: string; notifyUrl: string },
    signal: AbortSignal,
  ): Asked<{ address: string; reference?: string | undefined }>;
  /** Null for a notification that is not genuine. */
  readNotification(notification: OwnNotification): Asked<OwnReport | null>;
  /** Asked when the shopper comes back, before the order expires or is paid otherwise, and every minute meanwhile. */
  ask?: ((payment: OwnPayment, signal: AbortSignal) => Asked<OwnReport>) | undefined;
  /** Cancels the payment: from then on the provider takes no money for it. */
  cancel?: ((payment: OwnPayment, signal: AbortSignal) => Asked<unknown>) | undefined;
  /** Resolves when the provider has taken it on. Without it refunds are made by hand. */
  refund?:
    | ((refund: OwnPayment & { refundId: string; refunded: Money }, signal: AbortSignal) => Asked<unknown>)
    | undefined;
};

/** The shop receives the money itself, and `kasa paid` records it. */
export type OwnManualMethod = OwnMethodFacts & {
  kind: 'manual';
  /** The days for which the goods are held. */
  expiryDays: number;
  /** What the order's page and the e-mail say until it is paid. */
  instructions(order: { number: number; email: string; amount: string; until: string; locale: Locale }): {
    text: string;
    rows: { name: string; value: string }[];
  };
};

export type OwnPaymentMethod = OwnRedirectMethod | OwnManualMethod;

/** A method of the provider, or a redirect of a developer's own. */
export type OnlineMethod = ProviderMethod | OwnMethod;

const own = new Map<string, OwnPaymentMethod>();

/** Registers the methods once, at the start of a process. */
export function registerOwnMethods(methods: readonly OwnPaymentMethod[]): void {
  own.clear();
  for (const method of methods) own.set(method.id, method);
}

/** Undefined for any other method, and for one that kasa.config.ts no longer names. */
export function findOwnMethod(name: string): OwnPaymentMethod | undefined {
  return own.get(name);
}

export function findOwnRedirect(name: string): OwnRedirectMethod | undefined {
  const method = own.get(name);
  return method?.kind === 'redirect' ? method : undefined;
}

/**
 * Whether it is paid at Stripe or at a developer's provider: there is an intent. Orders also keep the names of methods
 * that are gone.
 */
export function isPaidOnline(name: string): name is OnlineMethod {
  return isProviderMethod(name) || (isOwnMethod(name) && own.get(name)?.kind !== 'manual');
}

/** The server sends the shopper to another site, with or without scripts. */
export function leadsAway(name: PaymentMethod): name is RedirectMethodName | OwnMethod {
  return isRedirectMethod(name) || findOwnRedirect(name) !== undefined;
}

/** A developer's provider is away or fails; the cause says how. */
export class OwnProviderFailed extends Error {}

/** Lists every method that the shop could have: Kasa's and its own. */
export function listMethodOffers(): Readonly<Record<string, MethodOffer>> {
  const ownOffers = [...own.values()].map(({ id, currencies }) => [id, { currencies }] as const);
  return ownOffers.length > 0 ? { ...methodOffers, ...Object.fromEntries(ownOffers) } : methodOffers;
}

export function textIn(words: Words, locale: Locale): string {
  if (typeof words === 'string') return words;
  return words[locale] ?? words.en ?? Object.values(words)[0] ?? '';
}

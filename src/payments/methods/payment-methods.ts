// All payment methods, the provider's under Stripe's names. A new one is a file beside this one and its lines in here;
// for the provider's methods also a sandbox side in server/sandbox/methods/. A developer's own methods, of kasa.config.ts,
// are in none of these lists: the server alone knows them (server/payments/own-methods.ts).
import type { Translate } from '../../i18n/translate.ts';
import { applePay, applePayInvoiced } from './apple-pay.ts';
import { bancontact, bancontactInvoiced, bancontactOffer } from './bancontact.ts';
import { bankTransfer, bankTransferInvoiced, bankTransferOffer } from './bank-transfer.ts';
import { blik, blikInvoiced, blikOffer } from './blik.ts';
import { card, cardInvoiced, cardOffer } from './card.ts';
import { cashOnDelivery, cashOnDeliveryInvoiced, cashOnDeliveryOffer } from './cash-on-delivery.ts';
import { eps, epsInvoiced, epsOffer } from './eps.ts';
import { googlePay, googlePayInvoiced } from './google-pay.ts';
import { ideal, idealInvoiced, idealOffer } from './ideal.ts';
import { klarna, klarnaInvoiced, klarnaOffer } from './klarna.ts';
import { link, linkInvoiced } from './link.ts';
import { nothingDue, nothingDueInvoiced } from './nothing-due.ts';
import { p24, p24Invoiced, p24Offer } from './p24.ts';
import type { InvoicedMethod, MethodOffer } from './payment-method.ts';
import { paypal, paypalInvoiced, paypalOffer } from './paypal.ts';
import { sepaDebit, sepaDebitInvoiced, sepaDebitOffer } from './sepa-debit.ts';

const registry = {
  card,
  blik,
  p24,
  ideal,
  sepa_debit: sepaDebit,
  bancontact,
  eps,
  paypal,
  klarna,
  bank_transfer: bankTransfer,
  cash_on_delivery: cashOnDelivery,
  nothing_due: nothingDue,
  apple_pay: applePay,
  google_pay: googlePay,
  link,
} as const;

type Registry = typeof registry;
export type BuiltInMethod = keyof Registry;
/** The prefix keeps a later release from having a method of the same name. */
export type OwnMethod = `own_${string}`;
export type PaymentMethod = BuiltInMethod | OwnMethod;
type OfKind<Kind> = { [Name in BuiltInMethod]: Registry[Name] extends { kind: Kind } ? Name : never }[BuiltInMethod];
export type FieldsMethodName = OfKind<'fields'>;
export type RedirectMethodName = OfKind<'redirect'>;
export type WalletName = OfKind<'wallet'>;
/** Paid at the provider. */
export type ProviderMethod = FieldsMethodName | RedirectMethodName | WalletName;
export type ManualMethodName = OfKind<'transfer' | 'cashOnDelivery'>;
type ListedBuiltIn = Exclude<BuiltInMethod, WalletName>;
/** Everything but an order of nothing, whose method is not chosen. */
type ChosenBuiltIn = Exclude<ListedBuiltIn, 'nothing_due'>;
/** A method that is chosen from the list. */
export type ListedMethod = ListedBuiltIn | OwnMethod;

/** Separate from the registry, so that bundles that do not use it do not contain it. */
export const methodOffers: Readonly<Record<ChosenBuiltIn, MethodOffer>> = {
  card: cardOffer,
  blik: blikOffer,
  p24: p24Offer,
  ideal: idealOffer,
  sepa_debit: sepaDebitOffer,
  bancontact: bancontactOffer,
  eps: epsOffer,
  paypal: paypalOffer,
  klarna: klarnaOffer,
  bank_transfer: bankTransferOffer,
  cash_on_delivery: cashOnDeliveryOffer,
};

/** Separate for the same reason. */
export const invoicedMethods: Readonly<Record<BuiltInMethod, InvoicedMethod>> = {
  card: cardInvoiced,
  blik: blikInvoiced,
  p24: p24Invoiced,
  ideal: idealInvoiced,
  sepa_debit: sepaDebitInvoiced,
  bancontact: bancontactInvoiced,
  eps: epsInvoiced,
  paypal: paypalInvoiced,
  klarna: klarnaInvoiced,
  bank_transfer: bankTransferInvoiced,
  cash_on_delivery: cashOnDeliveryInvoiced,
  nothing_due: nothingDueInvoiced,
  apple_pay: applePayInvoiced,
  google_pay: googlePayInvoiced,
  link: linkInvoiced,
};

export const paymentMethods = Object.keys(registry) as BuiltInMethod[];
// Marked as pure, so that bundles that do not use them do not contain them.
export const listedMethods = /* @__PURE__ */ paymentMethods.filter(
  (method): method is ListedBuiltIn => !isWallet(method),
);
export const wallets = /* @__PURE__ */ paymentMethods.filter(isWallet);

export function factsOf<Name extends BuiltInMethod>(method: Name): Registry[Name] {
  return registry[method];
}

/** True for methods that Stripe.js confirms in the browser. */
export function needsScripts(method: PaymentMethod): method is FieldsMethodName | WalletName {
  return kindOf(method) === 'fields' || isWallet(method);
}

export function isRedirectMethod(method: PaymentMethod): method is RedirectMethodName {
  return kindOf(method) === 'redirect';
}

export function isWallet(method: PaymentMethod): method is WalletName {
  return kindOf(method) === 'wallet';
}

/** The money comes days after the order, or is returned by the bank. */
export function isDebit(method: PaymentMethod): boolean {
  return isBuiltIn(method) && 'isDebit' in registry[method];
}

export function isBuiltIn(name: string): name is BuiltInMethod {
  return Object.hasOwn(registry, name);
}

export function isOwnMethod(name: string): name is OwnMethod {
  return name.startsWith('own_');
}

function kindOf(method: PaymentMethod): Registry[BuiltInMethod]['kind'] | undefined {
  return registry[method as BuiltInMethod]?.kind;
}

export function paymentMethodName(t: Translate, method: BuiltInMethod): string {
  const { name } = factsOf(method);
  return typeof name === 'string' ? name : t(name.text);
}

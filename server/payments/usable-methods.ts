// The methods that a checkout offers: those of the market that the shop has chosen, without those that the provider has
// just refused, and with those that need no provider where the shop's settings allow them.
import type { Locale } from '#src/i18n/locales.ts';
import { type Currency, isSameMoney, type Money, money } from '#src/money.ts';
import {
  factsOf,
  isBuiltIn,
  isOwnMethod,
  type ListedMethod,
  type OwnMethod,
  type PaymentMethod,
  type ProviderMethod,
  type WalletName,
} from '#src/payments/methods/payment-methods.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import { offeredMethods, offeredWallets } from '#src/payments/offered-methods.ts';
import type { BankAccount, ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import { findOwnMethod, listMethodOffers } from './own-methods.ts';
import type { RefusedMethods } from './refused-methods.ts';

export type MethodServices = {
  payments: { refusedMethods: RefusedMethods };
  paymentSettings: ShopPaymentSettings;
};

type WithoutProvider = Exclude<ListedMethod, ProviderMethod | OwnMethod>;

export type Purchase = {
  locale: Locale;
  /** The total without a fee. */
  total: Money;
  /** The country that the shopper lives in. */
  country: string;
  /** Null: nothing delivers there, or the order is placed already. */
  delivery: { carrier: string; kind: string } | null;
};

/** An order of nothing has one method, whatever the shop has chosen. */
export function usableMethods(services: MethodServices, purchase: Purchase): ListedMethod[] {
  const { locale, total, country, delivery } = purchase;
  if (total.minor === 0) return delivery ? ['nothing_due'] : [];
  const market = { locale, country, offers: listMethodOffers() };
  return offeredMethods(services.paymentSettings, total, market).filter((method) => {
    if (isOwnMethod(method)) return isWithinOwnLimits(method, total);
    return isProviderMethod(method)
      ? !services.payments.refusedMethods.hides(method, total)
      : mayPayByHand(services.paymentSettings, method, purchase);
  });
}

/** The methods of an order that is placed: its total is fixed, so only those that cost what its own method did. */
export function methodsOfOrder(
  services: MethodServices,
  { fee, ...order }: Omit<Purchase, 'delivery'> & { fee: Money },
): ListedMethod[] {
  const methods = usableMethods(services, { ...order, delivery: null });
  return methods.filter((method) => isSameMoney(feeOf(services.paymentSettings, method, fee.currency), fee));
}

function isWithinOwnLimits(method: string, { minor, currency }: Money): boolean {
  const { min = 0, max = Number.POSITIVE_INFINITY } = findOwnMethod(method)?.limits?.[currency] ?? {};
  return min <= minor && minor <= max;
}

function mayPayByHand(settings: ShopPaymentSettings, method: WithoutProvider, purchase: Purchase): boolean {
  switch (factsOf(method).kind) {
    case 'transfer':
      return findAccount(settings, purchase.total.currency) !== null;
    case 'cashOnDelivery':
      return mayPayOnDelivery(settings, purchase);
    // There is something to pay.
    case 'nothingDue':
      return false;
  }
}

/** Wallets are offered at the checkout only. */
export function usableWallets({ payments, paymentSettings }: MethodServices, total: Money): WalletName[] {
  return offeredWallets(paymentSettings, total).filter((wallet) => !payments.refusedMethods.hides(wallet, total));
}

/** The shop's own account for transfers in the currency. */
export function findAccount({ bankTransfer }: ShopPaymentSettings, currency: Currency): BankAccount | null {
  return bankTransfer?.accounts[currency] ?? null;
}

/** The method's fee, on top of goods and delivery. */
export function feeOf({ cashOnDelivery }: ShopPaymentSettings, method: PaymentMethod, currency: Currency): Money {
  const isDue = isBuiltIn(method) && factsOf(method).kind === 'cashOnDelivery';
  return money((isDue && cashOnDelivery?.terms[currency]?.fee) || 0, currency);
}

function mayPayOnDelivery({ cashOnDelivery }: ShopPaymentSettings, { total, country, delivery }: Purchase): boolean {
  const terms = cashOnDelivery?.terms[total.currency];
  if (!cashOnDelivery || !terms || delivery?.kind !== 'courier') return false;
  const { carriers, countries } = cashOnDelivery;
  const isBroughtBack = carriers.includes(delivery.carrier);
  const isWithin = terms.minTotal <= total.minor && total.minor <= terms.maxTotal;
  return isBroughtBack && isWithin && countries.includes(country);
}

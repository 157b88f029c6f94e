// Opens the intent that pays a placed order: at the checkout, or later by the order's own address.
import type Stripe from 'stripe';
import { urlOf } from '#src/addresses.ts';
import type { PayRefusal } from '#src/checkout/refusals/checkout-refusals.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Money } from '#src/money.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { inTransaction } from '../database/transaction.ts';
import { reach } from '../faultpoint.ts';
import { isPaidOnline, OwnProviderFailed } from '../payments/own-methods.ts';
import { isMethodRefusal, type RefusedMethods } from '../payments/refused-methods.ts';
import { chooseManualMethod, HoldsTooMuch, type PayingServices } from './manual/choose-manual-method.ts';
import { openIntent, PaymentOvertaken } from './open-intent.ts';
import type { StandingOrder } from './placing/place-order.ts';
import { recordPayment } from './record-payment.ts';

export type StartedPayment = {
  orderToken: string;
  /** Null when there is nothing left to pay. */
  clientSecret: string | null;
  /** Null when there is nothing left to pay. */
  intent: Stripe.PaymentIntent | null;
  /** Path of the page that shows the payment's result. */
  returnUrl: string;
};

/** Throws the provider's error when it cannot be asked; `refusalOf` turns it into a refusal. */
export async function payStandingOrder(
  services: PayingServices,
  { locale, paymentMethod }: { locale: Locale; paymentMethod: PaymentMethod },
  order: StandingOrder,
): Promise<StartedPayment> {
  // It was paid as it was placed.
  if (paymentMethod === 'nothing_due') return startedPayment({ locale }, order, null);
  if (!isPaidOnline(paymentMethod)) {
    await chooseManualMethod(services, order.id, paymentMethod);
    reach('before-order-answer');
    return startedPayment({ locale }, order, null);
  }
  const intent = await openIntent(services, order, paymentMethod);
  const isSettled = intent?.status === 'succeeded' || intent?.status === 'processing';
  if (isSettled) {
    await inTransaction(services.db, (tx) => recordPayment(tx, { intent, cause: 'checkout', now: services.now() }));
  }
  reach('before-order-answer');
  return startedPayment({ locale }, order, isSettled ? null : intent);
}

export function startedPayment(
  { locale }: { locale: Locale },
  { token }: { token: string },
  intent: Stripe.PaymentIntent | null,
): StartedPayment {
  const returnUrl = urlOf('checkoutReturn', { locale }, { order: token });
  return { orderToken: token, clientSecret: intent?.client_secret ?? null, intent, returnUrl };
}

/** The refusal to show when no payment could be started. Rethrows our own bugs. */
export function refusalOf(
  error: unknown,
  { payments: { refusedMethods } }: { payments: { refusedMethods: RefusedMethods } },
  { method, total, orderToken }: { method: PaymentMethod; total: Money; orderToken: string },
): PayRefusal {
  if (isMethodRefusal(error)) {
    refusedMethods.note({ method, total, error });
    return { kind: 'MethodRefused' };
  }
  if (error instanceof HoldsTooMuch) return { kind: 'HoldsTooMuch' };
  if (error instanceof PaymentOvertaken) return { kind: 'PaymentOvertaken', orderToken };
  if (!isProviderFailure(error)) throw error;
  return { kind: 'PaymentUnavailable', orderToken };
}

/** The provider is down, slow or refuses us; anything else is a bug of ours. */
function isProviderFailure(error: unknown): boolean {
  if (error instanceof OwnProviderFailed) return true;
  const { type } = error as { type?: string };
  return typeof type === 'string' && type.startsWith('Stripe') && type !== 'StripeInvalidRequestError';
}

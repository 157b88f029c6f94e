// Methods that pay at a bank's own page: the payment is started as usual, but confirmed here instead of in the
// browser, and the shopper is sent to the bank. Pages with scripts do the same, so these methods work even where
// Stripe.js does not load.
import type Stripe from 'stripe';
import type { OrderRefusal, PayRefusal } from '#src/checkout/refusals/checkout-refusals.ts';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type Money, money } from '#src/money.ts';
import type { OwnMethod, RedirectMethodName } from '#src/payments/methods/payment-methods.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { hashToken } from '../http/session.ts';
import type { PaymentProvider, RedirectRequest } from '../payments/payment-provider.ts';
import { bankPath } from './at-bank/bank-page.ts';
import { refusalOf, type StartedPayment } from './pay-standing-order.ts';
import type { PlaceOrderRequest, PlaceOrderServices } from './placing/place-order.ts';
import { startPayment } from './start-payment.ts';

type Services = { db: Db; payments: PaymentProvider; publicUrl: string };
export type RedirectChoice = Pick<RedirectRequest, 'bank' | 'hasAcceptedTerms'> & {
  paymentMethod: RedirectMethodName | OwnMethod;
};
type Payer = Required<Pick<RedirectRequest, 'email' | 'fullName' | 'address'>>;

/** `returnUrl` is where the shopper goes next: towards the bank, or to the page that shows the payment's result. */
export type LeavingPayment = Pick<StartedPayment, 'orderToken' | 'clientSecret' | 'returnUrl'>;

/** The order button. */
export async function startRedirectPayment(
  services: PlaceOrderServices & Services,
  request: PlaceOrderRequest & RedirectChoice,
): Promise<Result<LeavingPayment, OrderRefusal>> {
  const started = await startPayment(services, request);
  return started.ok ? leaveForBank(services, request, started.value) : started;
}

export async function leaveForBank(
  services: Services,
  choice: RedirectChoice & { locale: Locale },
  { intent, orderToken, returnUrl }: StartedPayment,
): Promise<Result<LeavingPayment, PayRefusal>> {
  const goOn = (path: string) => ok({ orderToken, clientSecret: null, returnUrl: path });
  if (!intent) return goOn(returnUrl);
  const { payer, total } = await findPayer(services.db, orderToken);
  try {
    const confirmed = await confirmOnce(services, { ...choice, payer }, intent, returnUrl);
    return goOn(services.payments.bankAddressOf(confirmed) ? bankPath(choice.locale, orderToken) : returnUrl);
  } catch (error) {
    return refuse(refusalOf(error, services, { method: choice.paymentMethod, total, orderToken }));
  }
}

/** Finds the person the provider is told of: as the order has it, and the address that the bill goes to. */
async function findPayer(db: Db, orderToken: string): Promise<{ payer: Payer; total: Money }> {
  const order = await db
    .selectFrom('orders')
    .select(['email', 'address', 'billing_address', 'total_minor', 'cards_minor', 'currency'])
    .where('token_hash', '=', hashToken(orderToken))
    .executeTakeFirstOrThrow();
  const address = (order.billing_address ?? order.address) as PostalAddress;
  const payer = { email: order.email, fullName: address.fullName, address };
  return { payer, total: money(order.total_minor - order.cards_minor, order.currency) };
}

/** A second press leads to the same bank page or, when another bank was chosen, to that one's. */
async function confirmOnce(
  { payments, publicUrl }: Services,
  { paymentMethod: method, payer, ...choice }: RedirectChoice & { locale: Locale; payer: Payer },
  intent: Stripe.PaymentIntent,
  returnUrl: StartedPayment['returnUrl'],
): Promise<Stripe.PaymentIntent> {
  // The form sends Przelewy24's fields even when another method is chosen.
  const { bank, hasAcceptedTerms } = method === 'p24' ? choice : { bank: null, hasAcceptedTerms: false };
  if (intent.status === 'requires_action' && bankOf(intent) === bank) return intent;
  const { email, fullName, address } = payer;
  const details = { method, locale: choice.locale, email, fullName, address, bank, hasAcceptedTerms };
  return payments.confirmRedirect(intent.id, { ...details, returnUrl: publicUrl + returnUrl });
}

function bankOf({ payment_method: method }: Stripe.PaymentIntent): string | null {
  return (typeof method === 'object' && method?.p24?.bank) || null;
}

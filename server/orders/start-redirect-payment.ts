// For methods that pay at a bank's own page: the payment is started as usual, but confirmed here instead of in the
// browser, and the shopper is sent to the bank. Pages with scripts do the same, so these methods work even where
// Stripe.js does not load.
import type Stripe from 'stripe';
import { billedAddress, normaliseDraft } from '#src/checkout/checkout-fields.ts';
import type { OrderRefusal, PayRefusal } from '#src/checkout/refusals/checkout-refusals.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Money } from '#src/money.ts';
import type { OwnMethod, RedirectMethodName } from '#src/payments/methods/payment-methods.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { PaymentProvider, RedirectRequest } from '../payments/payment-provider.ts';
import { isCollected } from '../shipping/tariffs.ts';
import { readShop } from '../shop/read-settings.ts';
import { bankPath } from './at-bank/bank-page.ts';
import { refusalOf, type StartedPayment } from './pay-standing-order.ts';
import type { PlaceOrderRequest, PlaceOrderServices } from './placing/place-order.ts';
import { startPayment } from './start-payment.ts';

type Services = { payments: PaymentProvider; publicUrl: string };
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
  if (!started.ok) return started;
  const { expectedTotal: total, draft } = request;
  const normalised = normaliseDraft(draft, isCollected((await readShop(services.db)).delivery, draft.shippingMethod));
  const address = billedAddress(normalised);
  const payer = { email: normalised.email, fullName: address.fullName, address };
  return leaveForBank(services, { ...request, total, payer }, started.value);
}

export async function leaveForBank(
  services: Services,
  choice: RedirectChoice & { locale: Locale; total: Money; payer: Payer },
  { intent, orderToken, returnUrl }: StartedPayment,
): Promise<Result<LeavingPayment, PayRefusal>> {
  const goOn = (path: string) => ok({ orderToken, clientSecret: null, returnUrl: path });
  if (!intent) return goOn(returnUrl);
  try {
    const confirmed = await confirmOnce(services, choice, intent, returnUrl);
    return goOn(services.payments.bankAddressOf(confirmed) ? bankPath(choice.locale, orderToken) : returnUrl);
  } catch (error) {
    return refuse(refusalOf(error, services, { method: choice.paymentMethod, total: choice.total, orderToken }));
  }
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

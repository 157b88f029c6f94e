// The order button for methods that pay at a bank's own page: the order is placed as always, its payment confirmed here instead of in the
// browser, and the shopper sent on to the bank. With scripts it is the same: so these methods work where Stripe.js does not load.
import type Stripe from 'stripe';
import { normaliseDraft } from '#src/checkout/checkout-fields.ts';
import type { RedirectMethod } from '#src/payments/redirect-methods.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { RedirectRequest } from '../payments/payment-provider.ts';
import { bankPath } from './bank-page.ts';
import type { PlaceOrderRequest, PlaceOrderServices } from './place-order.ts';
import { type PaymentRefusal, refusalOf, type StartedPayment, startPayment } from './start-payment.ts';

type Services = PlaceOrderServices & { publicUrl: string };
type Request = PlaceOrderRequest &
  Pick<RedirectRequest, 'bank' | 'hasAcceptedTerms'> & { paymentMethod: RedirectMethod };

/** `returnUrl` is where the shopper goes on to: towards the bank, or to the page that tells how the payment went. */
export async function startRedirectPayment(
  services: Services,
  request: Request,
): Promise<Result<Pick<StartedPayment, 'orderToken' | 'clientSecret' | 'returnUrl'>, PaymentRefusal>> {
  const started = await startPayment(services, request);
  if (!started.ok) return started;
  const { intent, orderToken, returnUrl } = started.value;
  const goOn = (path: string) => ok({ orderToken, clientSecret: null, returnUrl: path });
  if (!intent) return goOn(returnUrl);
  try {
    const confirmed = await confirmOnce(services, request, intent, returnUrl);
    return goOn(services.payments.bankAddressOf(confirmed) ? bankPath(request.locale, orderToken) : returnUrl);
  } catch (error) {
    return refuse(refusalOf(error, services, request, orderToken));
  }
}

/** Pressed twice, the second press leads to the same page of the bank; with another bank chosen, to that one's. */
async function confirmOnce(
  { payments, publicUrl }: Services,
  { paymentMethod: method, draft, bank, hasAcceptedTerms }: Request,
  intent: Stripe.PaymentIntent,
  returnUrl: StartedPayment['returnUrl'],
): Promise<Stripe.PaymentIntent> {
  if (intent.status === 'requires_action' && bankOf(intent) === bank) return intent;
  const { email, fullName } = normaliseDraft(draft);
  const details = { method, email, fullName, bank, hasAcceptedTerms };
  return payments.confirmRedirect(intent.id, { ...details, returnUrl: publicUrl + returnUrl });
}

function bankOf({ payment_method: method }: Stripe.PaymentIntent): string | null {
  return (typeof method === 'object' && method?.p24?.bank) || null;
}

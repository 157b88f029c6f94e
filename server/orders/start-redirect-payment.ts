// The order button without scripts: the order is placed as always, its payment confirmed here instead of in the
// browser, and the shopper sent on to the bank.
import type Stripe from 'stripe';
import type { RedirectMethod } from '#src/payments/redirect-methods.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { bankPath } from './bank-page.ts';
import type { PlaceOrderRequest, PlaceOrderServices } from './place-order.ts';
import { isProviderFailure, type PaymentRefusal, type StartedPayment, startPayment } from './start-payment.ts';

type Services = PlaceOrderServices & { publicUrl: string };
type Request = PlaceOrderRequest & { paymentMethod: RedirectMethod };

/** The path that the shopper goes on to: towards the bank, or to the page that tells how the payment went. */
export async function startRedirectPayment(
  services: Services,
  request: Request,
): Promise<Result<string, PaymentRefusal>> {
  const started = await startPayment(services, request);
  if (!started.ok) return started;
  const { intent, orderToken, returnUrl } = started.value;
  if (!intent) return ok(returnUrl);
  try {
    const confirmed = await confirmOnce(services, request, intent, returnUrl);
    return ok(confirmed.next_action?.redirect_to_url ? bankPath(request.locale, orderToken) : returnUrl);
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    return refuse({ kind: 'PaymentUnavailable', orderToken });
  }
}

/** Pressed twice, the second press leads to the same page of the bank. */
async function confirmOnce(
  { payments, publicUrl }: Services,
  { paymentMethod: method, draft: { email, fullName } }: Request,
  intent: Stripe.PaymentIntent,
  returnUrl: StartedPayment['returnUrl'],
): Promise<Stripe.PaymentIntent> {
  if (intent.status === 'requires_action') return intent;
  return payments.confirmRedirect(intent.id, { method, email, fullName, returnUrl: publicUrl + returnUrl });
}

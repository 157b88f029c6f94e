// What `confirmCardPayment`, `handleNextAction` and the like have in common: confirm, let the shopper act, fetch the
// result.
import { showChallenge } from './challenge-overlay.ts';
import type { ApiAnswer, Controller } from './controller-client.ts';
import { fieldTexts, isFieldMessage } from './field-texts.ts';
import { IntegrationError } from './integration-error.ts';
import type { ApiParameters, ControllerCall } from './sandbox-protocol.ts';

type ApiError = { type: string; code?: string; decline_code?: string; message?: string; [field: string]: unknown };

type PublicIntent = {
  status: string;
  next_action: {
    type: string;
    use_stripe_sdk?: { stripe_js?: string };
    redirect_to_url?: { url?: string };
  } | null;
  last_payment_error: ApiError | null;
};

export type PaymentResult =
  | { paymentIntent: PublicIntent; error?: undefined }
  | { error: ApiError; paymentIntent?: undefined };

export type PaymentClient = {
  publishableKey: string;
  sandboxOrigin: string;
  controller: Controller;
  /** The language of errors and of the bank's pages; `auto` leaves it to the browser. */
  locale: string;
};

const APP_POLL_MS = 500;
/** BLIK's minute, and time for the bank's answer. */
const APP_TIMEOUT_MS = 90_000;

export async function confirmPayment(
  client: PaymentClient,
  clientSecret: string,
  parameters: ApiParameters,
  fields: ControllerCall['fields'],
  handlesActions: boolean,
): Promise<PaymentResult> {
  const answer = await client.controller.call(
    'POST',
    `/v1/payment_intents/${intentId(clientSecret)}/confirm`,
    { ...parameters, use_stripe_sdk: true, key: client.publishableKey, client_secret: clientSecret },
    fields,
  );
  const result = toResult(client, answer);
  return result.error || !handlesActions ? result : actOn(client, clientSecret, result.paymentIntent);
}

export async function retrieveIntent(client: PaymentClient, clientSecret: string): Promise<PaymentResult> {
  const parameters = { key: client.publishableKey, client_secret: clientSecret };
  return toResult(
    client,
    await client.controller.call('GET', `/v1/payment_intents/${intentId(clientSecret)}`, parameters),
  );
}

/** Shows the challenge, redirects to the bank, or waits for its app, whichever the intent requires. */
export async function actOn(client: PaymentClient, clientSecret: string, intent: PublicIntent): Promise<PaymentResult> {
  const action = intent.status === 'requires_action' ? intent.next_action : null;
  const redirect = action?.redirect_to_url?.url;
  if (redirect) {
    window.location.assign(`${redirect}&locale=${client.locale}`);
    // The browser is leaving the page, so the promise never resolves.
    return new Promise(() => {});
  }
  const challenge = action?.use_stripe_sdk?.stripe_js;
  if (challenge) await showChallenge(client.sandboxOrigin, challenge, client.locale);
  else if (action?.type !== 'blik_authorize') return { paymentIntent: intent };
  const result = challenge ? await retrieveIntent(client, clientSecret) : await waitForApp(client, clientSecret);
  if (result.error) return result;
  const { status, last_payment_error: error } = result.paymentIntent;
  if (status !== 'requires_payment_method' || !error) return result;
  return { error: { ...localised(client, error), payment_intent: result.paymentIntent } };
}

/** Polls until the bank's app has answered. A failed connection is tried again. */
async function waitForApp(client: PaymentClient, clientSecret: string): Promise<PaymentResult> {
  const givenUpAt = Date.now() + APP_TIMEOUT_MS;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, APP_POLL_MS));
    const result = await retrieveIntent(client, clientSecret);
    const isOpen = result.error
      ? result.error.type === 'api_connection_error'
      : result.paymentIntent.status === 'requires_action';
    if (!isOpen || Date.now() > givenUpAt) return result;
  }
}

export function toResult(client: PaymentClient, answer: ApiAnswer): PaymentResult {
  if (answer.error) return { error: localised(client, answer.error as ApiError) };
  // The sandbox answers with the intent that was asked for, or with an error.
  return { paymentIntent: answer as unknown as PublicIntent };
}

/** Errors shown to people are in the page's language, as from Stripe. */
export function localised({ locale }: PaymentClient, error: ApiError): ApiError {
  // Only for cards is the decline code's text used; the other methods have texts of their own.
  const isCard = error.code === 'card_declined';
  const key = isCard && isFieldMessage(error.decline_code) ? error.decline_code : error.code;
  return isFieldMessage(key) ? { ...error, message: fieldTexts(locale)(key) } : error;
}

function intentId(clientSecret: string): string {
  const match = /^(pi_[^\W_]+)_secret_\w+$/.exec(clientSecret);
  if (match?.[1]) return match[1];
  throw new IntegrationError(
    `Invalid value for the client secret: it should be of the form \${id}_secret_\${secret}. You specified: ${clientSecret}.`,
  );
}

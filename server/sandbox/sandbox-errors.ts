// Refusals in the words and shapes of Stripe's API. Thrown anywhere below a route, mapped once in sandbox-app.ts.
import type Stripe from 'stripe';

/** The `error` object of an answer, as documented under "Errors" in Stripe's API reference. */
export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  advice_code?: string;
  network_decline_code?: string;
  param?: string;
  message: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
};

/** Thrown when nothing is to be stored: the surrounding transaction is rolled back. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** False: the endpoint never began its work, so an idempotency key stays free, as Stripe documents. */
  readonly hasBegun: boolean;

  constructor(status: number, body: ErrorBody, hasBegun = true) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { ...body, doc_url: body.doc_url ?? docUrl(body.code) } : body;
    this.hasBegun = hasBegun;
  }
}

export function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

export function refuseRequest(message: string, details: Partial<ErrorBody> = {}, status = 400): StripeRefusal {
  return new StripeRefusal(status, { type: 'invalid_request_error', message, ...details });
}

/** An invalid parameter, refused before any work begins. */
export function refuseParameter(message: string, param: string, code?: string): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', message, param, code }, false);
}

export function missingObject(what: string, id: string, param: string, status: 400 | 404): StripeRefusal {
  return refuseRequest(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, status);
}

export function unexpectedState(intent: Stripe.PaymentIntent, message: string): StripeRefusal {
  return refuseRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

export const rateLimited = (): StripeRefusal =>
  new StripeRefusal(
    429,
    {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message:
        'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.',
    },
    false,
  );

export const lockTimeout = (): StripeRefusal =>
  new StripeRefusal(
    429,
    {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message:
        'This object cannot be accessed right now because another API request or Stripe process is currently accessing it. If you see this error intermittently, retry the request. If you see this error frequently and are making multiple concurrent requests to a single object, make your requests serially or at a lower rate.',
    },
    false,
  );

// The shop's interface to Stripe. The sandbox differs in address and keys only.
import Stripe from 'stripe';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Money } from '#src/money.ts';
import {
  factsOf,
  isRedirectMethod,
  isWallet,
  type OwnMethod,
  type ProviderMethod,
  type RedirectMethodName,
} from '#src/payments/methods/payment-methods.ts';
import type { P24Bank } from '#src/payments/p24-banks.ts';
import { stripeAddressOf } from '#src/payments/payment-part.ts';
import { walletTypes } from '#src/payments/wallet-types.ts';
import { reach } from '../faultpoint.ts';
import { askInactive } from './activated-methods.ts';
import { API_TIMEOUT_MS, askAgain } from './ask-again.ts';
import type { OnlineMethod } from './own-methods.ts';
import { type PayoutRequests, payoutRequests } from './payout-requests.ts';
import { RefusedMethods } from './refused-methods.ts';

export type PaymentSettings = {
  publishableKey: string;
  scriptUrl: string;
  isSandbox: boolean;
};

export type IntentRequest<Method extends string = ProviderMethod> = {
  /** Repeating a request with the same key gives the same intent, never a second one. */
  idempotencyKey: string;
  amount: Money;
  method: Method;
  orderId: string;
  orderNumber: number;
};

export type RedirectRequest<Method extends string = RedirectMethodName | OwnMethod> = {
  method: Method;
  /** The language of the page. */
  locale: Locale;
  email: string;
  fullName: string;
  /** Meant for methods that need it. */
  address?: Omit<PostalAddress, 'fullName'>;
  /** Null: the shopper chooses it on Przelewy24's own page; always null for iDEAL. */
  bank: P24Bank | null;
  /** If false, Przelewy24 asks on its own page. */
  hasAcceptedTerms: boolean;
  /** Absolute; where the bank sends the shopper back to. */
  returnUrl: string;
};

export type RefundOrder = {
  /** Ours; the refund carries it as `metadata.refund_id`. */
  refundId: string;
  intentId: string;
  amount: Money;
  idempotencyKey: string;
};

/** Written in the shop's words for the bank, and what stands in fields of its own; empty ones are left out. */
export type DisputeEvidence = {
  text: string;
  customerName: string;
  customerEmail: string;
  shippingAddress: string;
  productDescription: string;
  carrier: string;
  trackingNumber: string;
  shippingDate: string;
};

/** Stripe, or the sandbox; `withOwnMethods` adds those of kasa.config.ts. */
export type PaymentProvider = PayoutRequests & {
  settings: PaymentSettings;
  refusedMethods: RefusedMethods;
  createIntent(request: IntentRequest<OnlineMethod>): Promise<Stripe.PaymentIntent>;
  getIntent(intentId: string): Promise<Stripe.PaymentIntent>;
  /** Confirms on the shopper's behalf; `next_action` then says where the bank is. */
  confirmRedirect(intentId: string, request: RedirectRequest): Promise<Stripe.PaymentIntent>;
  /** The page of the provider where the intent waits for the shopper; null for any other origin. */
  bankAddressOf(intent: Stripe.PaymentIntent): string | null;
  getMandate(mandateId: string): Promise<Stripe.Mandate>;
  /** Rejects with a `StripeInvalidRequestError` when the intent can no longer be cancelled. */
  cancelIntent(intentId: string): Promise<Stripe.PaymentIntent>;
  /** Rejects with a `StripeInvalidRequestError` when the payment cannot be refunded (so far). */
  createRefund(request: RefundOrder): Promise<Stripe.Refund>;
  getRefund(stripeRefundId: string): Promise<Stripe.Refund>;
  /** The newest hundred. */
  listRefunds(intentId: string): Promise<Stripe.Refund[]>;
  /** Submits it to the bank. Rejects with a `StripeInvalidRequestError` when it takes no more. */
  submitEvidence(disputeId: string, evidence: DisputeEvidence): Promise<Stripe.Dispute>;
  /** Those of `methods`, of shop and wallets, that the merchant's account has not activated. */
  listInactiveMethods(methods: readonly string[]): Promise<string[]>;
  /** Verifies the signature and its age; throws `StripeSignatureVerificationError`. */
  readEvent(rawBody: Buffer, signature: string): Stripe.Event;
  /** Events of test mode are refused in live mode and the other way round. */
  isLive: boolean;
};

/** The keys are read again for each request: they may be changed while the shop runs, within their mode. */
export type ProviderOptions = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The sandbox's origin; null for Stripe itself. */
  sandboxOrigin: string | null;
  now: () => Date;
};

/** Meant for the sandbox, which accepts any test key. */
export const sandboxKeys = { secretKey: 'sk_test_kasa_sandbox', publishableKey: 'pk_test_kasa_sandbox' };

const WEBHOOK_TOLERANCE_S = 300;

export function createPaymentProvider(options: ProviderOptions): PaymentProvider {
  let opened: { secretKey: string; stripe: Stripe } | null = null;
  const stripe = (): Stripe => {
    const { secretKey } = options;
    if (opened?.secretKey !== secretKey) opened = { secretKey, stripe: openStripe(secretKey, options.sandboxOrigin) };
    return opened.stripe;
  };
  return {
    settings: {
      get publishableKey() {
        return options.publishableKey;
      },
      scriptUrl: options.sandboxOrigin
        ? `${options.sandboxOrigin}/endive/stripe.js`
        : 'https://js.stripe.com/endive/stripe.js',
      isSandbox: options.sandboxOrigin !== null,
    },
    refusedMethods: new RefusedMethods(options.now),
    isLive: options.secretKey.includes('_live_'),

    ...intentRequests(stripe),
    ...refundRequests(stripe),
    ...payoutRequests(stripe),

    bankAddressOf(intent) {
      const url = URL.parse(intent.next_action?.redirect_to_url?.url ?? '');
      const isKnown = options.sandboxOrigin ? url?.origin === options.sandboxOrigin : url && isOfStripe(url);
      return isKnown && url ? url.href : null;
    },

    submitEvidence: (disputeId, evidence) =>
      askAgain(
        (options) => stripe().disputes.update(disputeId, { evidence: stripeEvidence(evidence), submit: true }, options),
        0,
      ),

    listInactiveMethods: (methods) => askInactive(stripe(), methods),

    readEvent: (rawBody, signature) => readEvent(stripe(), { rawBody, signature }, options),
  };
}

type IntentRequests = Pick<
  PaymentProvider,
  'createIntent' | 'getIntent' | 'confirmRedirect' | 'getMandate' | 'cancelIntent'
>;

function intentRequests(stripe: () => Stripe): IntentRequests {
  return {
    createIntent: ({ idempotencyKey, amount, method, orderId, orderNumber }) =>
      askAgain((options) =>
        stripe().paymentIntents.create(
          {
            amount: amount.minor,
            currency: amount.currency.toLowerCase(),
            allowed_payment_method_types: isWallet(method) ? [...walletTypes] : [method],
            description: `Order ${orderNumber}`,
            metadata: { order_id: orderId },
          },
          { ...options, idempotencyKey },
        ),
      ),

    getIntent: (intentId) =>
      askAgain((options) =>
        stripe().paymentIntents.retrieve(intentId, { expand: ['latest_charge', 'payment_method'] }, options),
      ),

    confirmRedirect: (intentId, { method, email, fullName, address, bank, hasAcceptedTerms, returnUrl }) =>
      stripe().paymentIntents.confirm(intentId, {
        payment_method_data: {
          type: method,
          billing_details: {
            email,
            name: fullName,
            ...(address &&
              isRedirectMethod(method) &&
              'needsAddress' in factsOf(method) && { address: stripeAddressOf(address) }),
          },
          ...(bank && { p24: { bank } }),
        },
        ...(hasAcceptedTerms && { payment_method_options: { p24: { tos_shown_and_accepted: true } } }),
        return_url: returnUrl,
      }),

    getMandate: (mandateId) => askAgain((options) => stripe().mandates.retrieve(mandateId, undefined, options)),

    cancelIntent: (intentId) => askAgain((options) => stripe().paymentIntents.cancel(intentId, undefined, options), 0),
  };
}

type RefundRequests = Pick<PaymentProvider, 'createRefund' | 'getRefund' | 'listRefunds'>;

function refundRequests(stripe: () => Stripe): RefundRequests {
  return {
    createRefund: ({ refundId, intentId, amount, idempotencyKey }) =>
      askAgain((options) =>
        stripe().refunds.create(
          { payment_intent: intentId, amount: amount.minor, metadata: { refund_id: refundId } },
          { ...options, idempotencyKey },
        ),
      ),

    getRefund: (stripeRefundId) => askAgain((options) => stripe().refunds.retrieve(stripeRefundId, undefined, options)),

    listRefunds: (intentId) =>
      askAgain(async (options) => {
        const { data } = await stripe().refunds.list({ payment_intent: intentId, limit: 100 }, options);
        return data;
      }),
  };
}

type SignedBody = { rawBody: Buffer; signature: string };

function readEvent(stripe: Stripe, { rawBody, signature }: SignedBody, options: ProviderOptions): Stripe.Event {
  const now = options.now();
  const event = stripe.webhooks.constructEvent(
    rawBody,
    signature,
    options.webhookSecret,
    WEBHOOK_TOLERANCE_S,
    undefined,
    now.getTime(),
  );
  assertNotFromTheFuture(signature, rawBody, now);
  return event;
}

function openStripe(secretKey: string, sandboxOrigin: string | null): Stripe {
  const stripe = new Stripe(secretKey, {
    timeout: API_TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(sandboxOrigin ? sandboxAddress(sandboxOrigin) : {}),
  });
  // The answer's headers have arrived, its body has not.
  stripe.on('response', ({ path }: Stripe.ResponseEvent) => reach(`provider-accepted:${path.split('/').at(-1)}`));
  return stripe;
}

function stripeEvidence(given: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence {
  const { carrier, trackingNumber, shippingDate } = given;
  return {
    uncategorized_text: given.text,
    customer_name: given.customerName,
    customer_email_address: given.customerEmail,
    shipping_address: given.shippingAddress,
    product_description: given.productDescription,
    ...(carrier && { shipping_carrier: carrier, shipping_date: shippingDate }),
    ...(trackingNumber && { shipping_tracking_number: trackingNumber }),
  };
}

/** Every redirect method begins on a page of Stripe's, which leads on to the bank. */
function isOfStripe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && hostname.endsWith('.stripe.com');
}

/** The SDK checks only that an event is not too old; a clock that runs ahead is as suspicious. */
function assertNotFromTheFuture(signature: string, payload: Buffer, now: Date): void {
  const timestamp = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (timestamp - now.getTime() / 1000 <= WEBHOOK_TOLERANCE_S) return;
  const raw = { message: 'Timestamp outside the tolerance zone', type: 'invalid_request_error' as const };
  throw new Stripe.errors.StripeSignatureVerificationError(signature, payload, raw);
}

function sandboxAddress(origin: string): { host: string; port: number; protocol: 'http' } {
  const url = new URL(origin);
  return { host: url.hostname, port: Number(url.port), protocol: 'http' };
}

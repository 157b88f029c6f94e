import type Stripe from 'stripe';
import type { Transaction } from '#server/database/transaction.ts';
import { writeEvents } from '../events/write-events.ts';
import { createPaymentMethod, getPaymentMethod } from '../methods/create-payment-method.ts';
import { storedOptions } from '../methods/method-options.ts';
import { methodsForCurrency } from '../methods/payment-method-registry.ts';
import { type HiddenFields, putObject } from '../object-store.ts';
import { answerOk, createdNow, type SandboxAnswer, type SandboxContext } from '../sandbox-context.ts';
import { refuseParameter, refuseRequest } from '../sandbox-errors.ts';
import { newClientSecret, newObjectId } from '../sandbox-ids.ts';
import { chargeMinimums, minimumInWords } from './charge-minimums.ts';
import { confirmIntent } from './confirm-intent.ts';
import type { CreateParameters, UpdateParameters } from './intent-parameters.ts';

const MAXIMUM_MINOR = 99_999_999;

/** `POST /v1/payment_intents`. */
export async function createIntent(
  tx: Transaction,
  context: SandboxContext,
  parameters: CreateParameters,
): Promise<SandboxAnswer> {
  const currency = parameters.currency.toLowerCase();
  assertAmount(parameters.amount, currency);
  if (parameters.capture_method === 'manual') {
    throw refuseParameter('The sandbox does not capture manually.', 'capture_method');
  }
  const automatic = automaticMethods(parameters);
  const method = parameters.payment_method_data
    ? await createPaymentMethod(tx, context, parameters.payment_method_data)
    : parameters.payment_method
      ? await getPaymentMethod(tx, context, parameters.payment_method)
      : null;
  const types = offeredTypes(context, parameters, currency, automatic?.allow_redirects);
  assertDescriptor(parameters, types);
  const intent = newIntent(context, parameters, { method: method?.object ?? null, automatic, types });
  const hidden: HiddenFields = {
    return_url: parameters.return_url ?? null,
    allow_redirects: automatic?.allow_redirects === 'never' ? 'never' : automatic ? 'always' : null,
  };
  await putObject(tx, 'payment_intent', intent, hidden);
  await writeEvents(tx, context, [{ type: 'payment_intent.created', object: intent }]);
  if (!parameters.confirm) return answerOk(intent);
  return confirmIntent(tx, context, intent.id, {
    off_session: parameters.off_session,
    error_on_requires_action: parameters.error_on_requires_action,
    mandate_data: parameters.mandate_data,
    payment_method_options: parameters.payment_method_options,
    return_url: parameters.return_url,
    use_stripe_sdk: parameters.use_stripe_sdk,
  });
}

type IntentMethods = {
  /** The method that it is paid with, when that is known already. */
  method: Stripe.PaymentMethod | null;
  automatic: Stripe.PaymentIntent.AutomaticPaymentMethods | null;
  types: string[];
};

/** All the fields that Stripe names, also those that are always empty here. */
function newIntent(
  context: SandboxContext,
  parameters: CreateParameters,
  { method, automatic, types }: IntentMethods,
): Stripe.PaymentIntent {
  const id = newObjectId('payment_intent');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: parameters.allowed_payment_method_types ?? null,
    amount: parameters.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: parameters.capture_method ?? 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: parameters.confirmation_method ?? 'automatic',
    created: createdNow(context),
    currency: parameters.currency.toLowerCase(),
    customer: parameters.customer ?? null,
    customer_account: null,
    description: parameters.description ?? null,
    excluded_payment_method_types: parameters.excluded_payment_method_types ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: parameters.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: storedOptions(parameters.payment_method_options),
    payment_method_types: types,
    payment_record: null,
    processing: null,
    receipt_email: parameters.receipt_email ?? null,
    review: null,
    setup_future_usage: parameters.setup_future_usage ?? null,
    shipping: shippingOf(parameters),
    source: null,
    statement_descriptor: parameters.statement_descriptor ?? null,
    statement_descriptor_suffix: parameters.statement_descriptor_suffix ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

/** Throws for an amount or a currency that cannot be charged. */
export function assertAmount(minor: number, currency: string): void {
  const minimum = chargeMinimums.get(currency);
  if (minimum === undefined) {
    const supported = [...chargeMinimums.keys()].join(', ');
    throw refuseParameter(
      `Invalid currency: ${currency}. The sandbox supports these currencies: ${supported}`,
      'currency',
    );
  }
  if (minor < minimum) {
    const message = `Amount must be at least ${minimumInWords(currency, minimum)}`;
    throw refuseRequest(message, { code: 'amount_too_small', param: 'amount' });
  }
  if (minor > MAXIMUM_MINOR) {
    throw refuseRequest(`Amount must be no more than ${MAXIMUM_MINOR}`, { code: 'amount_too_large', param: 'amount' });
  }
}

/** The methods that the intent offers: those that the shop allows and the currency supports. */
export function offeredTypes(
  { inactiveMethods }: SandboxContext,
  parameters: Pick<UpdateParameters, 'allowed_payment_method_types' | 'excluded_payment_method_types'>,
  currency: string,
  redirects?: Stripe.PaymentIntent.AutomaticPaymentMethods['allow_redirects'],
): string[] {
  const allowed: readonly string[] | undefined = parameters.allowed_payment_method_types;
  const excluded: readonly string[] = parameters.excluded_payment_method_types ?? [];
  const offered = methodsForCurrency(currency)
    .filter((method) => redirects !== 'never' || !method.redirects)
    .map((method) => method.type)
    .filter((type) => !inactiveMethods.includes(type))
    .filter((type) => (allowed?.includes(type) ?? true) && !excluded.includes(type));
  if (offered.length > 0) return offered;
  throw refuseRequest(
    `No valid payment method types for this Payment Intent. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard (https://dashboard.stripe.com/settings/payment_methods).`,
  );
}

/** Cards show the account's own descriptor, with a suffix at most. */
export function assertDescriptor({ statement_descriptor: descriptor }: UpdateParameters, types: string[]): void {
  if (descriptor === undefined || !types.includes('card')) return;
  throw refuseRequest(
    'The statement_descriptor parameter is not supported for the payment_method_type `card`. To continue supporting payment_method_type `card`, please pass in `statement_descriptor_suffix` or remove the `statement_descriptor` parameter altogether. Please see https://support.stripe.com/questions/use-of-the-statement-descriptor-parameter-on-paymentintents-for-card-charges for additional details.',
    { param: 'statement_descriptor' },
  );
}

export function shippingOf({ shipping }: UpdateParameters): Stripe.PaymentIntent.Shipping | null {
  if (!shipping) return null;
  const { city, country, line1, line2, postal_code, state } = shipping.address;
  return {
    address: {
      city: city ?? null,
      country: country ?? null,
      line1: line1 ?? null,
      line2: line2 ?? null,
      postal_code: postal_code ?? null,
      state: state ?? null,
    },
    carrier: shipping.carrier ?? null,
    name: shipping.name,
    phone: shipping.phone ?? null,
    tracking_number: shipping.tracking_number ?? null,
  };
}

/** Without a list of allowed types, Stripe chooses the methods, which `automatic_payment_methods` then shows. */
function automaticMethods(parameters: CreateParameters): Stripe.PaymentIntent.AutomaticPaymentMethods | null {
  const asked = parameters.automatic_payment_methods;
  if (asked) return asked.enabled ? { enabled: true, allow_redirects: asked.allow_redirects ?? 'always' } : null;
  return parameters.allowed_payment_method_types ? null : { enabled: true, allow_redirects: 'always' };
}

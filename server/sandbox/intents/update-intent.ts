import type Stripe from 'stripe';
import type { Transaction } from '#server/database/transaction.ts';
import { createPaymentMethod, getPaymentMethod } from '../methods/create-payment-method.ts';
import { storedOptions } from '../methods/method-options.ts';
import { lockObject, saveObject } from '../object-store.ts';
import { answerOk, type SandboxAnswer, type SandboxContext } from '../sandbox-context.ts';
import { missingObject } from '../sandbox-errors.ts';
import { assertAmount, assertDescriptor, offeredTypes, shippingOf } from './create-intent.ts';
import type { UpdateParameters } from './intent-parameters.ts';
import { assertChangeable } from './payment-intent-machine.ts';

// The payment's essential fields; the others (metadata, description…) may change at any time.
const essential = ['amount', 'currency', 'payment_method', 'payment_method_data', 'payment_method_options'] as const;

/** `POST /v1/payment_intents/:id`. */
export async function updateIntent(
  tx: Transaction,
  context: SandboxContext,
  id: string,
  parameters: UpdateParameters,
): Promise<SandboxAnswer> {
  const stored = await lockObject(tx, 'payment_intent', id);
  if (!stored) throw missingObject('payment_intent', id, 'intent', 404);
  const before = stored.object;
  const changed = essential.filter((field) => parameters[field] !== undefined);
  for (const field of changed) assertChangeable(before, field);
  const currency = parameters.currency?.toLowerCase() ?? before.currency;
  const amount = parameters.amount ?? before.amount;
  if (changed.includes('amount') || changed.includes('currency')) assertAmount(amount, currency);

  const method = parameters.payment_method_data
    ? await createPaymentMethod(tx, context, parameters.payment_method_data)
    : parameters.payment_method
      ? await getPaymentMethod(tx, context, parameters.payment_method)
      : null;
  const touchesTypes =
    parameters.allowed_payment_method_types !== undefined ||
    parameters.excluded_payment_method_types !== undefined ||
    changed.includes('currency');
  const types = touchesTypes
    ? offeredTypes(context, parameters, currency, before.automatic_payment_methods?.allow_redirects)
    : before.payment_method_types;
  assertDescriptor(parameters, types);
  const intent: Stripe.PaymentIntent = {
    ...before,
    amount,
    currency,
    allowed_payment_method_types: parameters.allowed_payment_method_types ?? before.allowed_payment_method_types,
    payment_method_types: types,
    payment_method: method?.object.id ?? before.payment_method,
    payment_method_options: storedOptions(parameters.payment_method_options) ?? before.payment_method_options,
    customer: parameters.customer ?? before.customer,
    description: parameters.description ?? before.description,
    metadata: mergeMetadata(before.metadata, parameters.metadata),
    receipt_email: parameters.receipt_email === undefined ? before.receipt_email : parameters.receipt_email,
    setup_future_usage:
      parameters.setup_future_usage === undefined ? before.setup_future_usage : parameters.setup_future_usage,
    shipping: parameters.shipping === undefined ? before.shipping : shippingOf(parameters),
    statement_descriptor: parameters.statement_descriptor ?? before.statement_descriptor,
    statement_descriptor_suffix: parameters.statement_descriptor_suffix ?? before.statement_descriptor_suffix,
  };
  // A required action belongs to the unchanged payment: the shopper has to confirm the changed one again.
  const after = changed.length > 0 ? { ...intent, next_action: null, ...statusAfterChange(intent) } : intent;
  await saveObject(tx, after);
  return answerOk(after);
}

function statusAfterChange(intent: Stripe.PaymentIntent): Pick<Stripe.PaymentIntent, 'status'> {
  return { status: intent.payment_method ? 'requires_confirmation' : 'requires_payment_method' };
}

/** An empty value removes its key; an empty set removes all. */
function mergeMetadata(before: Stripe.Metadata, given: Record<string, string> | null | undefined): Stripe.Metadata {
  if (given === undefined) return before;
  if (given === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''));
}

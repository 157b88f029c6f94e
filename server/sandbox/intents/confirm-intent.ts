import type Stripe from 'stripe';
import type { Transaction } from '#server/database/transaction.ts';
import { dropStep, planStep } from '../due-steps.ts';
import { writeEvents } from '../events/write-events.ts';
import { authenticationRequired } from '../methods/card-outcomes.ts';
import { createPaymentMethod, getPaymentMethod } from '../methods/create-payment-method.ts';
import { optionsFor, storedOptions } from '../methods/method-options.ts';
import { rulesFor } from '../methods/payment-method-registry.ts';
import type { ConfirmContext, ConfirmOutcome } from '../methods/payment-method-rules.ts';
import { lockObject, putObject, type Stored, saveObject } from '../object-store.ts';
import { answerOk, answerRefusal, createdNow, type SandboxAnswer, type SandboxContext } from '../sandbox-context.ts';
import {
  missingObject,
  refuseParameter,
  refuseRequest,
  type StripeRefusal,
  unexpectedState,
} from '../sandbox-errors.ts';
import { createMandate } from './create-mandate.ts';
import type { ConfirmParameters } from './intent-parameters.ts';
import { applyOutcome, assertConfirmable, type IntentTransition } from './payment-intent-machine.ts';

/**
 * `POST /v1/payment_intents/:id/confirm`. The intent's row stays locked until the commit, so of two simultaneous
 * confirmations one charges and the other finds the result.
 */
export async function confirmIntent(
  tx: Transaction,
  context: SandboxContext,
  id: string,
  parameters: ConfirmParameters,
): Promise<SandboxAnswer> {
  const stored = await lockObject(tx, 'payment_intent', id);
  if (!stored) throw missingObject('payment_intent', id, 'intent', 404);
  assertConfirmable(stored.object);
  assertSameAmount(stored.object, parameters.amount_to_confirm);
  const returnUrl = parameters.return_url ?? stored.hidden.return_url ?? null;
  assertReturnUrl(context, stored, returnUrl);
  const method = await chooseMethod(tx, context, stored.object, parameters);
  const rules = rulesFor(method.object.type);
  if (rules.redirects && !returnUrl) throw returnUrlRequired(rules.type);
  const intent = withConfirmParameters(stored.object, parameters);
  const confirmation: ConfirmContext = {
    intent,
    method: method.object,
    hidden: method.hidden,
    returnUrl,
    usesSdk: context.isPublic || parameters.use_stripe_sdk === true,
    isOffSession: parameters.off_session !== undefined && parameters.off_session !== false,
    actionUrl: actionUrl(context, intent),
    options: optionsFor(rules.type, parameters),
    mandate: rules.needsMandate
      ? await createMandate(tx, context, intent, method.object, parameters.mandate_data)
      : null,
    pendingCharge: null,
  };
  const outcome = refuseActions(rules.confirm(confirmation), parameters);
  const transition = applyOutcome(confirmation, outcome, rules, createdNow(context));
  await saveTransition(tx, context, transition, outcome, { ...stored.hidden, return_url: returnUrl }, method);
  return transition.refusal ? answerRefusal(402, transition.refusal) : answerOk(transition.intent);
}

/** Stores an intent's new state in the caller's transaction. */
export async function saveTransition(
  tx: Transaction,
  context: SandboxContext,
  transition: IntentTransition,
  outcome: ConfirmOutcome,
  hidden: Stored<'payment_intent'>['hidden'],
  method: Stored<'payment_method'>,
): Promise<void> {
  const { intent, charge, events } = transition;
  if (charge) await putObject(tx, 'charge', charge);
  await saveObject(tx, intent, hidden);
  if (intent.status === 'succeeded') await saveObject(tx, method.object, { ...method.hidden, used_by: intent.id });
  await writeEvents(tx, context, events);
  // Drops the step that an earlier attempt was waiting for.
  await dropStep(tx, intent.id, 'settle_intent');
  if ('settlesAfter' in outcome && outcome.settlesAfter) {
    await planStep(tx, context, intent.id, 'settle_intent', outcome.settlesAfter);
  }
  const isDisputed = rulesFor(method.object.type).dispute(method.hidden) !== null;
  if (charge?.paid && isDisputed) await planStep(tx, context, charge.id, 'open_dispute', { seconds: 0 });
}

/** The page where the shopper authenticates. The client secret in it authorises the page to act on the intent. */
export function actionUrl(context: SandboxContext, intent: Stripe.PaymentIntent): string {
  return `${context.sandboxOrigin}/pages/authenticate/${intent.id}?client_secret=${intent.client_secret}`;
}

async function chooseMethod(
  tx: Transaction,
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  parameters: ConfirmParameters,
): Promise<Stored<'payment_method'>> {
  const attached = typeof intent.payment_method === 'string' ? intent.payment_method : null;
  const id = parameters.payment_method ?? attached;
  if (!parameters.payment_method_data && !id) {
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  }
  const method = parameters.payment_method_data
    ? await createPaymentMethod(tx, context, parameters.payment_method_data)
    : await getPaymentMethod(tx, context, id ?? '');
  if (!intent.payment_method_types.includes(method.object.type)) {
    const allowed = intent.payment_method_types.join(', ');
    throw refuseRequest(
      `The PaymentMethod provided (${method.object.type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod with one of the following types: ${allowed}.`,
      { code: 'payment_intent_incompatible_payment_method', param: 'payment_method', payment_intent: intent },
    );
  }
  if (method.hidden.used_by) {
    throw refuseRequest(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
    );
  }
  return method;
}

function withConfirmParameters(intent: Stripe.PaymentIntent, parameters: ConfirmParameters): Stripe.PaymentIntent {
  const options = storedOptions(parameters.payment_method_options);
  return {
    ...intent,
    // A new attempt begins without the last one's action.
    next_action: null,
    receipt_email: parameters.receipt_email ?? intent.receipt_email,
    setup_future_usage: parameters.setup_future_usage ?? intent.setup_future_usage,
    payment_method_options: options ? { ...intent.payment_method_options, ...options } : intent.payment_method_options,
  };
}

/** A payment that needs the shopper fails instead of waiting when `error_on_requires_action` says so. */
function refuseActions(outcome: ConfirmOutcome, parameters: ConfirmParameters): ConfirmOutcome {
  if (outcome.kind !== 'requires_action' || !parameters.error_on_requires_action) return outcome;
  return { kind: 'declined', decline: authenticationRequired };
}

function returnUrlRequired(type: string): StripeRefusal {
  return refuseParameter(
    `You must provide a \`return_url\` when confirming with the payment method type '${type}', because it redirects your customer off of your page.`,
    'return_url',
    'parameter_missing',
  );
}

function assertSameAmount(intent: Stripe.PaymentIntent, amount: number | undefined): void {
  if (amount === undefined || amount === intent.amount) return;
  throw refuseRequest(
    `The amount_to_confirm (${amount}) does not match the amount of the PaymentIntent (${intent.amount}).`,
    { code: 'payment_intent_invalid_parameter', param: 'amount_to_confirm' },
  );
}

/** A server that lets Stripe choose the methods must provide a `return_url` for those that redirect. */
function assertReturnUrl(
  context: SandboxContext,
  { object, hidden }: Stored<'payment_intent'>,
  returnUrl: string | null,
): void {
  if (context.isPublic || returnUrl || hidden.allow_redirects !== 'always') return;
  throw refuseRequest(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
    { payment_intent: object, param: 'return_url' },
  );
}

// The calls of Stripe's API that the sandbox answers, as one table: method, path, who may call, what it does.
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Transaction } from '#server/database/transaction.ts';
import { closeDispute, updateDispute, updateDisputeParameters } from '../charges/answer-dispute.ts';
import { cancelRefund, createRefund, createRefundParameters } from '../charges/create-refund.ts';
import { dropStep } from '../due-steps.ts';
import { writeEvents } from '../events/write-events.ts';
import { assertClientSecret } from '../intents/complete-action.ts';
import { confirmIntent } from '../intents/confirm-intent.ts';
import { createIntent } from '../intents/create-intent.ts';
import {
  assertMethodChoice,
  cancelParameters,
  confirmParameters,
  createParameters,
  listIntentsParameters,
  retrieveParameters,
  updateParameters,
} from '../intents/intent-parameters.ts';
import { cancelIntent } from '../intents/payment-intent-machine.ts';
import { updateIntent } from '../intents/update-intent.ts';
import { createPaymentMethod, findPaymentMethod } from '../methods/create-payment-method.ts';
import { paymentMethodData } from '../methods/payment-method-registry.ts';
import { findObject, lockObject, type ObjectKind, saveObject } from '../object-store.ts';
import { expand, listParameters, parseParameters, text } from '../parameters/parameter-schemas.ts';
import { answerOk, createdNow } from '../sandbox-context.ts';
import { missingObject } from '../sandbox-errors.ts';
import {
  answerElementsSession,
  changeDomain,
  changedDomainParameters,
  createDomain,
  listDomainsParameters,
  newDomainParameters,
  sessionParameters,
} from '../wallets/wallet-domains.ts';
import { answerAccount, answerMethodConfigurations, answerWebhookEndpoints } from './account-endpoints.ts';
import type { ApiEndpoint } from './api-endpoint.ts';
import { listPage } from './list-page.ts';
import { payoutEndpoints } from './payout-endpoints.ts';

const byId = z.strictObject({ expand: expand().optional() });
const newPaymentMethod = paymentMethodData.extend({ expand: expand().optional(), key: text().optional() });
const listCharges = z.strictObject({
  ...listParameters,
  customer: text().optional(),
  payment_intent: text().optional(),
});
const listOfCharge = z.strictObject({
  ...listParameters,
  charge: text().optional(),
  payment_intent: text().optional(),
});
const listEvents = z.strictObject({
  ...listParameters,
  type: text().optional(),
  types: z.array(text()).optional(),
  delivery_success: text().optional(),
});

const DOMAINS = '/v1/payment_method_domains';

export const apiEndpoints: readonly ApiEndpoint[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    answer(tx, context, _, input) {
      assertMethodChoice(input);
      return createIntent(tx, context, parseParameters(createParameters, input));
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    answer: (tx, _context, _id, input) =>
      listPage(tx, 'payment_intent', '/v1/payment_intents', parseParameters(listIntentsParameters, input)),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    isPublic: true,
    async answer(tx, context, id, input) {
      const { client_secret: secret } = parseParameters(retrieveParameters, input);
      const intent = await getObject(tx, 'payment_intent', id, 'intent');
      if (context.isPublic || secret !== undefined) assertClientSecret(intent, secret);
      return answerOk(intent);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    answer(tx, context, id, input) {
      assertMethodChoice(input);
      return updateIntent(tx, context, id, parseParameters(updateParameters, input));
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    isPublic: true,
    async answer(tx, context, id, input) {
      assertMethodChoice(input);
      const parameters = parseParameters(confirmParameters, input);
      if (context.isPublic) {
        assertClientSecret(await getObject(tx, 'payment_intent', id, 'intent'), parameters.client_secret);
      }
      return confirmIntent(tx, context, id, parameters);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    async answer(tx, context, id, input) {
      const { cancellation_reason: reason } = parseParameters(cancelParameters, input);
      const stored = await lockObject(tx, 'payment_intent', id);
      if (!stored) throw missingObject('payment_intent', id, 'intent', 404);
      const { intent, events } = cancelIntent(stored.object, reason ?? null, createdNow(context));
      await saveObject(tx, intent);
      await dropStep(tx, id, 'settle_intent');
      await writeEvents(tx, context, events);
      return answerOk(intent);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods',
    isPublic: true,
    async answer(tx, context, _id, input) {
      const { object } = await createPaymentMethod(tx, context, parseParameters(newPaymentMethod, input));
      return answerOk(object);
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    async answer(tx, context, id, input) {
      parseParameters(byId, input);
      const found = await findPaymentMethod(tx, context, id);
      if (!found) throw missingObject('PaymentMethod', id, 'payment_method', 404);
      return answerOk(found.object);
    },
  },
  retrieveBy('charge', '/v1/charges/:id', 'charge'),
  {
    method: 'GET',
    path: '/v1/charges',
    answer: (tx, _context, _id, input) => listPage(tx, 'charge', '/v1/charges', parseParameters(listCharges, input)),
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    answer: (tx, context, _id, input) => createRefund(tx, context, parseParameters(createRefundParameters, input)),
  },
  retrieveBy('refund', '/v1/refunds/:id', 'refund'),
  {
    method: 'GET',
    path: '/v1/refunds',
    answer: (tx, _context, _id, input) => listPage(tx, 'refund', '/v1/refunds', parseParameters(listOfCharge, input)),
  },
  {
    method: 'POST',
    path: '/v1/refunds/:id/cancel',
    answer: (tx, _context, id) => cancelRefund(tx, id),
  },
  retrieveBy('mandate', '/v1/mandates/:id', 'id'),
  retrieveBy('dispute', '/v1/disputes/:id', 'id'),
  {
    method: 'GET',
    path: '/v1/disputes',
    answer: (tx, _context, _id, input) => listPage(tx, 'dispute', '/v1/disputes', parseParameters(listOfCharge, input)),
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id',
    answer: (tx, context, id, input) => updateDispute(tx, context, id, parseParameters(updateDisputeParameters, input)),
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id/close',
    answer(tx, context, id, input) {
      parseParameters(byId, input);
      return closeDispute(tx, context, id);
    },
  },
  retrieveBy('payout', '/v1/payouts/:id', 'payout'),
  ...payoutEndpoints,
  { method: 'GET', path: '/v1/account', answer: async (_tx, context) => answerAccount(context) },
  {
    method: 'GET',
    path: '/v1/payment_method_configurations',
    answer: async (_tx, context) => answerMethodConfigurations(context),
  },
  { method: 'GET', path: '/v1/webhook_endpoints', answer: async (_tx, context) => answerWebhookEndpoints(context) },
  {
    method: 'GET',
    path: DOMAINS,
    answer: (tx, _context, _id, input) =>
      listPage(tx, 'payment_method_domain', DOMAINS, parseParameters(listDomainsParameters, input)),
  },
  {
    method: 'POST',
    path: DOMAINS,
    answer: (tx, context, _id, input) => createDomain(tx, context, parseParameters(newDomainParameters, input)),
  },
  retrieveBy('payment_method_domain', `${DOMAINS}/:id`, 'payment_method_domain'),
  {
    method: 'POST',
    path: `${DOMAINS}/:id`,
    answer: (tx, context, id, input) => changeDomain(tx, context, id, parseParameters(changedDomainParameters, input)),
  },
  {
    method: 'POST',
    path: `${DOMAINS}/:id/validate`,
    answer(tx, context, id, input) {
      parseParameters(byId, input);
      return changeDomain(tx, context, id, {});
    },
  },
  {
    method: 'GET',
    path: '/v1/elements/sessions',
    isPublic: true,
    answer: (tx, context, _id, input) => answerElementsSession(tx, context, parseParameters(sessionParameters, input)),
  },
  retrieveBy('event', '/v1/events/:id', 'id'),
  {
    method: 'GET',
    path: '/v1/events',
    answer: (tx, _context, _id, input) => listPage(tx, 'event', '/v1/events', parseParameters(listEvents, input)),
  },
];

function retrieveBy(kind: ObjectKind, path: string, param: string): ApiEndpoint {
  return {
    method: 'GET',
    path,
    async answer(tx, _context, id, input) {
      parseParameters(byId, input);
      return answerOk(await getObject(tx, kind, id, param));
    },
  };
}

async function getObject<Kind extends ObjectKind>(tx: Transaction, kind: Kind, id: string, param: string) {
  const found = await findObject(tx, kind, id);
  if (!found) throw missingObject(kind, id, param, 404);
  return found.object;
}

// What a publishable key may see of an intent, as Stripe's documentation marks them.
const publicFields = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'excluded_payment_method_types',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

export function toPublicIntent(intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  return Object.fromEntries(publicFields.filter((field) => field in intent).map((field) => [field, intent[field]]));
}

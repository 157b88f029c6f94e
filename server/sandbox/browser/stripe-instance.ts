// The object that `Stripe(key)` returns: the part of Stripe.js that a shop with card fields uses.
import {
  actOn,
  confirmPayment,
  localised,
  type PaymentClient,
  type PaymentResult,
  retrieveIntent,
} from './confirm-payment.ts';
import { openController } from './controller-client.ts';
import { cardElementIds, createElementsGroup, type ElementsOptions } from './elements-group.ts';
import { fieldMessages } from './field-messages.ts';
import { IntegrationError } from './integration-error.ts';
import type { ApiParameters } from './sandbox-protocol.ts';

type StripeOptions = { locale?: string };

type CardPaymentData = {
  payment_method?: string | { card: unknown; billing_details?: ApiParameters; metadata?: ApiParameters };
  return_url?: string;
  receipt_email?: string;
  setup_future_usage?: string;
  payment_method_options?: ApiParameters;
  shipping?: ApiParameters;
};

export function createStripe(sandboxOrigin: string, publishableKey: string, options: StripeOptions = {}) {
  if (!/^pk_test_\w+$/.test(publishableKey)) {
    throw new IntegrationError('The sandbox takes test keys only: a publishable key that begins with pk_test_.');
  }
  const controller = openController(sandboxOrigin);
  const client: PaymentClient = {
    publishableKey,
    sandboxOrigin,
    controller,
    messages: fieldMessages(options.locale ?? 'auto'),
  };

  return {
    elements(group: ElementsOptions = {}) {
      const locale = group.locale ?? options.locale ?? 'auto';
      client.messages = fieldMessages(locale);
      return createElementsGroup(sandboxOrigin, controller, { ...group, locale });
    },

    async confirmCardPayment(
      clientSecret: string,
      data: CardPaymentData = {},
      { handleActions = true }: { handleActions?: boolean } = {},
    ): Promise<PaymentResult> {
      const { payment_method: method, ...rest } = data;
      const parameters: ApiParameters = { ...rest, expected_payment_method_type: 'card' };
      if (typeof method === 'string')
        return confirmPayment(
          client,
          clientSecret,
          { ...parameters, payment_method: method },
          undefined,
          handleActions,
        );
      if (!method) return confirmPayment(client, clientSecret, parameters, undefined, handleActions);
      const { card, billing_details, metadata } = method;
      const elementIds = cardElementIds(card);
      return confirmPayment(
        client,
        clientSecret,
        { ...parameters, payment_method_data: { type: 'card', billing_details, metadata } },
        { at: ['payment_method_data', 'card'], elementIds },
        handleActions,
      );
    },

    async createPaymentMethod(data: {
      type: string;
      card?: unknown;
      billing_details?: ApiParameters;
      metadata?: ApiParameters;
    }) {
      const { type, card, billing_details, metadata } = data;
      const elementIds = cardElementIds(card);
      const parameters = { type, billing_details, metadata, key: publishableKey };
      const answer = await controller.call('POST', '/v1/payment_methods', parameters, { at: ['card'], elementIds });
      return answer.error
        ? { error: localised(client, answer.error as Parameters<typeof localised>[1]) }
        : { paymentMethod: answer };
    },

    retrievePaymentIntent: (clientSecret: string) => retrieveIntent(client, clientSecret),

    async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<PaymentResult> {
      const result = await retrieveIntent(client, clientSecret);
      return result.error ? result : actOn(client, clientSecret, result.paymentIntent);
    },

    async handleCardAction(clientSecret: string): Promise<PaymentResult> {
      const result = await retrieveIntent(client, clientSecret);
      return result.error ? result : actOn(client, clientSecret, result.paymentIntent);
    },

    // react-stripe-js takes an object for Stripe only when this is there.
    async createToken() {
      return { error: { type: 'invalid_request_error', message: 'The sandbox makes no tokens; use payment methods.' } };
    },
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

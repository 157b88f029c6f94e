// The object that `Stripe(key)` returns: the part of Stripe.js that a shop with its own checkout uses.
import {
  actOn,
  confirmPayment,
  localised,
  type PaymentClient,
  type PaymentResult,
  retrieveIntent,
} from '../browser/confirm-payment.ts';
import { openController } from '../browser/controller-client.ts';
import { IntegrationError } from '../browser/integration-error.ts';
import type { ApiParameters } from '../browser/sandbox-protocol.ts';
import { createElementsGroup, type ElementsGroup, type ElementsOptions, walletsOfGroup } from './elements-group.ts';
import { type MethodData, type MethodType, readMethod, readMethodData } from './method-data.ts';

type StripeOptions = { locale?: string };

type ConfirmData = {
  payment_method?: MethodData;
  return_url?: string;
  receipt_email?: string;
  setup_future_usage?: string;
  payment_method_options?: ApiParameters;
  mandate_data?: ApiParameters;
  shipping?: ApiParameters;
};

type ConfirmWallet = {
  elements: ElementsGroup;
  clientSecret: string;
  confirmParams?: ApiParameters & { payment_method_data?: ApiParameters };
  redirect?: 'always' | 'if_required';
};

type ConfirmOptions = { handleActions?: boolean };

/** The server takes IP address and time from the request, as Stripe does: the shopper has just pressed the button. */
const acceptedNow: ApiParameters = { customer_acceptance: { type: 'online', online: { infer_from_client: true } } };

export function createStripe(sandboxOrigin: string, publishableKey: string, options: StripeOptions = {}) {
  if (!/^pk_test_\w+$/.test(publishableKey)) {
    throw new IntegrationError('The sandbox takes test keys only: a publishable key that begins with pk_test_.');
  }
  const controller = openController(sandboxOrigin);
  const client: PaymentClient = {
    publishableKey,
    sandboxOrigin,
    controller,
    locale: options.locale ?? 'auto',
  };

  const confirmWith = (type: MethodType) => confirmByMethod(client, type);

  return {
    elements(group: ElementsOptions = {}) {
      const locale = group.locale ?? options.locale ?? 'auto';
      client.locale = locale;
      return createElementsGroup(client, { ...group, locale });
    },

    confirmCardPayment: confirmWith('card'),
    confirmP24Payment: confirmWith('p24'),
    confirmIdealPayment: confirmWith('ideal'),
    confirmBlikPayment: confirmWith('blik'),
    confirmSepaDebitPayment: (clientSecret: string, data: ConfirmData = {}) =>
      confirmWith('sepa_debit')(clientSecret, { mandate_data: acceptedNow, ...data }),

    confirmPayment: (confirmation: ConfirmWallet) => confirmByWallet(client, confirmation),

    createPaymentMethod: (data: NewMethod) => createMethod(client, data),

    retrievePaymentIntent: (clientSecret: string) => retrieveIntent(client, clientSecret),

    handleNextAction: ({ clientSecret }: { clientSecret: string }) => handleAction(client, clientSecret),
    handleCardAction: (clientSecret: string) => handleAction(client, clientSecret),

    // react-stripe-js recognises a Stripe object by this method, among others.
    async createToken() {
      return { error: { type: 'invalid_request_error', message: 'The sandbox makes no tokens; use payment methods.' } };
    },
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

function confirmByMethod(client: PaymentClient, type: MethodType) {
  return async (
    clientSecret: string,
    { payment_method: method, ...rest }: ConfirmData = {},
    { handleActions = true }: ConfirmOptions = {},
  ): Promise<PaymentResult> => {
    const { parameters, fields } = readMethod(type, method);
    const all: ApiParameters = { ...rest, ...parameters, expected_payment_method_type: type };
    return confirmPayment(client, clientSecret, all, fields, handleActions);
  };
}

async function confirmByWallet(
  client: PaymentClient,
  { elements, clientSecret, confirmParams = {}, redirect }: ConfirmWallet,
): Promise<PaymentResult> {
  if (redirect !== 'if_required') throw new IntegrationError("The sandbox knows `redirect: 'if_required'` alone.");
  const { wallet, token, amount, closeSheet } = walletsOfGroup(elements).takeAuthorised();
  closeSheet();
  const type = wallet === 'link' ? 'link' : 'card';
  const parameters: ApiParameters = {
    ...confirmParams,
    amount_to_confirm: amount,
    payment_method_data: { ...confirmParams.payment_method_data, type, [type]: { token } },
    expected_payment_method_type: type,
  };
  return confirmPayment(client, clientSecret, parameters, undefined, true);
}

type NewMethod = { type: MethodType } & Exclude<MethodData, string>;

async function createMethod(client: PaymentClient, { type, ...data }: NewMethod) {
  const { parameters, fields } = readMethodData(type, data);
  const all = { ...parameters, key: client.publishableKey };
  const answer = await client.controller.call('POST', '/v1/payment_methods', all, fields);
  return answer.error
    ? { error: localised(client, answer.error as Parameters<typeof localised>[1]) }
    : { paymentMethod: answer };
}

async function handleAction(client: PaymentClient, clientSecret: string): Promise<PaymentResult> {
  const result = await retrieveIntent(client, clientSecret);
  return result.error ? result : actOn(client, clientSecret, result.paymentIntent);
}

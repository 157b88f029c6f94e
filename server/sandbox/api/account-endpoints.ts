// The account endpoints that `kasa doctor` uses: the account itself, its payment methods, its webhook endpoints.
import Stripe from 'stripe';
import { wallets } from '#src/payments/methods/payment-methods.ts';
import { paymentMethodTypes } from '../methods/payment-method-registry.ts';
import { answerOk, createdNow, type SandboxAnswer, type SandboxContext } from '../sandbox-context.ts';

const ACCOUNT_ID = 'acct_sandbox';

export function answerAccount(context: SandboxContext): SandboxAnswer {
  return answerOk({
    id: ACCOUNT_ID,
    object: 'account',
    charges_enabled: true,
    payouts_enabled: true,
    details_submitted: true,
    created: createdNow(context),
  } satisfies Partial<Stripe.Account>);
}

export function answerMethodConfigurations({ inactiveMethods }: SandboxContext): SandboxAnswer {
  const preference = { overridable: null, preference: 'on', value: 'on' } as const;
  const methods = [...new Set([...paymentMethodTypes, ...wallets])];
  const configuration = {
    id: 'pmc_sandbox',
    object: 'payment_method_configuration',
    active: true,
    application: null,
    is_default: true,
    livemode: false,
    name: 'Default',
    parent: null,
    ...Object.fromEntries(
      methods.map((method) => [
        method,
        { available: !inactiveMethods.includes(method), display_preference: preference },
      ]),
    ),
  } satisfies Stripe.PaymentMethodConfiguration;
  return answerList('/v1/payment_method_configurations', configuration);
}

export function answerWebhookEndpoints(context: SandboxContext): SandboxAnswer {
  const endpoint: Stripe.WebhookEndpoint = {
    id: 'we_sandbox',
    object: 'webhook_endpoint',
    api_version: Stripe.API_VERSION,
    application: null,
    created: createdNow(context),
    description: null,
    enabled_events: ['*'],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: context.webhookUrl,
  };
  return answerList('/v1/webhook_endpoints', endpoint);
}

function answerList(url: string, object: object): SandboxAnswer {
  return answerOk({ object: 'list', data: [object], has_more: false, url });
}

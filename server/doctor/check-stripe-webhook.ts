import Stripe from 'stripe';
import { handledEvents, WEBHOOK_PATH } from '../payments/handled-events.ts';
import { isOnThisMachine } from './check-proxy.ts';
import { askStripe } from './check-stripe-keys.ts';
import { type Check, type CheckResult, fault, fine, warning } from './finding.ts';

type Endpoint = Pick<Stripe.WebhookEndpoint, 'url' | 'status' | 'api_version' | 'enabled_events'>;

const page = 'https://dashboard.stripe.com/webhooks';

export const checkStripeWebhook: Check = {
  name: 'stripe webhook',
  run: (patient) =>
    askStripe(patient, 'webhook endpoints', async (stripe) => {
      const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
      return judgeEndpoints(data, patient.config.publicUrl + WEBHOOK_PATH);
    }),
};

export function judgeEndpoints(endpoints: Endpoint[], url: string): CheckResult[] {
  const ours = endpoints.filter((endpoint) => endpoint.url === url);
  const endpoint = ours.find(({ status }) => status === 'enabled') ?? ours[0];
  if (!endpoint) return [sayMissing(endpoints, url)];
  const results: CheckResult[] = [];
  if (endpoint.status !== 'enabled')
    results.push(fault(`the endpoint ${url} is ${endpoint.status}`, `Enable it at ${page}`));
  if (endpoint.api_version !== Stripe.API_VERSION) {
    results.push(
      fault(
        `its events are of version ${endpoint.api_version ?? "the account's default"}, and the shop reads ${Stripe.API_VERSION}`,
        `Add a new endpoint with version ${Stripe.API_VERSION} at ${page}, set its secret, and delete the old one.`,
      ),
    );
  }
  const isAll = endpoint.enabled_events.includes('*');
  const missing = isAll ? [] : handledEvents.filter((event) => !endpoint.enabled_events.includes(event));
  if (missing.length > 0) results.push(fault(`it does not send ${missing.join(', ')}`, `Add these events at ${page}`));
  return results.length > 0
    ? results
    : [fine(`${url} gets all ${handledEvents.length} events, version ${Stripe.API_VERSION}`)];
}

function sayMissing(endpoints: Endpoint[], url: string): CheckResult {
  if (isOnThisMachine(url)) {
    return warning(
      `Stripe cannot reach ${url}; payments are noticed by asking, within minutes`,
      `For trial let Stripe's tool pass events on: stripe listen --forward-to ${url}`,
    );
  }
  const others = endpoints.map((endpoint) => endpoint.url).join(', ');
  return fault(
    `no endpoint leads to ${url}${others ? `, only to ${others}` : ''}`,
    `Add it at ${page} with version ${Stripe.API_VERSION} and these events:\n${handledEvents.join(', ')}`,
  );
}

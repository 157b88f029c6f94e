import Stripe from 'stripe';
import type { Translate } from '#src/i18n/translate.ts';
import { handledEvents, WEBHOOK_PATH } from '../payments/handled-events.ts';
import { isOnThisMachine } from './check-proxy.ts';
import { askStripe } from './check-stripe-keys.ts';
import { type Check, type CheckResult, fault, fine, warning } from './finding.ts';

type Endpoint = Pick<Stripe.WebhookEndpoint, 'url' | 'status' | 'api_version' | 'enabled_events'>;

const page = 'https://dashboard.stripe.com/webhooks';

export const checkStripeWebhook: Check = {
  name: 'stripe webhook',
  run: (patient) =>
    askStripe(patient, 'doctor.ofEndpoints', async (stripe) => {
      const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
      return judgeEndpoints(data, patient.config.publicUrl + WEBHOOK_PATH, patient.t);
    }),
};

export function judgeEndpoints(endpoints: Endpoint[], url: string, t: Translate): CheckResult[] {
  const ours = endpoints.filter((endpoint) => endpoint.url === url);
  const endpoint = ours.find(({ status }) => status === 'enabled') ?? ours[0];
  if (!endpoint) return [sayMissing(endpoints, url, t)];
  const said = { url, page, version: Stripe.API_VERSION };
  const results: CheckResult[] = [];
  if (endpoint.status !== 'enabled')
    results.push(fault(t('doctor.endpointOff', said), t('doctor.enableEndpoint', said)));
  if (endpoint.api_version !== Stripe.API_VERSION) {
    const found = endpoint.api_version ?? t('doctor.defaultVersion');
    results.push(fault(t('doctor.endpointVersion', { ...said, found }), t('doctor.renewEndpoint', said)));
  }
  const isAll = endpoint.enabled_events.includes('*');
  const missing = isAll ? [] : handledEvents.filter((event) => !endpoint.enabled_events.includes(event));
  if (missing.length > 0) {
    const events = missing.join(', ');
    results.push(fault(t('doctor.eventsMissing', { events }), t('doctor.addEvents', said)));
  }
  return results.length > 0 ? results : [fine(t('doctor.endpointFine', { ...said, count: handledEvents.length }))];
}

function sayMissing(endpoints: Endpoint[], url: string, t: Translate): CheckResult {
  if (isOnThisMachine(url)) {
    return warning(t('doctor.endpointLocal', { url }), t('doctor.endpointLocalFix', { url }));
  }
  const others = endpoints.map((endpoint) => endpoint.url).join(', ');
  const says = t(others ? 'doctor.endpointElsewhere' : 'doctor.endpointMissing', { url, others });
  const addIt = { page, version: Stripe.API_VERSION, events: handledEvents.join(', ') };
  return fault(says, t('doctor.addEndpoint', addIt));
}

// All metrics of `/metrics`, by name. Labels have few values: names of pages and of routes, never an address.
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DurationHistogram } from './duration-histogram.ts';

export type ShopMetrics = ReturnType<typeof createShopMetrics>;

const JOB_BUCKETS_S = [0.01, 0.1, 0.5, 1, 5, 30, 120];
const REQUEST_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
// The bounds of good and poor are among them: https://web.dev/articles/vitals
const VITAL_BUCKETS_S = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

export function createShopMetrics() {
  const registry = new Registry();
  return {
    registry,
    ...registerPages(registry),
    ...registerPayments([registry]),
    ...registerJobs(registry),
    ...registerOutbox([registry]),
    ...registerVitals([registry]),
  };
}

function registerPages(registry: Registry) {
  return {
    requests: new DurationHistogram({
      name: 'kasa_http_request_duration_seconds',
      help: 'Requests answered: pages by their name, everything else by its route.',
      labelNames: ['route', 'status'],
      buckets: REQUEST_BUCKETS_S,
      register: registry,
    }),
    pages: new Counter({
      name: 'kasa_page_cache_requests_total',
      help: 'Pages sent: cached (hit), rendered (miss), cached while the database is away (stale), personal ones.',
      labelNames: ['state'] as const,
      registers: [registry],
    }),
  };
}

function registerPayments(registers: Registry[]) {
  return {
    providerFailures: new Counter({
      name: 'kasa_payment_provider_failures_total',
      help: 'Questions to Stripe that were not answered: keys refused, unreachable, failing.',
      labelNames: ['cause'] as const,
      registers,
    }),
    webhookRejections: new Counter({
      name: 'kasa_webhook_rejections_total',
      help: 'Webhooks that were refused: a wrong secret (signature), a wrong clock (time), the other mode, malformed.',
      labelNames: ['reason'] as const,
      registers,
    }),
    refusedMethods: new Counter({
      name: 'kasa_payment_method_refusals_total',
      help: 'Payments that Stripe refused because the account lacks the method.',
      labelNames: ['method'] as const,
      registers,
    }),
  };
}

function registerJobs(register: Registry) {
  return {
    jobs: new DurationHistogram({
      name: 'kasa_job_duration_seconds',
      help: 'Background work: effects of the outbox by their kind, and rounds; done or failed.',
      labelNames: ['work', 'outcome'],
      buckets: JOB_BUCKETS_S,
      register,
    }),
  };
}

function registerOutbox(registers: Registry[]) {
  return {
    outboxPaused: new Gauge({
      name: 'kasa_outbox_lane_paused',
      help: '1 while a lane of the outbox rests because its other end, such as the mail server, cannot be used.',
      labelNames: ['lane'] as const,
      registers,
      aggregator: 'max',
    }),
    outboxFailures: new Counter({
      name: 'kasa_outbox_failures_total',
      help: 'Attempts at an effect that failed, by its kind.',
      labelNames: ['kind'] as const,
      registers,
    }),
  };
}

function registerVitals(registers: Registry[]) {
  return {
    vitals: new Histogram({
      name: 'kasa_web_vital_seconds',
      help: 'Web Vitals of real visits: LCP, INP, FCP and TTFB.',
      labelNames: ['vital', 'route'] as const,
      buckets: VITAL_BUCKETS_S,
      registers,
    }),
    layoutShift: new Histogram({
      name: 'kasa_web_vital_layout_shift',
      help: 'Cumulative layout shift (CLS) of real visits.',
      labelNames: ['route'] as const,
      buckets: SHIFT_BUCKETS,
      registers,
    }),
    vitalRatings: new Counter({
      name: 'kasa_web_vital_ratings_total',
      help: 'Web Vitals of real visits, as good, needs-improvement or poor.',
      labelNames: ['vital', 'route', 'rating'] as const,
      registers,
    }),
  };
}

import type { OutboxLane } from '../outbox/outbox-lanes.ts';

/** Effects that ask the provider: refunds, cancelled payments, mandates. */
export const paymentsLane: OutboxLane = { name: 'payments' };

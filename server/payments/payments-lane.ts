import type { OutboxLane } from '../outbox/outbox-lanes.ts';

/** What the outbox asks the provider: refunds, cancelled payments, mandates. */
export const paymentsLane: OutboxLane = { name: 'payments' };

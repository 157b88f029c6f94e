import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/connect.ts';
import { inLane, type OutboxEffect } from '../outbox/outbox-lanes.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { paymentsLane } from '../payments/payments-lane.ts';
import { fetchRefunds } from './reconcile-refunds.ts';
import { sendRefund } from './send-refund.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider; log: FastifyBaseLogger };

/** The outbox's handlers for refunds. */
export function createRefundEffects(services: Services): Record<string, OutboxEffect> {
  return inLane(paymentsLane, {
    'send-refund': ({ payload }) => sendRefund(services, String(payload.refundId)),
    'fetch-refunds': ({ payload }) => fetchRefunds(services, String(payload.intentId)),
  });
}

import type { Db } from '../database/connect.ts';
import { inLane, type OutboxEffect } from '../outbox/outbox-lanes.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { paymentsLane } from '../payments/payments-lane.ts';
import { giveUpPayment } from './give-up-payment.ts';
import { noteMandate } from './note-mandate.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider };

/** The outbox's handlers for payments. */
export function createPaymentEffects(services: Services): Record<string, OutboxEffect> {
  return inLane(paymentsLane, {
    'note-mandate': ({ payload }) => noteMandate(services, String(payload.intentId)),
    'give-up-payment': ({ payload }) =>
      giveUpPayment(services, { orderId: String(payload.orderId), intentId: String(payload.intentId) }),
  });
}

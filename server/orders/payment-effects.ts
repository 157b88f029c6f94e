import type { Db } from '../database/connect.ts';
import type { OutboxHandler } from '../outbox/deliver-outbox.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { giveUpPayment } from './give-up-payment.ts';
import { noteMandate } from './note-mandate.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider };

/** What the outbox asks the provider about payments. */
export function createPaymentEffects(services: Services): Record<string, OutboxHandler> {
  return {
    'note-mandate': ({ payload }) => noteMandate(services, String(payload.intentId)),
    'give-up-payment': ({ payload }) =>
      giveUpPayment(services, { orderId: String(payload.orderId), intentId: String(payload.intentId) }),
  };
}

// Events as Stripe sends them: signed over the raw body by the real SDK, and read by it.
import Stripe from 'stripe';
import { createPaymentProvider } from '#server/payments/payment-provider.ts';
import { aPaymentProvider, type FakeProvider } from '../fixtures/a-payment-provider.ts';
import { type ShopFixture, shopTime } from '../fixtures/a-shop.ts';

const stripe = new Stripe('sk_test_1');
const secret = 'whsec_test';
const now = shopTime.getTime() / 1000;
let events = 0;

/** Its events are read as the shop reads them. */
export function aProviderOfSignedEvents(): FakeProvider {
  const { readEvent } = createPaymentProvider({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: secret,
    sandboxOrigin: null,
    now: () => shopTime,
  });
  return { ...aPaymentProvider(), readEvent };
}

export function anEvent(type: string, object: object, change: Record<string, unknown> = {}) {
  return { id: `evt_${++events}`, object: 'event', type, livemode: false, data: { object }, ...change };
}

export function sign(payload: string, { timestamp = now, signWith = secret } = {}): string {
  return stripe.webhooks.generateTestHeaderString({ payload, secret: signWith, timestamp });
}

/** As the body of a request, signed unless a signature is given. */
export function sendPayload({ app }: ShopFixture, payload: string, signature = sign(payload)) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return app.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload });
}

export async function paymentStateOf({ database }: ShopFixture, orderId: string): Promise<string> {
  const row = await database.db
    .selectFrom('orders')
    .select('payment_state')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.payment_state;
}

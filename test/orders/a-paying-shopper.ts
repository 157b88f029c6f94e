import { addCartLine } from '#server/cart/change-cart.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { hashToken } from '#server/http/session.ts';
import { cancelOrder } from '#server/orders/cancel-order.ts';
import { startPayment } from '#server/orders/start-payment.ts';
import { type Money, money } from '#src/money.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { anIntent, aPaymentProvider, type FakeProvider } from '../fixtures/a-payment-provider.ts';
import { aPaymentSettings } from '../fixtures/a-payment-settings.ts';
import { aProduct, type ProductFixture } from '../fixtures/a-product.ts';
import { aDraft, aSession } from '../fixtures/a-shopper.ts';

let products = 0;

/** A shopper with one product in the cart; each in a world of their own. */
export async function aShopper(db: Db, fixture: ProductFixture = {}, quantity = 1, address?: string) {
  let time = new Date('2026-11-21T10:00:00Z');
  const variantId = await aProduct(db, { handle: `poster-${++products}`, ...fixture });
  const payments: FakeProvider = aPaymentProvider();
  const shared = { db, now: () => time, payments, paymentSettings: aPaymentSettings };
  const services = { ...shared, session: aSession(address), markets: everyMarket };
  await addCartLine(services, { variantId, quantity });
  const request = {
    locale: 'pl' as const,
    draft: aDraft,
    paymentMethod: 'card' as PaymentMethod,
    // Goods and the courier's 16.99 zł, which is free from 250 zł on.
    expectedTotal: money(12_900 * quantity + (quantity > 1 ? 0 : 1699), 'PLN'),
  };
  return {
    variantId,
    payments,
    services,
    request,
    press: (change: Partial<typeof request> & { expectedDue?: Money } = {}) =>
      startPayment(services, { ...request, ...change }),
    wait: (ms: number) => {
      time = new Date(time.getTime() + ms);
    },
    intent: () => [...payments.intents.values()].at(-1) ?? anIntent({}),
  };
}

export async function stockOf(db: Db, variantId: string) {
  return db
    .selectFrom('variants')
    .select(['on_hand', 'reserved'])
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow();
}

export async function orderOf(db: Db, token: string) {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  return { ...row, token };
}

/** Runs an order out, as the reconciler does once the order's time is over. False when the order stays. */
export async function runOut(db: Db, token: string): Promise<boolean> {
  const { id, expires_at: now } = await orderOf(db, token);
  return inTransaction(db, (tx) => cancelOrder(tx, id, { reason: 'expired', cause: 'reconciler', now }));
}

export function started(result: Awaited<ReturnType<typeof startPayment>>) {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

// Paying an order that was placed before, by its token alone: on any device, with or without the cart it came from, and
// by any method. The order stays unchanged; `openIntent` makes sure that no other intent can pay it at the same time.
import type { PayRefusal } from '#src/checkout/refusals/checkout-refusals.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hashToken, type Session } from '../../http/session.ts';
import { countPaymentTry, noteTryOfOrder, tooManyTries } from '../../payments/payment-limits.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { methodsOfOrder } from '../../payments/usable-methods.ts';
import { dueOf, lockOrder } from '../order-store.ts';
import { payStandingOrder, refusalOf, type StartedPayment, startedPayment } from '../pay-standing-order.ts';

type Services = {
  db: Db;
  now: () => Date;
  session: Session;
  payments: PaymentProvider;
  paymentSettings: ShopPaymentSettings;
};

export type PayOrderRequest = { orderId: string; locale: Locale; paymentMethod: PaymentMethod };

/** There is nothing to pay for an order that no longer waits for a payment: its page shows its state. */
export async function payOrder(
  services: Services,
  { orderId, locale, paymentMethod }: PayOrderRequest,
): Promise<Result<StartedPayment, PayRefusal>> {
  const { db, now, session } = services;
  const order = await inTransaction(db, (tx) => lockOrder(tx, orderId));
  if (!order) throw new Error(`order ${orderId} is gone`);
  if (order.state.payment !== 'awaiting_payment') return ok(startedPayment({ locale }, order, null));
  const total = dueOf(order);
  const fee = money(order.feeMinor, order.currency);
  const methods: PaymentMethod[] = methodsOfOrder(services, { locale, total, fee, country: order.country });
  if (!methods.includes(paymentMethod)) return refuse({ kind: 'MethodNotOffered' });
  const cartTokenHash = (await findCartTokenHash(db, order.cartId)) ?? hashToken(order.token);
  const payer = { cartTokenHash, address: session.address };
  const waitMs = await countPaymentTry(db, payer, now());
  if (waitMs > 0) return refuse(tooManyTries(waitMs));
  await noteTryOfOrder(db, orderId, payer, now());
  try {
    return ok(await payStandingOrder(services, { locale, paymentMethod }, order));
  } catch (error) {
    return refuse(refusalOf(error, services, { method: paymentMethod, total, orderToken: order.token }));
  }
}

/** The cart under which tries are counted, as at the checkout. */
async function findCartTokenHash(db: Db, cartId: string | null): Promise<Buffer | null> {
  if (!cartId) return null;
  const row = await db.selectFrom('carts').select('token_hash').where('id', '=', cartId).executeTakeFirst();
  return row?.token_hash ?? null;
}

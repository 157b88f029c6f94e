// Methods without the provider: no intent is opened, and open ones are closed. The order then waits for the transfer,
// or is sent and paid on delivery. Safe to repeat after a crash at any point.
import { decide, type OrderCommand } from '#src/orders/order-decisions.ts';
import { factsOf, isOwnMethod, type ManualMethodName, type OwnMethod } from '#src/payments/methods/payment-methods.ts';
import type { BankAccount, ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { lockVariants, stockLinesOf } from '../../inventory/reserve-stock.ts';
import { findLatestAttempt, manualIntentId, type PaymentAttempt, saveIntentId } from '../../payments/attempt-store.ts';
import { findOwnMethod } from '../../payments/own-methods.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { findAccount } from '../../payments/usable-methods.ts';
import { closeIntents } from '../close-intents.ts';
import { commitOrderEvents } from '../commit-order-events.ts';
import { PaymentOvertaken } from '../open-intent.ts';
import { lockOrder } from '../order-store.ts';
import { recordPayment } from '../record-payment.ts';
import { takeAttempt } from '../take-attempt.ts';
import { holderOf, holdsTooMuch } from './hold-limits.ts';
import { isHeld, noteHold } from './unpaid-holds.ts';

export type PayingServices = {
  db: Db;
  now: () => Date;
  session: { address: string };
  payments: PaymentProvider;
  paymentSettings: ShopPaymentSettings;
};

/** A developer's own, of the manual kind. */
type ByHand = ManualMethodName | OwnMethod;

/** So much is not held for whoever pays later. */
export class HoldsTooMuch extends Error {}

const DAY_MS = 24 * 60 * 60_000;

/**
 * An order that no longer waits for a payment stays unchanged. Throws the provider's error, `PaymentOvertaken`, and
 * `HoldsTooMuch` before anything is done.
 */
export async function chooseManualMethod(services: PayingServices, orderId: string, method: ByHand): Promise<void> {
  const { db, now } = services;
  const attempt = await inTransaction(db, async (tx) => {
    await requireHold(tx, services, orderId);
    return takeAttempt(tx, orderId, method, null, now());
  });
  if (attempt?.method !== method) return;
  const settled = await closeIntents(services, orderId, attempt);
  await inTransaction(db, async (tx) => {
    if (settled) await recordPayment(tx, { intent: settled, cause: 'checkout', now: now() });
    else await commitChoice(tx, services, { ...attempt, method });
  });
}

/** Requires the hold of an order that was placed to be paid at once; one that was placed to be paid later has it. */
async function requireHold(tx: Transaction, { session, now }: PayingServices, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.state.payment !== 'awaiting_payment' || order.isOffer || (await isHeld(tx, orderId))) return;
  const lines = await tx
    .selectFrom('order_lines')
    .select(['variant_id as variantId', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  const goods = stockLinesOf(lines);
  await lockVariants(
    tx,
    goods.map(({ variantId }) => variantId),
  );
  const holder = holderOf({ email: order.email, address: session.address });
  if (await holdsTooMuch(tx, { holder, goods, orderId, now: now() }))
    throw new HoldsTooMuch(`order ${orderId} holds too much`);
  await noteHold(tx, orderId, holder, now());
}

async function commitChoice(
  tx: Transaction,
  services: PayingServices,
  attempt: PaymentAttempt & { method: ByHand },
): Promise<void> {
  const now = services.now();
  const order = await lockOrder(tx, attempt.orderId);
  const latest = await findLatestAttempt(tx, attempt.orderId);
  if (!order || latest?.id !== attempt.id) {
    throw new PaymentOvertaken(`order ${attempt.orderId} is being paid in another way`);
  }
  const decision = decide(commandOf(services, attempt, now), order.state);
  if (!decision.ok) return;
  if (decision.value.some(({ type }) => type === 'CashOnDeliveryChosen')) {
    await saveIntentId(tx, attempt.id, manualIntentId(attempt), now);
  }
  await commitOrderEvents(tx, order, decision.value, { cause: 'shopper', now });
}

function commandOf(
  { paymentSettings }: PayingServices,
  attempt: PaymentAttempt & { method: ByHand },
  now: Date,
): OrderCommand {
  const awaited = (account: BankAccount | null, days: number): OrderCommand => {
    const until = new Date(now.getTime() + days * DAY_MS).toISOString();
    return { type: 'chooseTransfer', transfer: { account, until }, now: now.toISOString() };
  };
  if (isOwnMethod(attempt.method)) {
    const own = findOwnMethod(attempt.method);
    if (own?.kind !== 'manual') throw new Error(`${attempt.method} is no manual method of kasa.config.ts`);
    return awaited(null, own.expiryDays);
  }
  switch (factsOf(attempt.method).kind) {
    case 'transfer': {
      const account = findAccount(paymentSettings, attempt.currency);
      const days = paymentSettings.bankTransfer?.expiryDays;
      if (!account || !days) throw new Error(`the shop takes no transfer in ${attempt.currency}`);
      return awaited(account, days);
    }
    case 'cashOnDelivery':
      return { type: 'chooseCashOnDelivery', intentId: manualIntentId(attempt) };
  }
}

// Records a payment outside the provider, which staff saw on the shop's bank account. It has an attempt, that of the
// transfer or a new one, stored before open intents are closed: a process that opens an intent at the same time finds
// the newer attempt and closes its own intent again (see `open-intent.ts`). So the shopper cannot also pay by card.
import { isSameMoney, type Money, money } from '#src/money.ts';
import { decide, type OrderRefusal } from '#src/orders/order-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import {
  findLatestAttempt,
  insertAttempt,
  manualIntentId,
  type PaymentAttempt,
  saveIntentId,
  saveIntentStatus,
  saveReference,
} from '../../payments/attempt-store.ts';
import { isPaidOnline } from '../../payments/own-methods.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { closeIntents } from '../close-intents.ts';
import { commitOrderEvents, isStockLeftFor } from '../commit-order-events.ts';
import { type LockedOrder, lockOrder } from '../order-store.ts';
import { recordPayment } from '../record-payment.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider };

export type ManualPayment = {
  orderId: string;
  /** The bank statement's reference, for bookkeeping. */
  reference: string;
  /** The amount that arrived, to be compared with the total. */
  amount?: Money | undefined;
};

export type ManualPaymentRefusal = OrderRefusal | { kind: 'OrderUnknown' } | { kind: 'OtherAmount'; total: Money };
type Paid = { amount: Money };
type Noted = Result<Paid, ManualPaymentRefusal>;

/** The shopper may choose another method each time while the payment is being recorded. */
const MAX_ROUNDS = 5;

/** Records the order's whole total. Throws the provider's error when an open intent cannot be closed. */
export async function recordManualPayment(services: Services, payment: ManualPayment): Promise<Noted> {
  const { db, now } = services;
  const { orderId } = payment;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const taken = await inTransaction(db, (tx) => takeManualAttempt(tx, payment, now()));
    if (!taken.ok) return taken;
    const settled = await closeIntents(services, orderId, taken.value);
    if (settled) await inTransaction(db, (tx) => recordPayment(tx, { intent: settled, cause: 'checkout', now: now() }));
    const paid = await inTransaction(db, (tx) => payByHand(tx, orderId, taken.value, now()));
    if (paid) return paid;
  }
  throw new Error(`the payment method of order ${orderId} kept changing`);
}

async function takeManualAttempt(
  tx: Transaction,
  { orderId, reference, amount }: ManualPayment,
  now: Date,
): Promise<Result<PaymentAttempt, ManualPaymentRefusal>> {
  const order = await lockOrder(tx, orderId);
  const latest = await findLatestAttempt(tx, orderId);
  if (!order || !latest) return refuse({ kind: 'OrderUnknown' });
  const decision = await decideFor(tx, order, latest);
  if (!decision.ok) return decision;
  const total = money(order.totalMinor, order.currency);
  if (amount && !isSameMoney(amount, total)) return refuse({ kind: 'OtherAmount', total });
  if (!isPaidOnline(latest.method)) {
    await saveReference(tx, latest.id, reference, now);
    return ok(latest);
  }
  return ok(await insertAttempt(tx, { ...latest, method: 'manual', attempt: latest.attempt + 1, reference, now }));
}

/** Null when the shopper has opened another intent since the others were closed. */
async function payByHand(tx: Transaction, orderId: string, attempt: PaymentAttempt, now: Date): Promise<Noted | null> {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse({ kind: 'OrderUnknown' });
  const decision = await decideFor(tx, order, attempt);
  if (!decision.ok) return decision;
  if ((await findLatestAttempt(tx, orderId))?.id !== attempt.id) return null;
  await saveIntentId(tx, attempt.id, manualIntentId(attempt), now);
  await saveIntentStatus(tx, attempt.id, 'succeeded', null, now);
  await commitOrderEvents(tx, order, decision.value, { cause: 'staff', now });
  return ok({ amount: money(order.totalMinor, order.currency) });
}

async function decideFor(tx: Transaction, order: LockedOrder, attempt: PaymentAttempt) {
  const isStockLeft = order.state.payment === 'cancelled' && (await isStockLeftFor(tx, order.id));
  return decide({ type: 'notePaidByHand', intentId: manualIntentId(attempt), isStockLeft }, order.state);
}

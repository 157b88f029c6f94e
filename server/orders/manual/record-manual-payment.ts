// Records a payment outside the provider, which staff saw on the shop's bank account. Open intents are closed first, and
// nothing is written before: one of them may turn out to be paid. It has an attempt, that of the transfer or a new one. A
// process that opens an intent at the same time either has stored it, and then another round closes it, or finds the
// newer attempt and closes its own intent again (see `open-intent.ts`). So the shopper cannot also pay by card.
import { isSameMoney, type Money } from '#src/money.ts';
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
import type { AuditInside } from '../../schema/request-context.ts';
import { closeIntents } from '../close-intents.ts';
import { commitOrderEvents, isOrderLeft } from '../commit-order-events.ts';
import { dueOf, type LockedOrder, lockOrder } from '../order-store.ts';
import { recordPayment } from '../record-payment.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider; auditDone?: AuditInside };

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

/** Records all that is due. Throws the provider's error when an open intent cannot be closed. */
export async function recordManualPayment(services: Services, payment: ManualPayment): Promise<Noted> {
  const { db, now } = services;
  const { orderId } = payment;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const found = await inTransaction(db, (tx) => findPayable(tx, payment, now()));
    if (!found.ok) return found;
    const { latest } = found.value;
    // Until the others are closed, nothing is written: one of them may turn out to be paid.
    const settled = await closeIntents(services, orderId, isPaidOnline(latest.method) ? undefined : latest);
    if (settled) await inTransaction(db, (tx) => recordPayment(tx, { intent: settled, cause: 'checkout', now: now() }));
    const paid = await inTransaction(db, async (tx) => {
      const noted = await payByHand(tx, payment, latest, now());
      if (noted?.ok) await services.auditDone?.(tx, noted.value);
      return noted;
    });
    if (paid) return paid;
  }
  throw new Error(`the payment method of order ${orderId} kept changing`);
}

type Payable = { order: LockedOrder; latest: PaymentAttempt; isStockLeft: boolean };

/** The order and its latest attempt when money may be noted now, or why it may not; nothing is written. */
export async function findPayable(
  tx: Transaction,
  { orderId, amount }: Pick<ManualPayment, 'orderId' | 'amount'>,
  now: Date,
): Promise<Result<Payable, ManualPaymentRefusal>> {
  const order = await lockOrder(tx, orderId);
  const latest = await findLatestAttempt(tx, orderId);
  if (!order || !latest) return refuse({ kind: 'OrderUnknown' });
  const isStockLeft = order.state.payment === 'cancelled' && (await isOrderLeft(tx, order, now));
  const decision = decidePaid({ order, isStockLeft }, latest);
  if (!decision.ok) return decision;
  const total = dueOf(order);
  if (amount && !isSameMoney(amount, total)) return refuse({ kind: 'OtherAmount', total });
  return ok({ order, latest, isStockLeft });
}

function decidePaid({ order, isStockLeft }: Omit<Payable, 'latest'>, attempt: PaymentAttempt) {
  return decide({ type: 'notePaidByHand', intentId: manualIntentId(attempt), isStockLeft }, order.state);
}

/** Null when the shopper has opened another intent since the others were closed. */
async function payByHand(
  tx: Transaction,
  payment: ManualPayment,
  closed: PaymentAttempt,
  now: Date,
): Promise<Noted | null> {
  const found = await findPayable(tx, payment, now);
  if (!found.ok) return found;
  const { order, latest } = found.value;
  if (latest.id !== closed.id || latest.intentId !== closed.intentId) return null;
  const attempt = await takeManualAttempt(tx, latest, payment.reference, now);
  const decision = decidePaid(found.value, attempt);
  if (!decision.ok) return decision;
  await saveIntentId(tx, attempt.id, manualIntentId(attempt), now);
  await saveIntentStatus(tx, attempt.id, 'succeeded', null, now);
  await commitOrderEvents(tx, order, decision.value, { cause: 'staff', now });
  return ok({ amount: dueOf(order) });
}

async function takeManualAttempt(
  tx: Transaction,
  latest: PaymentAttempt,
  reference: string,
  now: Date,
): Promise<PaymentAttempt> {
  if (isPaidOnline(latest.method)) {
    return insertAttempt(tx, { ...latest, method: 'manual', attempt: latest.attempt + 1, reference, now });
  }
  await saveReference(tx, latest.id, reference, now);
  return latest;
}

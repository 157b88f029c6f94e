import { decide, type OrderEvent, type OrderRefusal } from '#src/orders/order-decisions.ts';
import type { StaffReason } from '#src/orders/payment-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { listAskedAttempts } from '../payments/attempt-store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { AuditInside } from '../schema/request-context.ts';
import { closeIntents } from './close-intents.ts';
import { commitOrderEvents } from './commit-order-events.ts';
import { type LockedOrder, lockOrder } from './order-store.ts';
import { recordPayment } from './record-payment.ts';

/** The shopper may choose another method each time while the order is being cancelled. */
const MAX_ROUNDS = 5;

type Services = { db: Db; now: () => Date; payments: PaymentProvider; auditDone?: AuditInside };
type CancelRefusal = OrderRefusal | { kind: 'OrderUnknown' };

/** Cancelling a cancelled order does nothing. Throws the provider's error when an open intent cannot be closed. */
export async function cancelByStaff(
  services: Services,
  orderId: string,
  why: StaffReason = {},
): Promise<Result<null, CancelRefusal>> {
  const { db, now } = services;
  // An order that cannot be cancelled keeps what it can be paid by.
  const possible = await inTransaction(db, (tx) => decideCancelling(tx, orderId, why));
  if (!possible.ok) return possible;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const known = await listIntents(db, orderId);
    // First at the provider: an open intent could still be paid after the goods were released.
    const settled = await closeIntents(services, orderId);
    // This is a transaction of its own: what was paid is recorded whether or not the order can still be cancelled.
    if (settled)
      await inTransaction(db, (tx) => recordPayment(tx, { intent: settled, cause: 'reconciler', now: now() }));
    const cancelled = await inTransaction(db, async (tx) => {
      const decided = await decideCancelling(tx, orderId, why);
      if (!decided.ok) return decided;
      // The shopper's is stored under the same lock (`open-intent.ts`): one that came since is closed in another round.
      if ((await listIntents(tx, orderId)).some((intentId) => !known.includes(intentId))) return null;
      const { order, events } = decided.value;
      await commitOrderEvents(tx, order, events, { cause: 'staff', now: now() });
      await services.auditDone?.(tx, why);
      return ok(null);
    });
    if (cancelled) return cancelled;
  }
  throw new Error(`the payment of order ${orderId} kept changing while it was cancelled`);
}

async function listIntents(db: Db, orderId: string): Promise<string[]> {
  return (await listAskedAttempts(db, orderId)).map(({ intentId }) => intentId);
}

async function decideCancelling(
  tx: Transaction,
  orderId: string,
  why: StaffReason,
): Promise<Result<{ order: LockedOrder; events: OrderEvent[] }, CancelRefusal>> {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse({ kind: 'OrderUnknown' });
  const isNothingPaid = order.capturedMinor === 0;
  const decision = decide({ type: 'cancel', reason: 'cancelled_by_staff', isNothingPaid, ...why }, order.state);
  return decision.ok ? ok({ order, events: decision.value }) : decision;
}

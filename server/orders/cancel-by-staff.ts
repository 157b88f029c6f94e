import { decide, type OrderEvent, type OrderRefusal } from '#src/orders/order-decisions.ts';
import type { StaffReason } from '#src/orders/payment-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { AuditInside } from '../schema/request-context.ts';
import { closeIntents } from './close-intents.ts';
import { commitOrderEvents } from './commit-order-events.ts';
import { type LockedOrder, lockOrder } from './order-store.ts';
import { recordPayment } from './record-payment.ts';

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
  // First at the provider: an open intent could still be paid after the goods were released.
  const settled = await closeIntents(services, orderId);
  // By itself: what was paid is recorded whether or not the order can still be cancelled.
  if (settled) await inTransaction(db, (tx) => recordPayment(tx, { intent: settled, cause: 'reconciler', now: now() }));
  return inTransaction(db, async (tx) => {
    const decided = await decideCancelling(tx, orderId, why);
    if (!decided.ok) return decided;
    const { order, events } = decided.value;
    await commitOrderEvents(tx, order, events, { cause: 'staff', now: now() });
    await services.auditDone?.(tx, why);
    return ok(null);
  });
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

import { decide, type OrderRefusal } from '#src/orders/order-decisions.ts';
import type { StaffReason } from '#src/orders/payment-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { closeIntents } from './close-intents.ts';
import { commitOrderEvents } from './commit-order-events.ts';
import { lockOrder } from './order-store.ts';
import { recordPayment } from './record-payment.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider };

/** Cancelling a cancelled order does nothing. Throws the provider's error when an open intent cannot be closed. */
export async function cancelByStaff(
  services: Services,
  orderId: string,
  why: StaffReason = {},
): Promise<Result<null, OrderRefusal | { kind: 'OrderUnknown' }>> {
  const { db, now } = services;
  // First at the provider: an open intent could still be paid after the goods were released.
  const settled = await closeIntents(services, orderId);
  return inTransaction(db, async (tx) => {
    if (settled) await recordPayment(tx, { intent: settled, cause: 'reconciler', now: now() });
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse({ kind: 'OrderUnknown' });
    const isNothingPaid = order.capturedMinor === 0;
    const decision = decide({ type: 'cancel', reason: 'cancelled_by_staff', isNothingPaid, ...why }, order.state);
    if (!decision.ok) return decision;
    await commitOrderEvents(tx, order, decision.value, { cause: 'staff', now: now() });
    return ok(null);
  });
}

import { decide } from '#src/orders/order-decisions.ts';
import type { Transaction } from '../../database/transaction.ts';
import { reach } from '../../faultpoint.ts';
import { manualIntentId, type PaymentAttempt, saveIntentId, saveIntentStatus } from '../../payments/attempt-store.ts';
import { commitOrderEvents } from '../commit-order-events.ts';
import { lockOrder } from '../order-store.ts';

/** Nothing is due, so the order is paid as it is placed: nobody ever sees it waiting. */
export async function confirmNothingDue(tx: Transaction, attempt: PaymentAttempt, now: Date): Promise<void> {
  const order = await lockOrder(tx, attempt.orderId);
  if (!order) throw new Error(`order ${attempt.orderId} is not where it was placed`);
  const intentId = manualIntentId(attempt);
  const decision = decide({ type: 'recordSuccess', intentId, isStockLeft: false }, order.state);
  if (!decision.ok) throw new Error(`an order of nothing is refused: ${decision.error.kind}`);
  await saveIntentId(tx, attempt.id, intentId, now);
  await saveIntentStatus(tx, attempt.id, 'succeeded', null, now);
  await commitOrderEvents(tx, order, decision.value, { cause: 'shopper', now });
  reach('before-order-commit');
}

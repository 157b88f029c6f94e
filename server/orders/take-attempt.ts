import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import type { Transaction } from '../database/transaction.ts';
import { findLatestAttempt, insertAttempt, isManualIntent, type PaymentAttempt } from '../payments/attempt-store.ts';
import { type LockedOrder, lockOrder } from './order-store.ts';

/**
 * The latest attempt if it has this method and its intent is usable, else a new one. Null when no attempt can pay the
 * order.
 */
export async function takeAttempt(
  tx: Transaction,
  orderId: string,
  method: PaymentMethod,
  spentId: string | null,
  now: Date,
): Promise<PaymentAttempt | null> {
  const order = await lockOrder(tx, orderId);
  const latest = await findLatestAttempt(tx, orderId);
  if (!order || !latest) throw new Error(`order ${orderId} has no payment attempt`);
  if (isOverAtProvider(order)) return null;
  const isUsable = latest.method === method && latest.id !== spentId;
  // An order that is paid or being paid needs no other attempt: its intent shows the state.
  if (isUsable || order.state.payment !== 'awaiting_payment') return latest;
  return insertAttempt(tx, { ...latest, method, attempt: latest.attempt + 1, now });
}

/** It was cancelled, paid by hand, or is paid on delivery. */
export function isOverAtProvider({ state }: Pick<LockedOrder, 'state'>): boolean {
  if (state.payment === 'cancelled' || state.payment === 'due_on_delivery') return true;
  return state.payment === 'paid' && isManualIntent(state.intentId);
}

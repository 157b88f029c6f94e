import type Stripe from 'stripe';
import type { Transaction } from '#server/database/transaction.ts';
import { changedFrom, writeEvents } from '../events/write-events.ts';
import { lockObject, saveObject } from '../object-store.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { newObjectId } from '../sandbox-ids.ts';

/** A pending refund has arrived, or was returned by the bank. */
export async function settleRefund(tx: Transaction, context: SandboxContext, id: string): Promise<void> {
  const stored = await lockObject(tx, 'refund', id);
  if (!stored) return;
  const { object: refund, hidden } = stored;
  if (hidden.refund === 'pending_then_succeeds' && refund.status === 'pending') {
    const { pending_reason: _, ...rest } = refund;
    const arrived: Stripe.Refund = {
      ...rest,
      status: 'succeeded',
      balance_transaction: newObjectId('balance_transaction'),
    };
    await saveObject(tx, arrived);
    await writeEvents(tx, context, [
      { type: 'refund.updated', object: arrived, previous: changedFrom(refund, arrived) },
    ]);
  }
  if (hidden.refund !== 'succeeds_then_fails' || refund.status !== 'succeeded') return;
  const failed: Stripe.Refund = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  await saveObject(tx, failed);
  await takeBack(tx, failed);
  await writeEvents(tx, context, [
    { type: 'refund.updated', object: failed, previous: changedFrom(refund, failed) },
    { type: 'refund.failed', object: failed },
  ]);
}

/** The money is back on the shop's side: it can be refunded again. */
async function takeBack(tx: Transaction, refund: Stripe.Refund): Promise<void> {
  const charge = typeof refund.charge === 'string' ? await lockObject(tx, 'charge', refund.charge) : null;
  if (!charge) return;
  const amountRefunded = charge.object.amount_refunded - refund.amount;
  await saveObject(tx, { ...charge.object, amount_refunded: amountRefunded, refunded: false });
}

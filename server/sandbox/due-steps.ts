// Future steps of an object, stored in the transaction that causes them. settle-due.ts carries them out.
import type { Transaction } from '#server/database/transaction.ts';
import type { Delay } from './methods/payment-method-rules.ts';
import type { SandboxContext } from './sandbox-context.ts';

export type DueStep = 'settle_intent' | 'settle_refund' | 'open_dispute';

/** Plans a step, in place of the same one planned before. */
export async function planStep(
  tx: Transaction,
  context: SandboxContext,
  objectId: string,
  step: DueStep,
  delay: Delay,
): Promise<void> {
  const ms = 'seconds' in delay ? delay.seconds * 1000 : delay.bankDays * context.bankDayMs;
  const due = { due_at: new Date(context.now.getTime() + ms) };
  await tx
    .insertInto('sandbox.due_steps')
    .values({ object_id: objectId, step, ...due })
    .onConflict((conflict) => conflict.columns(['object_id', 'step']).doUpdateSet(due))
    .execute();
}

export async function dropStep(tx: Transaction, objectId: string, step: DueStep): Promise<void> {
  await tx.deleteFrom('sandbox.due_steps').where('object_id', '=', objectId).where('step', '=', step).execute();
}

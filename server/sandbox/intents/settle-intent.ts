import type { Transaction } from '#server/database/transaction.ts';
import { rulesFor } from '../methods/payment-method-registry.ts';
import { lockObject } from '../object-store.ts';
import { createdNow, type SandboxContext } from '../sandbox-context.ts';
import { saveTransition } from './confirm-intent.ts';
import { applyOutcome } from './payment-intent-machine.ts';
import { resumeConfirmation } from './resume-confirmation.ts';

/** The bank or its app has answered. An intent that has changed meanwhile stays as it is. */
export async function settleIntent(tx: Transaction, context: SandboxContext, id: string): Promise<void> {
  const stored = await lockObject(tx, 'payment_intent', id);
  if (!stored) return;
  const resumed =
    (await resumeConfirmation(tx, context, stored, 'processing')) ??
    (await resumeConfirmation(tx, context, stored, 'requires_action'));
  if (!resumed) return;
  const { confirmation, method } = resumed;
  const rules = rulesFor(method.object.type);
  const outcome = rules.settle(confirmation);
  const transition = applyOutcome(confirmation, outcome, rules, createdNow(context));
  await saveTransition(tx, context, transition, outcome, stored.hidden, method);
}

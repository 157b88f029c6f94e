// Hands the evidence of a dispute in at the provider, by the outbox. Safe to repeat: the same text is handed in once more.
import type Stripe from 'stripe';
import type { EvidenceRefusal } from '#src/disputes/office/evidence-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { inLane, type OutboxEffect } from '../outbox/outbox-lanes.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import {
  closedDisputes,
  findDispute,
  type StoredDispute,
  saveDispute,
  saveEvidence,
  settleEvidence,
} from '../payments/dispute-store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { paymentsLane } from '../payments/payments-lane.ts';
import { composeEvidence } from './compose-evidence.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider; publicUrl: string };

const SUBMIT_EFFECT = 'submit-evidence';

export function createDisputeEffects(services: Services): Record<string, OutboxEffect> {
  return inLane(paymentsLane, {
    [SUBMIT_EFFECT]: ({ payload }) => submitEvidence(services, String(payload.disputeId)),
  });
}

/** `version`: of the evidence that the text was written over. */
type Written = { id: string; version: number; text: string };

export async function requestSubmission(
  tx: Transaction,
  { now, ...written }: Written & { now: Date },
): Promise<Result<null, EvidenceRefusal>> {
  const { id, text } = written;
  const found = await lockOpenDispute(tx, written);
  if (!found.ok) return found;
  const { orderId } = found.value;
  await saveEvidence(tx, id, { text, requestedAt: now });
  const deduplicationKey = `${SUBMIT_EFFECT}-${id}-${now.getTime()}`;
  await addToOutbox(tx, { deduplicationKey, kind: SUBMIT_EFFECT, payload: { disputeId: id, orderId } }, now);
  return ok(null);
}

/** What is written of it so far: nothing is handed in. Returns its version. */
export async function saveEvidenceDraft(tx: Transaction, written: Written): Promise<Result<number, EvidenceRefusal>> {
  const { id, text } = written;
  const found = await lockOpenDispute(tx, written);
  if (!found.ok) return found;
  await saveEvidence(tx, id, { text, requestedAt: null });
  return ok(found.value.evidenceVersion + 1);
}

async function lockOpenDispute(
  tx: Transaction,
  { id, version }: Written,
): Promise<Result<StoredDispute, EvidenceRefusal>> {
  await tx.selectFrom('disputes').select('id').where('id', '=', id).forUpdate().execute();
  const dispute = await findDispute(tx, id);
  if (!dispute || dispute.requestedAt || closedDisputes.includes(dispute.status))
    return refuse({ kind: 'EvidenceTaken' });
  return dispute.evidenceVersion === version ? ok(dispute) : refuse({ kind: 'EvidenceChanged' });
}

async function submitEvidence({ db, now, payments, publicUrl }: Services, id: string): Promise<void> {
  const dispute = await findDispute(db, id);
  if (!dispute?.requestedAt || dispute.submittedAt) return;
  const { orderId } = dispute;
  const facts = await composeEvidence(db, orderId, publicUrl);
  try {
    const answer = await payments.submitEvidence(id, { ...facts, text: dispute.evidence });
    await inTransaction(db, async (tx) => {
      await saveDispute(tx, { dispute: answer, orderId, currency: dispute.currency, now: now() });
      await settleEvidence(tx, id, null, now());
    });
  } catch (error) {
    const { type, message } = error as Partial<Stripe.errors.StripeError>;
    if (type !== 'StripeInvalidRequestError') throw error;
    await inTransaction(db, (tx) => settleEvidence(tx, id, message ?? 'refused', now()));
  }
}

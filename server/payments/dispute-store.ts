// Contested payments as the provider told of them last, and the evidence that staff has written.
import type Stripe from 'stripe';
import type { Currency } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

export type StoredDispute = {
  id: string;
  orderId: string;
  amountMinor: number;
  currency: Currency;
  reason: string;
  /** Stripe's. */
  status: string;
  dueAt: Date | null;
  openedAt: Date;
  /** Empty: nobody has written any. */
  evidence: string;
  /** How often staff has saved it. */
  evidenceVersion: number;
  requestedAt: Date | null;
  submittedAt: Date | null;
  failure: string;
};

const columns = [
  'id',
  'order_id as orderId',
  'amount_minor as amountMinor',
  'currency',
  'reason',
  'status',
  'due_at as dueAt',
  'opened_at as openedAt',
  'evidence',
  'evidence_version as evidenceVersion',
  'evidence_requested_at as requestedAt',
  'evidence_submitted_at as submittedAt',
  'evidence_failure as failure',
] as const;

export const closedDisputes = ['won', 'lost', 'warning_closed'];

/** How far a dispute has come: an inquiry may become a chargeback, and what was answered is not open again. */
const stages = ['warning_needs_response', 'warning_under_review', 'needs_response', 'under_review'];

/** Reports come in any order: one from before what is known changes nothing, nor does any after the decision. */
export async function saveDispute(
  tx: Transaction,
  { dispute, orderId, currency, now }: { dispute: Stripe.Dispute; orderId: string; currency: Currency; now: Date },
): Promise<void> {
  const dueBy = dispute.evidence_details?.due_by;
  const facts = {
    status: dispute.status,
    reason: dispute.reason,
    due_at: dueBy ? new Date(dueBy * 1000) : null,
    updated_at: now,
  };
  await tx
    .insertInto('disputes')
    .values({
      ...facts,
      id: dispute.id,
      order_id: orderId,
      amount_minor: dispute.amount,
      currency,
      opened_at: dispute.created ? new Date(dispute.created * 1000) : now,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(facts)
        .where('disputes.status', 'not in', [...closedDisputes, ...stagesAfter(dispute.status)]),
    )
    .execute();
}

/** None after a decision, and after a status that we do not know. */
function stagesAfter(status: string): string[] {
  const stage = stages.indexOf(status);
  return stage < 0 ? [] : stages.slice(stage + 1);
}

export async function findDispute(db: Db, id: string): Promise<StoredDispute | null> {
  const row = await db.selectFrom('disputes').select(columns).where('id', '=', id).executeTakeFirst();
  return (row as StoredDispute | undefined) ?? null;
}

/** Those that the bank has not decided, the most urgent first. */
export async function listOpenDisputes(db: Db): Promise<StoredDispute[]> {
  const rows = await db
    .selectFrom('disputes')
    .select(columns)
    .where('status', 'not in', closedDisputes)
    .orderBy('due_at', (order) => order.asc().nullsLast())
    .limit(200)
    .execute();
  return rows as StoredDispute[];
}

export async function listDisputesOfOrder(db: Db, orderId: string): Promise<StoredDispute[]> {
  const rows = await db
    .selectFrom('disputes')
    .select(columns)
    .where('order_id', '=', orderId)
    .orderBy('opened_at')
    .execute();
  return rows as StoredDispute[];
}

export async function saveEvidence(
  tx: Transaction,
  id: string,
  { text, requestedAt }: { text: string; requestedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('disputes')
    .set(({ eb }) => ({
      evidence: text,
      evidence_version: eb('evidence_version', '+', 1),
      ...(requestedAt && { evidence_requested_at: requestedAt, evidence_failure: '' }),
    }))
    .where('id', '=', id)
    .execute();
}

/** `failure`: why the provider took none; null when it did. */
export async function settleEvidence(tx: Transaction, id: string, failure: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('disputes')
    .set(
      failure === null
        ? { evidence_submitted_at: now, evidence_failure: '' }
        : { evidence_requested_at: null, evidence_failure: failure },
    )
    .where('id', '=', id)
    .execute();
}

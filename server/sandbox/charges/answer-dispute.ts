// The shop's side of a dispute. As in Stripe's test mode, the evidence's text decides the outcome; here immediately.
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Transaction } from '#server/database/transaction.ts';
import { changedFrom, type EventSeed, writeEvents } from '../events/write-events.ts';
import { lockObject, saveObject } from '../object-store.ts';
import { emptyable, expand, flag, metadata, text } from '../parameters/parameter-schemas.ts';
import { answerOk, type SandboxAnswer, type SandboxContext } from '../sandbox-context.ts';
import { missingObject, refuseRequest } from '../sandbox-errors.ts';

const EVIDENCE_CHARACTERS = 20_000;
const evidenceText = () => emptyable(text(EVIDENCE_CHARACTERS)).optional();

export const updateDisputeParameters = z.strictObject({
  evidence: z
    .strictObject({
      access_activity_log: evidenceText(),
      billing_address: evidenceText(),
      cancellation_rebuttal: evidenceText(),
      customer_email_address: evidenceText(),
      customer_name: evidenceText(),
      customer_purchase_ip: evidenceText(),
      duplicate_charge_explanation: evidenceText(),
      product_description: evidenceText(),
      refund_refusal_explanation: evidenceText(),
      service_date: evidenceText(),
      shipping_address: evidenceText(),
      shipping_carrier: evidenceText(),
      shipping_date: evidenceText(),
      shipping_tracking_number: evidenceText(),
      uncategorized_text: evidenceText(),
    })
    .optional(),
  metadata: emptyable(metadata()).optional(),
  submit: flag().optional(),
  expand: expand().optional(),
});

/** `POST /v1/disputes/:id`: evidence is added, and sent to the bank unless `submit` is false. */
export async function updateDispute(
  tx: Transaction,
  context: SandboxContext,
  id: string,
  parameters: z.output<typeof updateDisputeParameters>,
): Promise<SandboxAnswer> {
  const before = await lockOpenDispute(tx, id);
  const evidence: Stripe.Dispute.Evidence = { ...before.evidence, ...parameters.evidence };
  const updated: Stripe.Dispute = {
    ...before,
    evidence,
    metadata: parameters.metadata === undefined ? before.metadata : (parameters.metadata ?? {}),
    evidence_details: { ...before.evidence_details, has_evidence: parameters.evidence !== undefined },
  };
  const isSubmitted = parameters.evidence !== undefined && parameters.submit !== false;
  const { dispute, events } = isSubmitted
    ? submit(updated)
    : { dispute: updated, events: [{ type: 'charge.dispute.updated', object: updated } as const] };
  await saveObject(tx, dispute);
  const previous = changedFrom(before, dispute);
  await writeEvents(
    tx,
    context,
    events.map((event) => (event.type === 'charge.dispute.updated' ? { ...event, previous } : event)),
  );
  return answerOk(dispute);
}

/** `POST /v1/disputes/:id/close`: the shop accepts the dispute. */
export async function closeDispute(tx: Transaction, context: SandboxContext, id: string): Promise<SandboxAnswer> {
  const before = await lockOpenDispute(tx, id);
  const dispute: Stripe.Dispute = { ...before, status: 'lost' };
  await saveObject(tx, dispute);
  await writeEvents(tx, context, [{ type: 'charge.dispute.closed', object: dispute }]);
  return answerOk(dispute);
}

async function lockOpenDispute(tx: Transaction, id: string): Promise<Stripe.Dispute> {
  const stored = await lockObject(tx, 'dispute', id);
  if (!stored) throw missingObject('dispute', id, 'id', 404);
  if (!['won', 'lost', 'warning_closed'].includes(stored.object.status)) return stored.object;
  throw refuseRequest('This dispute is already closed');
}

function submit(given: Stripe.Dispute): { dispute: Stripe.Dispute; events: EventSeed[] } {
  const isInquiry = given.status.startsWith('warning_');
  const sent: Stripe.Dispute = {
    ...given,
    status: isInquiry ? 'warning_under_review' : 'under_review',
    evidence_details: {
      ...given.evidence_details,
      submission_count: given.evidence_details.submission_count + 1,
      submission_method: 'manual',
    },
  };
  switch (given.evidence.uncategorized_text) {
    case 'winning_evidence': {
      const dispute: Stripe.Dispute = {
        ...sent,
        status: isInquiry ? 'warning_closed' : 'won',
        is_charge_refundable: true,
      };
      const closed: EventSeed = { type: 'charge.dispute.closed', object: dispute };
      const reinstated: EventSeed = { type: 'charge.dispute.funds_reinstated', object: dispute };
      return { dispute, events: isInquiry ? [closed] : [reinstated, closed] };
    }
    case 'losing_evidence': {
      const dispute: Stripe.Dispute = { ...sent, status: isInquiry ? 'warning_closed' : 'lost' };
      return { dispute, events: [{ type: 'charge.dispute.closed', object: dispute }] };
    }
    case 'escalate_inquiry_evidence': {
      if (!isInquiry) break;
      const dispute: Stripe.Dispute = { ...sent, status: 'needs_response', is_charge_refundable: false };
      return {
        dispute,
        events: [
          { type: 'charge.dispute.updated', object: dispute },
          { type: 'charge.dispute.funds_withdrawn', object: dispute },
        ],
      };
    }
  }
  return { dispute: sent, events: [{ type: 'charge.dispute.updated', object: sent }] };
}

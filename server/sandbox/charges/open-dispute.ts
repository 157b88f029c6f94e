import type Stripe from 'stripe';
import type { Transaction } from '#server/database/transaction.ts';
import { type EventSeed, writeEvents } from '../events/write-events.ts';
import { rulesFor } from '../methods/payment-method-registry.ts';
import type { DisputeSeed } from '../methods/payment-method-rules.ts';
import { findObject, lockObject, putObject, saveObject } from '../object-store.ts';
import { createdNow, type SandboxContext } from '../sandbox-context.ts';
import { newObjectId } from '../sandbox-ids.ts';

const DAYS_TO_RESPOND = 9;
const DAY_S = 24 * 60 * 60;

const firstStatus = { chargeback: 'needs_response', inquiry: 'warning_needs_response', final: 'lost' } as const;

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** The holder of the card or the account contests a charge. */
export async function openDispute(tx: Transaction, context: SandboxContext, chargeId: string): Promise<void> {
  const charge = (await lockObject(tx, 'charge', chargeId))?.object;
  if (!charge?.paid || charge.disputed || charge.payment_method === null) return;
  const method = await findObject(tx, 'payment_method', charge.payment_method);
  const seed = method && rulesFor(method.object.type).dispute(method.hidden);
  if (!seed) return;
  const dispute = buildDispute(charge, seed, createdNow(context));
  await putObject(tx, 'dispute', dispute);
  await saveObject(tx, { ...charge, disputed: true });
  const events: EventSeed[] = [{ type: 'charge.dispute.created', object: dispute }];
  if (seed.kind !== 'inquiry') events.push({ type: 'charge.dispute.funds_withdrawn', object: dispute });
  if (seed.kind === 'final') events.push({ type: 'charge.dispute.closed', object: dispute });
  await writeEvents(tx, context, events);
}

function buildDispute(charge: Stripe.Charge, seed: DisputeSeed, now: number): Stripe.Dispute {
  const card = charge.payment_method_details?.card;
  return {
    id: newObjectId('dispute'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: seed.kind === 'final' ? null : now + DAYS_TO_RESPOND * DAY_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: seed.kind === 'inquiry',
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    ...(card && {
      payment_method_details: {
        type: 'card',
        card: {
          brand: card.brand ?? 'visa',
          case_type: seed.kind === 'inquiry' ? 'inquiry' : 'chargeback',
          network: card.network ?? 'visa',
          network_reason_code: null,
        },
      },
    }),
    reason: seed.reason,
    status: firstStatus[seed.kind],
  };
}

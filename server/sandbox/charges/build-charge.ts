import type Stripe from 'stripe';
import type { ConfirmContext, ConfirmOutcome, PaymentMethodRules } from '../methods/payment-method-rules.ts';
import { newObjectId } from '../sandbox-ids.ts';

/** The charge that results from an attempt to take the money, successful or not. */
export function buildCharge(
  context: ConfirmContext,
  outcome: Extract<ConfirmOutcome, { kind: 'succeeded' | 'declined' | 'processing' }>,
  rules: PaymentMethodRules,
  created: number,
): Stripe.Charge {
  const { intent, method } = context;
  const decline = outcome.kind === 'declined' ? outcome.decline : null;
  const isPaid = outcome.kind === 'succeeded';
  const { id } = context.pendingCharge ?? { id: newObjectId(method.type === 'card' ? 'charge' : 'payment') };
  const result = {
    amount_captured: isPaid ? intent.amount : 0,
    captured: isPaid,
    // The ledger entry, of which the sandbox stores only the id.
    balance_transaction: isPaid ? newObjectId('balance_transaction') : null,
    receipt_url: isPaid ? new URL(`/pages/receipt/${id}`, context.actionUrl).href : null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: chargeOutcome(outcome, method.type === 'card'),
    paid: isPaid,
    status: isPaid ? 'succeeded' : decline ? 'failed' : 'pending',
  } as const satisfies Partial<Stripe.Charge>;
  if (context.pendingCharge) return { ...context.pendingCharge, ...result };
  return {
    ...result,
    id,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'KASA SANDBOX',
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: rules.chargeDetails(context, outcome),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    transfer_data: null,
    transfer_group: null,
  };
}

function chargeOutcome(outcome: ConfirmOutcome, isCard: boolean): Stripe.Charge.Outcome {
  const none = { advice_code: null, network_advice_code: null, network_decline_code: null };
  if (outcome.kind !== 'declined') {
    return {
      ...none,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  }
  const { decline } = outcome;
  if (decline.outcome === 'blocked') {
    return {
      ...none,
      network_status: 'not_sent_to_network',
      reason: 'highest_risk_level',
      risk_level: 'highest',
      seller_message: 'Stripe blocked this payment as too risky.',
      type: 'blocked',
    };
  }
  return {
    ...none,
    ...(isCard && { advice_code: 'try_again_later', network_decline_code: '01' }),
    network_status: 'declined_by_network',
    reason: decline.declineCode ?? decline.code,
    risk_level: 'normal',
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}

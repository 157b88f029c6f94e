import type Stripe from 'stripe';
import type { Transaction } from '#server/database/transaction.ts';
import { putObject } from '../object-store.ts';
import { createdNow, type SandboxContext } from '../sandbox-context.ts';
import { refuseParameter } from '../sandbox-errors.ts';
import { newMandateReference, newObjectId } from '../sandbox-ids.ts';
import type { ConfirmParameters } from './intent-parameters.ts';

/** Stores the mandate that the shopper accepted, for one debit. Throws when none was accepted. */
export async function createMandate(
  tx: Transaction,
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  accepted: ConfirmParameters['mandate_data'],
): Promise<string> {
  if (!accepted) {
    throw refuseParameter(
      'The PaymentIntent requires a mandate, but no existing mandate was found. Collect mandate acceptance from the customer and try again, providing acceptance data in the mandate_data parameter.',
      'mandate_data',
      'payment_intent_mandate_invalid',
    );
  }
  const { type, accepted_at, online } = accepted.customer_acceptance;
  if (type === 'online' && !online?.infer_from_client && !(online?.ip_address && online.user_agent)) {
    const missing = online?.ip_address ? 'user_agent' : 'ip_address';
    const param = `mandate_data[customer_acceptance][online][${missing}]`;
    throw refuseParameter(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  const id = newObjectId('mandate');
  const prefix = intent.payment_method_options?.sepa_debit?.mandate_options?.reference_prefix ?? '';
  const mandate: Stripe.Mandate = {
    id,
    object: 'mandate',
    customer_acceptance: {
      accepted_at: accepted_at ?? createdNow(context),
      type,
      ...(type === 'online' && {
        online: { ip_address: online?.ip_address ?? null, user_agent: online?.user_agent ?? null },
      }),
      ...(type === 'offline' && { offline: {} }),
    },
    livemode: false,
    payment_method: method.id,
    payment_method_details: {
      type: 'sepa_debit',
      sepa_debit: { reference: newMandateReference(prefix), url: `${context.sandboxOrigin}/pages/mandate/${id}` },
    },
    single_use: { amount: intent.amount, currency: intent.currency },
    status: 'active',
    type: 'single_use',
  };
  await putObject(tx, 'mandate', mandate);
  return id;
}

import type { Db } from '../database/connect.ts';
import { findAttemptByIntent, saveMandateReference } from '../payments/attempt-store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider };

/** Fetches the reference under which a SEPA debit will stand on the shopper's bank statement. */
export async function noteMandate({ db, now, payments }: Services, intentId: string): Promise<void> {
  const attempt = await findAttemptByIntent(db, intentId);
  const { latest_charge: charge } = await payments.getIntent(intentId);
  const mandateId = typeof charge === 'string' ? null : charge?.payment_method_details?.sepa_debit?.mandate;
  if (!attempt || !mandateId) return;
  const reference = await payments.getMandateReference(mandateId);
  if (reference) await saveMandateReference(db, attempt.id, reference, now());
}

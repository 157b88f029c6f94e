import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { findAttemptByIntent, saveMandate } from '../payments/attempt-store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider };

/** Fetches the mandate of a SEPA debit, and the reference that the bank statement will show. */
export async function noteMandate({ db, now, payments }: Services, intentId: string): Promise<void> {
  const attempt = await findAttemptByIntent(db, intentId);
  const { latest_charge: charge } = await payments.getIntent(intentId);
  const mandateId = typeof charge === 'string' ? null : charge?.payment_method_details?.sepa_debit?.mandate;
  if (!attempt || !mandateId) return;
  const signed = (await payments.getMandate(mandateId)).payment_method_details.sepa_debit;
  if (signed) await inTransaction(db, (tx) => saveMandate(tx, attempt.id, signed, now()));
}

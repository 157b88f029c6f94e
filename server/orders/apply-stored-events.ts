import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { countUnappliedEvents, markIntentEventsApplied } from '../payments/stripe-event-store.ts';
import { recordPayment } from './record-payment.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider };

/**
 * Events of an intent may arrive before its order is stored. Then the intent is fetched: its current state includes
 * them all.
 */
export async function applyStoredEvents({ db, now, payments }: Services, intentId: string): Promise<void> {
  if ((await countUnappliedEvents(db, intentId)) === 0) return;
  const intent = await payments.getIntent(intentId);
  await inTransaction(db, async (tx) => {
    await recordPayment(tx, { intent, cause: 'webhook', now: now() });
    await markIntentEventsApplied(tx, intentId, now());
  });
}

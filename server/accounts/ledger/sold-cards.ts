// Gift cards that are money in advance: no sale of the ledger, and paid through the provider as one.
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import type { Db } from '../../database/connect.ts';
import type { LedgerMonth } from './ledger-month.ts';

/** The numbers of the month's orders whose payment is in no payout that is known. */
export async function listCardsNotPaidOut(db: Db, { from, until }: LedgerMonth): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'payment_method as method'])
    .where('is_for_gift_cards', '=', true)
    .where('is_for_taxed_cards', '=', false)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)
    .where('captured_minor', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payout_bookings')
            .select('payout_bookings.id')
            .where('payout_bookings.kind', '=', 'payment')
            .whereRef('payout_bookings.intent_id', '=', 'orders.captured_intent_id'),
        ),
      ),
    )
    .orderBy('paid_at')
    .execute();
  return rows.flatMap(({ number, method }) => (isProviderMethod(method ?? '') ? [number] : []));
}

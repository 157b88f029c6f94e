// Payouts and their bookings, as the payment service told of them last.

import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Currency } from '#src/currencies.ts';
import { dateIn } from '#src/dates/local-date.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';

export type PayoutBooking = {
  id: string;
  kind: 'payment' | 'refund' | 'fee' | 'dispute' | 'other';
  amountMinor: number;
  feeMinor: number;
  currency: Currency;
  bookedAt: Date;
  source: string;
  intentId: string | null;
  /** The amount as the shopper paid or got it; null for what is of no payment. */
  sourceMinor: number | null;
  sourceCurrency: Currency | null;
};

/** A payout that was fetched again has the bookings that it has now. */
export async function savePayout(
  tx: Transaction,
  payout: Stripe.Payout,
  bookings: readonly PayoutBooking[],
  now: Date,
): Promise<void> {
  const facts = {
    ...{ amount_minor: payout.amount, currency: currencyOf(payout.currency), status: payout.status },
    ...{ arrives_on: dayOf(payout.arrival_date), is_automatic: payout.automatic, fetched_at: now },
  };
  await tx
    .insertInto('payouts')
    .values({ id: payout.id, created_at: new Date(payout.created * 1000), ...facts })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
    .execute();
  await tx.deleteFrom('payout_bookings').where('payout_id', '=', payout.id).execute();
  // They are written in parts: a statement has room for some 65,000 values.
  for (let from = 0; from < bookings.length; from += 1_000) {
    await tx
      .insertInto('payout_bookings')
      .values(bookings.slice(from, from + 1_000).map((booking) => toRow(payout.id, booking)))
      .execute();
  }
}

function toRow(payoutId: string, booking: PayoutBooking) {
  return {
    ...{ id: booking.id, payout_id: payoutId, kind: booking.kind, amount_minor: booking.amountMinor },
    ...{ fee_minor: booking.feeMinor, currency: booking.currency, booked_at: booking.bookedAt, source: booking.source },
    ...{ intent_id: booking.intentId, source_minor: booking.sourceMinor, source_currency: booking.sourceCurrency },
  };
}

/** Stripe's arrival is midnight in UTC of the bank's day. */
const dayOf = (seconds: number) => dateIn('UTC', new Date(seconds * 1000));

export const currencyOf = (code: string) => code.toUpperCase() as Currency;

/** Those that nothing changes any more need not be fetched again. */
export async function listSettledPayouts(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('payouts')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', 'in', ['paid', 'failed', 'canceled'])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The oldest that may still change, or be followed by others; null: the shop knows of none. */
export async function findOldestOpenPayout(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select coalesce(min(created_at) filter (where status in ('pending', 'in_transit')), max(created_at)) as since
    from payouts`.execute(db);
  return rows[0]?.since ?? null;
}

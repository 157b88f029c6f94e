// Payouts to the merchant's bank: what has waited for a bank day becomes one payout a currency, made of the bookings that
// Stripe lists for it. Nothing is left over and nothing is paid out twice: a source that is booked says so, under its lock.
import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Transaction } from '#server/database/transaction.ts';
import { buildBalanceTransaction } from '../charges/build-balance-transaction.ts';
import { type HiddenFields, type ObjectKind, putObject, saveObject } from '../object-store.ts';
import { createdNow, type SandboxContext } from '../sandbox-context.ts';
import { newObjectId } from '../sandbox-ids.ts';

type Source = { object: Stripe.Charge | Stripe.Refund | Stripe.Dispute; hidden: HiddenFields };
type Booking = { source: Source; booking: Stripe.BalanceTransaction; hidden: HiddenFields };

const DAY_S = 24 * 60 * 60;

export async function payOut(tx: Transaction, context: SandboxContext): Promise<void> {
  const until = new Date(context.now.getTime() - context.bankDayMs);
  const sources = [
    ...(await lockWaiting(tx, 'charge', until)),
    ...(await lockWaiting(tx, 'refund', until)),
    ...(await lockWaiting(tx, 'dispute', until)),
  ];
  const bookings = sources.flatMap((source) => bookingsOf(source, createdNow(context)));
  for (const [currency, ofOne] of Map.groupBy(bookings, ({ booking }) => booking.currency)) {
    await savePayout(tx, buildPayout(currency, ofOne, createdNow(context)), ofOne);
  }
}

/** Those with a booking that is in no payout; another request that looks for them waits. */
async function lockWaiting(tx: Transaction, kind: ObjectKind, until: Date): Promise<Source[]> {
  const isWaiting =
    kind === 'dispute'
      ? sql<boolean>`jsonb_array_length(coalesce(hidden -> 'booked', '[]')) < 2`
      : sql<boolean>`body ->> 'balance_transaction' is not null and hidden ->> 'payout' is null`;
  const rows = await tx
    .selectFrom('sandbox.objects')
    .select(['body as object', 'hidden'])
    .where('kind', '=', kind)
    .where('created_at', '<=', until)
    .where(isWaiting)
    .orderBy('position')
    .forUpdate()
    .execute();
  return rows as Source[];
}

function bookingsOf(source: Source, now: number): Booking[] {
  const { object, hidden } = source;
  if (object.object !== 'dispute') {
    return [{ source, booking: buildBalanceTransaction(String(object.balance_transaction), object), hidden }];
  }
  const booked = hidden.booked ?? [];
  const wanted = [
    ...(object.status.startsWith('warning_') ? [] : (['dispute'] as const)),
    ...(object.status === 'won' ? (['dispute_reversal'] as const) : []),
  ];
  return wanted
    .filter((category) => !booked.includes(category))
    .map((category) => ({ source, booking: ofDispute(object, category, now), hidden: { ...hidden, booked: wanted } }));
}

function ofDispute(
  { id, amount, currency }: Stripe.Dispute,
  category: 'dispute' | 'dispute_reversal',
  created: number,
): Stripe.BalanceTransaction {
  const moved = category === 'dispute' ? -amount : amount;
  return {
    ...{ id: newObjectId('balance_transaction'), object: 'balance_transaction', amount: moved, fee: 0, net: moved },
    ...{ available_on: created, created, currency, balance_type: 'payments', description: null, exchange_rate: null },
    ...{ fee_details: [], reporting_category: category, source: id, status: 'available', type: 'adjustment' },
  };
}

function buildPayout(currency: string, bookings: readonly Booking[], now: number): Stripe.Payout {
  const common = { created: now, currency, description: null, metadata: {}, statement_descriptor: null };
  return {
    ...{ id: newObjectId('payout'), object: 'payout', ...common, livemode: false },
    amount: bookings.reduce((sum, { booking }) => sum + booking.net, 0),
    arrival_date: now - (now % DAY_S),
    ...{ automatic: true, application_fee: null, application_fee_amount: null, destination: null },
    ...{ balance_transaction: newObjectId('balance_transaction'), failure_balance_transaction: null },
    ...{ failure_code: null, failure_message: null, method: 'standard', original_payout: null, payout_method: null },
    ...{ reconciliation_status: 'completed', reversed_by: null, source_type: 'card', status: 'paid', trace_id: null },
    type: 'bank_account',
  };
}

async function savePayout(tx: Transaction, payout: Stripe.Payout, bookings: readonly Booking[]): Promise<void> {
  await putObject(tx, 'payout', payout);
  // Stripe lists the payout among its own bookings.
  const own: Stripe.BalanceTransaction = {
    ...{ id: String(payout.balance_transaction), object: 'balance_transaction', amount: -payout.amount, fee: 0 },
    ...{ net: -payout.amount, available_on: payout.created, created: payout.created, currency: payout.currency },
    ...{ balance_type: 'payments', description: 'STRIPE PAYOUT', exchange_rate: null, fee_details: [] },
    ...{ reporting_category: 'payout', source: payout.id, status: 'available', type: 'payout' },
  };
  await putObject(tx, 'balance_transaction', own, { payout: payout.id });
  for (const { source, booking, hidden } of bookings) {
    await putObject(tx, 'balance_transaction', booking, { payout: payout.id });
    await saveObject(tx, source.object, { ...hidden, payout: payout.id });
  }
}

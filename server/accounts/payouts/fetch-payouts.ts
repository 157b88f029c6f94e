// Fetches what the payment service has paid out since the last time, payout by payout: one that could not be fetched whole
// is not kept, and is asked for again in the next round.
import type Stripe from 'stripe';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import {
  currencyOf,
  findOldestOpenPayout,
  listSettledPayouts,
  type PayoutBooking,
  savePayout,
} from './payout-store.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider };

const DAY_MS = 24 * 60 * 60_000;
/** A payout that was paid may still come back from the bank. */
const LOOK_BACK_MS = 14 * DAY_MS;

/** How often the running shop asks. */
export const fetchPayoutsRound = { name: 'fetch-payouts', everyMs: 6 * 60 * 60_000 };

/** Answers how many payouts were fetched. Throws what the payment service answers; what was fetched before is kept. */
export async function fetchPayouts({ db, now, payments }: Services): Promise<number> {
  const since = await findFirstMoment(db);
  if (!since) return 0;
  let count = 0;
  let after: string | null = null;
  do {
    const page: Stripe.ApiList<Stripe.Payout> = await payments.listPayouts(since, after);
    const settled = await listSettledPayouts(
      db,
      page.data.map(({ id }) => id),
    );
    for (const payout of page.data) {
      // What has changed of a settled one is its status: the bank has sent it back.
      if (settled.has(payout.id) && payout.status === 'paid') continue;
      const bookings = payout.automatic ? await fetchBookings(payments, payout.id) : [];
      await inTransaction(db, (tx) => savePayout(tx, payout, bookings, now()));
      count += 1;
    }
    after = page.has_more ? (page.data.at(-1)?.id ?? null) : null;
  } while (after);
  return count;
}

/** Nothing was paid out before the first payment. Null while there is none by the service. */
async function findFirstMoment(db: Db): Promise<Date | null> {
  const open = await findOldestOpenPayout(db);
  if (open) return new Date(open.getTime() - LOOK_BACK_MS);
  const { first } = await db
    .selectFrom('payment_attempts')
    .select(({ fn }) => fn.min<Date | null>('created_at').as('first'))
    .where('intent_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return first;
}

async function fetchBookings(payments: PaymentProvider, payoutId: string): Promise<PayoutBooking[]> {
  const bookings: PayoutBooking[] = [];
  let after: string | null = null;
  do {
    const page: Stripe.ApiList<Stripe.BalanceTransaction> = await payments.listPayoutBookings(payoutId, after);
    // The payout itself is among them.
    bookings.push(...page.data.filter(({ type }) => !type.startsWith('payout')).map(toBooking));
    after = page.has_more ? (page.data.at(-1)?.id ?? null) : null;
  } while (after);
  return bookings;
}

const kinds: Readonly<Record<string, PayoutBooking['kind']>> = {
  ...{ charge: 'payment', charge_failure: 'payment', refund: 'refund', refund_failure: 'refund' },
  ...{ partial_capture_reversal: 'payment', dispute: 'dispute', dispute_reversal: 'dispute', fee: 'fee' },
};

function toBooking(transaction: Stripe.BalanceTransaction): PayoutBooking {
  const { id, amount, fee, currency, created, reporting_category: category } = transaction;
  const kind = kinds[category] ?? (category.endsWith('fee') || category.includes('cost') ? 'fee' : 'other');
  return {
    ...{ id, kind, amountMinor: amount, feeMinor: fee, currency: currencyOf(currency) },
    bookedAt: new Date(created * 1000),
    ...sourceOf(transaction),
  };
}

/** What the payout's booking is of: a charge, a refund or a dispute, each of a payment. */
function sourceOf({ source, amount }: Stripe.BalanceTransaction) {
  const none = { intentId: null, sourceMinor: null, sourceCurrency: null };
  if (typeof source === 'string' || !source) return { source: source ?? '', ...none };
  if (!('payment_intent' in source && 'amount' in source && 'currency' in source))
    return { source: source.id, ...none };
  const { id, payment_intent: intent } = source;
  return {
    source: id,
    intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    sourceMinor: amount < 0 ? -source.amount : source.amount,
    sourceCurrency: currencyOf(source.currency),
  };
}

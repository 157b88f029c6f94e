// What Stripe has paid out to the merchant's bank.
import type Stripe from 'stripe';
import { askAgain } from './ask-again.ts';

export type PayoutRequests = {
  /** A page of the newest first, created since then; `after`: the last of the page before. */
  listPayouts(since: Date, after: string | null): Promise<Stripe.ApiList<Stripe.Payout>>;
  /** A page of what a payout is made of, each with the charge, refund or dispute that it is of. */
  listPayoutBookings(payoutId: string, after: string | null): Promise<Stripe.ApiList<Stripe.BalanceTransaction>>;
};

/** Stripe puts so many on a page. */
const PAGE_SIZE = 100;

export function payoutRequests(stripe: () => Stripe): PayoutRequests {
  const place = (after: string | null) => ({ limit: PAGE_SIZE, ...(after && { starting_after: after }) });
  return {
    listPayouts: (since, after) =>
      askAgain((options) =>
        stripe().payouts.list({ created: { gte: Math.floor(since.getTime() / 1000) }, ...place(after) }, options),
      ),

    listPayoutBookings: (payout, after) =>
      askAgain((options) =>
        stripe().balanceTransactions.list({ payout, expand: ['data.source'], ...place(after) }, options),
      ),
  };
}

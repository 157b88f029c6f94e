import type Stripe from 'stripe';

/** What Stripe keeps of a charge: a share, in basis points, and an amount in minor units of any currency. */
const FEE = { basisPoints: 150, minor: 100 };

/** The entry of a charge or a refund in the account's ledger. Money is available immediately. */
export function buildBalanceTransaction(id: string, source: Stripe.Charge | Stripe.Refund): Stripe.BalanceTransaction {
  const { amount, created, currency, description = null } = source;
  const isRefund = source.object === 'refund';
  const moved = isRefund ? -amount : amount;
  const fee = isRefund ? 0 : Math.min(amount, Math.round((amount * FEE.basisPoints) / 10_000) + FEE.minor);
  // Stripe calls a charge `payment` unless it is a card's.
  const isOfCard = String(isRefund ? source.charge : source.id).startsWith('ch_');
  return {
    id,
    object: 'balance_transaction',
    amount: moved,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details: isRefund
      ? []
      : [{ amount: fee, application: null, currency, description: 'Processing fees', type: 'stripe_fee' }],
    net: moved - fee,
    reporting_category: isRefund ? 'refund' : 'charge',
    source: source.id,
    status: 'available',
    type: isRefund ? (isOfCard ? 'refund' : 'payment_refund') : isOfCard ? 'charge' : 'payment',
  };
}

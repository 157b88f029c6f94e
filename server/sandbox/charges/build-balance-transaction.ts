import type Stripe from 'stripe';

/**
 * The entry of a charge or a refund in the account's ledger. The sandbox charges no fee, and money is available
 * immediately.
 */
export function buildBalanceTransaction(id: string, source: Stripe.Charge | Stripe.Refund): Stripe.BalanceTransaction {
  const { amount, created, currency, description = null } = source;
  const isRefund = source.object === 'refund';
  const moved = isRefund ? -amount : amount;
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
    fee: 0,
    fee_details: [],
    net: moved,
    reporting_category: isRefund ? 'refund' : 'charge',
    source: source.id,
    status: 'available',
    type: isRefund ? (isOfCard ? 'refund' : 'payment_refund') : isOfCard ? 'charge' : 'payment',
  };
}

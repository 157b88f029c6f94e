import type Stripe from 'stripe';
import type { OwnReport } from './own-methods.ts';
import { isOwnPayment, type StoredOwnPayment } from './own-payment-store.ts';

/**
 * The payment after a report of the provider, which may come twice and in any order. Money that has arrived is never
 * taken back, and arrives even at a payment that was closed: the rules of late payments decide.
 */
export function applyReport(payment: StoredOwnPayment, { status }: Pick<OwnReport, 'status'>): StoredOwnPayment {
  if (payment.status === 'succeeded' || status === 'succeeded') return { ...payment, status: 'succeeded' };
  if (payment.status === 'canceled') return payment;
  switch (status) {
    case 'processing':
      return { ...payment, status: 'processing' };
    case 'failed':
    case 'canceled':
      // Each payment is declined once: the next try is another payment.
      return payment.failures > 0 ? payment : { ...payment, status: 'requires_payment_method', failures: 1 };
    case 'open':
      return payment;
  }
}

/** Declined: the provider does not take it a second time. */
export function isSpent({ id, status, last_payment_error: error }: Stripe.PaymentIntent): boolean {
  return isOwnPayment(id) && status === 'requires_payment_method' && error !== null;
}

// Pays by the order's token, with any method: both the mutation and the form without scripts call this.
import type { PayRefusal } from '#src/checkout/refusals/checkout-refusals.ts';
import type { P24Bank } from '#src/payments/p24-banks.ts';
import type { Result } from '#src/result.ts';
import { leadsAway } from '../../payments/own-methods.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import { type LeavingPayment, leaveForBank } from '../start-redirect-payment.ts';
import { type PayOrderRequest, payOrder } from './pay-order.ts';

export type PaymentChoice = Omit<PayOrderRequest, 'orderId'> & {
  /** Meant for Przelewy24: Stripe's id of the bank; null when it is chosen there. */
  bank: P24Bank | null;
  hasAcceptedTerms: boolean;
};

export async function payOrderByMethod(
  context: RequestContext,
  orderId: string,
  { bank, hasAcceptedTerms, ...choice }: PaymentChoice,
): Promise<Result<LeavingPayment, PayRefusal>> {
  const { locale, paymentMethod } = choice;
  const started = await payOrder(context, { orderId, ...choice });
  if (!started.ok || !leadsAway(paymentMethod)) return started;
  return leaveForBank(context, { locale, paymentMethod, bank, hasAcceptedTerms }, started.value);
}

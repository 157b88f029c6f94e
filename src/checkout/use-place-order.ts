// The order button's way: place the order, then pay it. Pressed again after a failure the server answers with the same
// order and the same payment.
import type { RefObject } from 'react';
import { useApp } from '../app-instance.tsx';
import type { Money } from '../money.ts';
import type { CheckoutDraftInput } from '../operations.generated.ts';
import type { PaymentMethod } from '../payments/methods/payment-methods.ts';
import { billingDetailsOf } from '../payments/payment-part.ts';
import { useOperationMutation } from '../query-client.ts';
import { billedAddress, type NormalisedDraft } from './checkout-fields.ts';
import type { PaymentParts } from './payment/payment-section.tsx';
import { usePaymentPress } from './payment/use-payment-press.ts';
import { outcomeOfAnswer } from './refusals/payment-answer.ts';

type Seen = { total: Money; due: Money };

export type OrderRequest = {
  draft: CheckoutDraftInput;
  paymentMethod: PaymentMethod;
  /** The totals as they were seen. */
  totals: Seen;
  p24Bank: string | null;
  hasAcceptedP24Terms: boolean;
};

/** `offer`: the token of a payment link. */
export function usePlaceOrder(parts: RefObject<PaymentParts>, offer: string | null) {
  const { locale } = useApp();
  const { mutateAsync } = useOperationMutation('CheckoutPlaceOrder');
  const { progress, press } = usePaymentPress(parts);

  const start = async ({ draft, totals: { total, due }, ...chosen }: OrderRequest) => {
    const input = { draft, expectedTotalMinor: total.minor, expectedDueMinor: due.minor, ...chosen };
    const { placeOrder: result } = await mutateAsync({ locale, input, offer });
    return outcomeOfAnswer(result);
  };
  return {
    progress,
    /** Never rejects. */
    placeOrder(request: OrderRequest & { draft: NormalisedDraft }) {
      const { draft, paymentMethod: method } = request;
      const billing = billingDetailsOf(billedAddress(draft), draft.email, draft.phone);
      return press({ method, billing }, () => start(request));
    },
  };
}

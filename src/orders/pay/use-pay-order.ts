// The pay button: starts the order's payment by its token, then confirms it as at the checkout.
import type { RefObject } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { PaymentParts } from '../../checkout/payment/payment-section.tsx';
import { usePaymentPress } from '../../checkout/payment/use-payment-press.ts';
import { outcomeOfAnswer } from '../../checkout/refusals/payment-answer.ts';
import type { OrderFieldsFragment, PayOrderInput } from '../../operations.generated.ts';
import { billingDetailsOf } from '../../payments/payment-part.ts';
import { useOperationMutation } from '../../query-client.ts';

export function usePayOrder(order: OrderFieldsFragment, parts: RefObject<PaymentParts>) {
  const { locale } = useApp();
  const { mutateAsync } = useOperationMutation('OrderPay');
  const { progress, press } = usePaymentPress(parts);

  const start = async (choice: Omit<PayOrderInput, 'token'>) => {
    const { payOrder: result } = await mutateAsync({ locale, input: { token: order.token, ...choice } });
    return outcomeOfAnswer(result);
  };
  return {
    progress,
    /** Never rejects. */
    payOrder: (choice: Omit<PayOrderInput, 'token'>) =>
      press(
        { method: choice.paymentMethod, billing: billingDetailsOf(order.billingAddress ?? order.address, order.email) },
        () => start(choice),
      ),
  };
}

// The pay button: starts the order's payment by its token, then confirms it as at the checkout.
import type { RefObject } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { PaymentParts } from '../../checkout/payment/payment-section.tsx';
import { usePaymentPress } from '../../checkout/payment/use-payment-press.ts';
import { outcomeOfAnswer } from '../../checkout/refusals/payment-answer.ts';
import type { OrderFieldsFragment, PayOrderInput } from '../../operations.generated.ts';
import type { BillingDetails } from '../../payments/payment-part.ts';
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
      press({ method: choice.paymentMethod, billing: billingDetails(order) }, () => start(choice)),
  };
}

function billingDetails({ email, address, billingAddress }: OrderFieldsFragment): BillingDetails {
  const { fullName, line1, line2, postalCode, city, country } = billingAddress ?? address;
  // Stripe refuses empty strings.
  const second = line2 ? { line2 } : {};
  return { name: fullName, email, address: { line1, ...second, postal_code: postalCode, city, country } };
}

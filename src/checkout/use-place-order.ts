// The order button's way: place the order, then pay it. Pressed again after a failure the server answers with the same
// order and the same payment.
import type { RefObject } from 'react';
import { useApp } from '../app-instance.tsx';
import { errorCatalogue } from '../error-catalogue.ts';
import type { Money } from '../money.ts';
import type { CheckoutDraftInput, FieldProblemKind, PaymentMethod } from '../operations.generated.ts';
import type { BillingDetails } from '../payments/payment-part.ts';
import { useOperationMutation } from '../query-client.ts';
import { normaliseDraft } from './checkout-fields.ts';
import { outcomeOfPayment } from './payment-answer.ts';
import type { PaymentParts } from './payment-section.tsx';
import { type RefusedPress, refused, type StartedPress, usePaymentPress } from './use-payment-press.ts';

type InvalidFields = { kind: 'invalidFields'; fields: { name: string; problem: FieldProblemKind }[] };

export type OrderRequest = {
  draft: CheckoutDraftInput;
  paymentMethod: PaymentMethod;
  expectedTotal: Money;
  p24Bank: string | null;
  hasAcceptedP24Terms: boolean;
};

export function usePlaceOrder(parts: RefObject<PaymentParts>) {
  const { locale } = useApp();
  const { mutateAsync } = useOperationMutation('CheckoutPlaceOrder');
  const { progress, press } = usePaymentPress(parts);

  const start = async ({ draft, expectedTotal, ...chosen }: OrderRequest) => {
    const input = { draft, expectedTotalMinor: expectedTotal.minor, ...chosen };
    const { placeOrder: result } = await mutateAsync({ locale, input });
    return outcomeOf(result);
  };
  return {
    progress,
    /** Never rejects. */
    placeOrder: (request: OrderRequest) =>
      press({ method: request.paymentMethod, billing: billingDetails(request.draft) }, () => start(request)),
  };
}

type Answer = Awaited<
  ReturnType<ReturnType<typeof useOperationMutation<'CheckoutPlaceOrder'>>['mutateAsync']>
>['placeOrder'];

function outcomeOf(result: Answer): StartedPress | RefusedPress | InvalidFields {
  switch (result.__typename) {
    case 'InvalidFields':
      return { kind: 'invalidFields', fields: result.fields };
    case 'OutOfStock':
      return refused({ kind: 'outOfStock', titles: result.titles });
    case 'TotalChanged':
      return refused({ kind: 'totalChanged', oldTotal: result.oldTotal, newTotal: result.newTotal });
    case 'DeliveryNotAvailable':
      return refused({ kind: 'deliveryNotAvailable', country: result.country });
    case 'CartEmpty':
      return refused({ kind: 'message', message: errorCatalogue.CART_EMPTY.message });
    case 'CartLost':
      return refused({ kind: 'cartLost' });
    default:
      return outcomeOfPayment(result);
  }
}

function billingDetails(draft: CheckoutDraftInput): BillingDetails {
  const { fullName, email, phone, line1, line2, postalCode, city, country } = normaliseDraft(draft);
  // Stripe refuses empty strings.
  const second = line2 ? { line2 } : {};
  return { name: fullName, email, phone, address: { line1, ...second, postal_code: postalCode, city, country } };
}

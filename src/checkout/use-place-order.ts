// The order button's way: place the order, have the payment confirmed, go to the page that tells the truth. Pressed twice
// it runs once; pressed again after a failure the server answers with the same order and the same payment.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useApp } from '../app-instance.tsx';
import { errorCatalogue, failureCode, messageOnOrder } from '../error-catalogue.ts';
import { KasaError } from '../errors.ts';
import type { Money } from '../money.ts';
import type { CheckoutDraftInput, FieldProblemKind, PaymentMethod } from '../operations.generated.ts';
import type { BillingDetails } from '../payments/payment-part.ts';
import { useOperationMutation } from '../query-client.ts';
import { normaliseDraft } from './checkout-fields.ts';
import type { CheckoutNotice } from './checkout-notice.tsx';
import { ownReturnPath } from './own-return-path.ts';
import type { PaymentParts } from './payment-section.tsx';

export type OrderProgress = 'idle' | 'placing' | 'paying' | 'leaving';

export type OrderOutcome =
  | { kind: 'left' }
  | { kind: 'busy' }
  | { kind: 'invalidFields'; fields: { name: string; problem: FieldProblemKind }[] }
  | { kind: 'refused'; notice: CheckoutNotice };

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
  const [progress, setProgress] = useState<OrderProgress>('idle');
  // State would be read too late by a second press within the same frame.
  const isRunning = useRef(false);

  useEffect(() => {
    // Coming back from the next page, the browser may show this one as it was left: with a button that turns for ever.
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isRunning.current = false;
      setProgress('idle');
    };
    window.addEventListener('pageshow', wakeUp);
    return () => window.removeEventListener('pageshow', wakeUp);
  }, []);

  const run = async ({ draft, expectedTotal, ...chosen }: OrderRequest): Promise<OrderOutcome> => {
    setProgress('placing');
    const input = { draft, expectedTotalMinor: expectedTotal.minor, ...chosen };
    const { placeOrder: result } = await mutateAsync({ locale, input });
    switch (result.__typename) {
      case 'InvalidFields':
        return { kind: 'invalidFields', fields: result.fields };
      case 'OutOfStock':
        return refused({ kind: 'outOfStock', titles: result.titles });
      case 'TotalChanged':
        return refused({ kind: 'totalChanged', oldTotal: result.oldTotal, newTotal: result.newTotal });
      case 'DeliveryNotAvailable':
        return refused({ kind: 'deliveryNotAvailable', country: result.country });
      case 'TooManyTries':
        return refused({ kind: 'tooManyTries', waitMinutes: result.waitMinutes });
      case 'CartEmpty':
        return refused({ kind: 'message', message: errorCatalogue.CART_EMPTY.message });
      case 'MethodNotOffered':
        return refused({ kind: 'method', message: errorCatalogue.METHOD_NOT_OFFERED.message });
      case 'MethodRefused':
        return refused({ kind: 'method', message: errorCatalogue.METHOD_REFUSED.message });
      case 'PaymentUnavailable':
        return refused({ kind: 'message', message: errorCatalogue.PAYMENT_UNAVAILABLE.message });
      case 'PlacedOrder': {
        const path = ownReturnPath(result.returnUrl, window.location.origin);
        if (result.clientSecret !== null) {
          setProgress('paying');
          const outcome = await parts.current[chosen.paymentMethod]?.confirm(
            result.clientSecret,
            billingDetails(draft),
          );
          if (!outcome) return refused({ kind: 'message', message: 'payment.fieldsNotReady' });
          if (outcome.kind === 'declined') {
            return refused({ kind: 'declined', message: outcome.message, field: outcome.field });
          }
        }
        setProgress('leaving');
        window.location.assign(path);
        return { kind: 'left' };
      }
    }
  };

  return {
    progress,
    /** Never rejects. */
    async placeOrder(request: OrderRequest): Promise<OrderOutcome> {
      if (isRunning.current) return { kind: 'busy' };
      isRunning.current = true;
      const outcome = await run(request).catch((error: unknown) => refused(noticeOfError(error)));
      // While the next page is on its way the button must stay pressed.
      if (outcome.kind === 'left') return outcome;
      isRunning.current = false;
      setProgress('idle');
      return outcome;
    },
  };
}

function refused(notice: CheckoutNotice): OrderOutcome {
  return { kind: 'refused', notice };
}

function noticeOfError(error: unknown): CheckoutNotice {
  return { kind: 'message', message: messageOnOrder(failureCode(error instanceof KasaError && error.code)) };
}

function billingDetails(draft: CheckoutDraftInput): BillingDetails {
  const { fullName, email, phone, line1, line2, postalCode, city, country } = normaliseDraft(draft);
  // Stripe refuses empty strings.
  const second = line2 ? { line2 } : {};
  return { name: fullName, email, phone, address: { line1, ...second, postal_code: postalCode, city, country } };
}

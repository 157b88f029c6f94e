// What the checkout costs for the chosen destination and delivery. While another choice is being worked out, and when
// it cannot be, the last known figures stay: totals never jump or disappear.
import { keepPreviousData, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Locale } from '../i18n/locales.ts';
import type { CheckoutShowQuery } from '../operations.generated.ts';
import { checkoutQuery } from './checkout-queries.ts';

export type Checkout = CheckoutShowQuery['checkout'];
export type CheckoutChoice = ReturnType<typeof useCheckoutChoice>;
type Choice = { country: string; shippingMethod: string };

/** `offer`: the token of a payment link; the document's own answer is that link's already. */
export function useCheckoutChoice(locale: Locale, offer: string | undefined) {
  const query = checkoutQuery({ locale });
  const initial = useSuspenseQuery(query).data;
  const [choice, setChoice] = useState<Choice | null>(null);
  const chosen = useQuery({ ...checkoutQuery({ locale, offer, ...choice }), placeholderData: keepPreviousData });

  // A failed query forgets its placeholder: what was shown last is kept here.
  const [shown, setShown] = useState(initial);
  const current = chosen.data ?? shown;
  if (current !== shown) setShown(current);

  const queryClient = useQueryClient();
  // What is being asked was asked before something changed, and an answer that has never come is not asked for twice.
  const [refetch] = useState(() => () => queryClient.cancelQueries(query).then(() => chosen.refetch()));

  return {
    checkout: current.checkout,
    /** The figures are those of an earlier choice. */
    isUpdating: chosen.isPlaceholderData,
    hasFailed: chosen.isError,
    choose(country: string, shippingMethod: string) {
      const before = choice ?? initial.checkout;
      if (before.country === country && (before.shippingMethod ?? '') === shippingMethod) return;
      setChoice({ country, shippingMethod });
    },
    refetch,
  };
}

// Asks for pick-up points a moment after the last key, and says in words how that went.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useT } from '../../app-instance.tsx';
import { addressRule, fits } from '../../countries/address-rules.ts';
import { pickupPointsQuery } from '../../shipping/shipping-queries.ts';
import type { Checkout } from '../use-checkout-choice.ts';

export const SEARCH_DELAY_MS = 250;

type Wanted = { method: string; country: string; search: string; near: string };

export function usePickupSearch(checkout: Checkout, wanted: Wanted) {
  const t = useT();
  const now = tidy(wanted);
  const key = JSON.stringify(now);
  const [asked, setAsked] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(JSON.parse(key)), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key]);

  // Another method or country makes what was asked before meaningless at once.
  const question = { ...asked, method: now.method, country: now.country };
  const isAsked = question.search !== '' || question.near !== '';
  const sent = sentWithPage(checkout, question);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...pickupPointsQuery(question),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    ...(sent ? { initialData: { pickupPoints: sent } } : {}),
  });
  const found = isAsked ? data?.pickupPoints : undefined;

  const status = () => {
    if (isError) return t('pickup.failed');
    if (!found || isPlaceholderData) return isFetching ? t('pickup.searching') : '';
    const count = found.points.length;
    if (count === 0) return t('pickup.none');
    return t(found.hasMore ? 'pickup.more' : 'pickup.count', { count });
  };
  return {
    found,
    status: status(),
    searchNow() {
      if (JSON.stringify(asked) !== key) setAsked(now);
      else if (isError) refetch();
    },
  };
}

function tidy({ search, near, ...scope }: Wanted): Wanted {
  // Half a postcode would move the list about while an address is being typed.
  const rule = addressRule(scope.country);
  const isWhole = rule !== undefined && fits(rule.postalCode, near);
  return { ...scope, search: search.trim(), near: isWhole ? near : '' };
}

/** What the server has found already, for the draft as it was when the page was made. */
function sentWithPage({ draft, country, shippingMethod, pickupPoints }: Checkout, question: Wanted) {
  const wanted = tidy({ method: shippingMethod ?? '', country, search: draft.pickupSearch, near: draft.postalCode });
  const isSame = (Object.keys(wanted) as (keyof Wanted)[]).every((name) => wanted[name] === question[name]);
  return isSame ? pickupPoints : null;
}

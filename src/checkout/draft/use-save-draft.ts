// Keeps what is typed on the server, so that a reload, a crash or another language loses nothing. One request at a
// time; what was typed meanwhile goes with the next, but another place goes at once, since its price waits for it. A
// failure is silent: the words still stand in the form, and it is tried again.
import { useCallback, useEffect, useRef } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { CheckoutDraftInput } from '../../operations.generated.ts';
import { useOperationMutation } from '../../query-client.ts';
import { clearUnsaved, storeUnsaved } from './unsaved-draft.ts';

export const SAVE_DELAY_MS = 600;
const RETRY_DELAY_MS = 5_000;

/** What VAT and prices follow beside the country and the method, which are asked with. */
const placeOf = ({ country, postalCode, pickupPoint }: CheckoutDraftInput) => country + postalCode + pickupPoint;

/** `onMoved`: the server knows another place that the order goes to. */
export function useSaveDraft(initial: CheckoutDraftInput, offer: string | null, onMoved: () => unknown) {
  const { locale } = useApp();
  const { mutateAsync } = useOperationMutation('CheckoutSaveDraft');
  const latest = useRef(initial);
  const saved = useRef(JSON.stringify(initial));
  const placeOnItsWay = useRef<string>(null);
  const isLeft = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const saveNow = useCallback(async () => {
    clearTimeout(timer.current);
    const draft = latest.current;
    const text = JSON.stringify(draft);
    const place = placeOf(draft);
    if (place === placeOnItsWay.current || text === saved.current) return;
    placeOnItsWay.current = place;
    // False also without a cart to keep it with: then it stays in the tab, for the next cart.
    const answer = await mutateAsync({ draft, offer, locale }).catch(() => null);
    placeOnItsWay.current = null;
    if (!answer && !isLeft.current) timer.current = setTimeout(saveNow, RETRY_DELAY_MS);
    if (!answer?.saveCheckoutDraft) return;
    if (placeOf(JSON.parse(saved.current)) !== place) onMoved();
    saved.current = text;
    if (isLeft.current) clearUnsaved();
    else if (JSON.stringify(latest.current) === text) storeUnsaved({ ...draft, offer, savedAt: Date.now() });
    else timer.current = setTimeout(saveNow, SAVE_DELAY_MS);
  }, [mutateAsync, offer, locale, onMoved]);

  useEffect(() => {
    isLeft.current = false;
    const saveWhenHidden = () => {
      if (document.hidden) saveNow();
    };
    // Phones end a page without `pagehide` more often than not; hiding it is the last that is heard of it.
    addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      clearTimeout(timer.current);
      isLeft.current = true;
      if (JSON.stringify(latest.current) === saved.current) clearUnsaved();
    };
  }, [saveNow]);

  const saveSoon = (draft: CheckoutDraftInput) => {
    latest.current = draft;
    storeUnsaved({ ...draft, offer });
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, SAVE_DELAY_MS);
  };
  return { saveSoon, saveNow };
}

// Fetches Stripe.js once for each mount, in the browser only, and tells when it takes too long.
import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../app-instance.tsx';

/** After this long without fields the shopper is told, with a way to try again. */
export const FIELDS_TIMEOUT_MS = 10_000;

export type ScriptStatus = 'loading' | 'ready' | 'failed';

export type StripeScript = {
  status: ScriptStatus;
  /** For `<Elements>`: null until the page is in the browser; resolves to null when the script cannot be had. */
  stripe: Promise<Stripe | null> | null;
  /** Changes with every try: `<Elements>` never takes another `stripe`, so it is made anew under this key. */
  attempt: number;
  /** To be called when the fields can be typed into, and when one of them could not be loaded. */
  onReady(): void;
  onFailure(): void;
  retry(): void;
};

export function useStripeScript(scriptUrl: string, publishableKey: string): StripeScript {
  const { loadStripe } = useApp();
  const [attempt, setAttempt] = useState(1);
  const [status, setStatus] = useState<ScriptStatus>('loading');
  const [stripe, setStripe] = useState<Promise<Stripe | null> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to begin again
  useEffect(() => {
    let isCurrent = true;
    const fail = () => {
      if (isCurrent) setStatus((known) => (known === 'ready' ? known : 'failed'));
    };
    const timer = setTimeout(fail, FIELDS_TIMEOUT_MS);
    const loading = loadStripe(scriptUrl, publishableKey).catch(() => null);
    loading.then((loaded) => {
      if (!loaded) fail();
    });
    setStripe(loading);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [attempt, loadStripe, scriptUrl, publishableKey]);

  return {
    status,
    stripe,
    attempt,
    onReady: useCallback(() => setStatus('ready'), []),
    onFailure: useCallback(() => setStatus('failed'), []),
    retry: useCallback(() => {
      setStripe(null);
      setStatus('loading');
      setAttempt((tried) => tried + 1);
    }, []),
  };
}

// Fetches Stripe.js once for each mount, in the browser only, and tells when it takes too long.
import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { type StorefrontInstance, useApp } from '../app-instance.tsx';

/** After this long without fields the shopper is told, with a way to try again. */
export const FIELDS_TIMEOUT_MS = 10_000;

export type ScriptStatus = 'loading' | 'ready' | 'failed';

export type StripeScript = {
  status: ScriptStatus;
  /** For `<Elements>`: null until the page is in the browser; resolves to null when the script cannot be had. */
  stripe: Promise<Stripe | null> | null;
  /** Absolute address of the page's font. */
  fontUrl: string | null;
  /** Changes with every try: `<Elements>` never takes another `stripe`, so it is made again under this key. */
  attempt: number;
  /** To be called when the fields can be typed into, and when one of them could not be loaded. */
  onReady(): void;
  onFailure(): void;
  retry(): void;
};

const noSession = { stripe: null, fontUrl: null };

export function useStripeScript(scriptUrl: string, publishableKey: string): StripeScript {
  const { loadStripe } = useApp<StorefrontInstance>();
  const [attempt, setAttempt] = useState(1);
  const [status, setStatus] = useState<ScriptStatus>('loading');
  const [{ stripe, fontUrl }, setSession] = useState<Pick<StripeScript, 'stripe' | 'fontUrl'>>(noSession);

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
    setSession({ stripe: loading, fontUrl: findFontUrl() });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [attempt, loadStripe, scriptUrl, publishableKey]);

  return {
    status,
    stripe,
    fontUrl,
    attempt,
    onReady: useCallback(() => setStatus('ready'), []),
    onFailure: useCallback(() => setStatus('failed'), []),
    retry: useCallback(() => {
      setSession(noSession);
      setStatus('loading');
      setAttempt((tried) => tried + 1);
    }, []),
  };
}

/** The page preloads its font, so the address with its hash stands in the document. */
function findFontUrl(): string | null {
  return document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href ?? null;
}

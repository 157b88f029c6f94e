// Loads Stripe.js once for each mount, in the browser only, and reports when it takes too long.
import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { type StorefrontInstance, useApp } from '../app-instance.tsx';

/** After this time without fields the shopper is told, and can try again. */
export const FIELDS_TIMEOUT_MS = 10_000;

export type ScriptStatus = 'loading' | 'ready' | 'failed';

export type StripeScript = {
  status: ScriptStatus;
  /** Meant for `<Elements>`: null on the server and during hydration; resolves to null when the script cannot be loaded. */
  stripe: Promise<Stripe | null> | null;
  /** Absolute address of the page's font. */
  fontUrl: string | null;
  /** Changes with every try: `<Elements>` ignores a changed `stripe`, so it is mounted again under this key. */
  attempt: number;
  /** `onReady` is to be called when the fields can be used, `onFailure` when one of them could not be loaded. */
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
      if (isCurrent) setStatus((current) => (current === 'ready' ? current : 'failed'));
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

/** The page preloads its font, so the document contains the hashed address. */
function findFontUrl(): string | null {
  return document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href ?? null;
}

// Loads Stripe.js from the address that the server names: Stripe's, or the sandbox's. Stripe forbids bundling it.
import type { Stripe, StripeConstructor } from '@stripe/stripe-js';

declare global {
  interface Window {
    Stripe?: StripeConstructor;
  }
}

const LOAD_TIMEOUT_MS = 10_000;

let loading: Promise<StripeConstructor> | undefined;

/** Each instance adds a frame to the page, so the fields of all methods share one instance. */
const instances = new Map<string, Stripe>();

/** Rejects when the script does not load within ten seconds; another call tries again. */
export async function loadStripe(scriptUrl: string, publishableKey: string): Promise<Stripe | null> {
  loading ??= loadScript(scriptUrl);
  try {
    const construct = await loading;
    const stripe = instances.get(publishableKey) ?? construct(publishableKey);
    instances.set(publishableKey, stripe);
    return stripe;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

function loadScript(url: string): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS);
    script.src = url;
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      if (window.Stripe) resolve(window.Stripe);
      else fail();
    };
    document.head.append(script);
  });
}

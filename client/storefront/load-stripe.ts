// Fetches Stripe.js from where the server says: Stripe, or the sandbox. Stripe forbids shipping it with the shop.
import type { Stripe, StripeConstructor } from '@stripe/stripe-js';

declare global {
  interface Window {
    Stripe?: StripeConstructor;
  }
}

const LOAD_TIMEOUT_MS = 10_000;

let loading: Promise<StripeConstructor> | undefined;

/** Each instance brings a frame of its own into the page: the fields of all methods share one. */
const instances = new Map<string, Stripe>();

/** Rejects when the script cannot be had within ten seconds; calling it again then tries again. */
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

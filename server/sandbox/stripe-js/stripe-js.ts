// The stand-in for https://js.stripe.com/endive/stripe.js: defines `window.Stripe` as that script does. All its frames
// come from the origin that it was loaded from.
import { createStripe } from './stripe-instance.ts';

const script = document.currentScript;
const sandboxOrigin = script instanceof HTMLScriptElement ? new URL(script.src).origin : '';

function Stripe(publishableKey: string, options?: { locale?: string }) {
  return createStripe(sandboxOrigin, publishableKey, options);
}
// The release train that the installed @stripe/stripe-js expects; it warns about any other.
Stripe.version = 'endive';

if (!('Stripe' in window)) Object.assign(window, { Stripe });

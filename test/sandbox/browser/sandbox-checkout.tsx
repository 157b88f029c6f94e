// What the shops of these tests have in common: Stripe.js of the sandbox, and a page that goes dark at the press of a button.
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementStyle } from '@stripe/stripe-js';
import { type ReactNode, useState } from 'react';

const { sandboxOrigin = '', locale = 'en' } = document.documentElement.dataset;

function loadStripe(): Promise<Stripe> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${sandboxOrigin}/endive/stripe.js`;
    script.onload = () => (window.Stripe ? resolve(window.Stripe('pk_test_kasa')) : reject(new Error('no Stripe')));
    script.onerror = () => reject(new Error('not loaded'));
    document.head.append(script);
  });
}

export const stripe = loadStripe();
const fonts = [{ family: 'Outfit', src: 'url(/outfit.woff2)', weight: '100 900' }];

export function fieldStyle(isDark: boolean, fontSize: string): StripeElementStyle {
  return {
    base: {
      fontFamily: 'Outfit, sans-serif',
      fontSize,
      color: isDark ? '#F4EFE6' : '#17130E',
      iconColor: isDark ? '#B3A999' : '#5E564B',
      '::placeholder': { color: isDark ? '#8C8375' : '#8A8175' },
    },
    invalid: { color: isDark ? '#FF6A4D' : '#C8371F', iconColor: isDark ? '#FF6A4D' : '#C8371F' },
  };
}

/** The form inside Elements, told whether the page is dark. */
export function SandboxCheckout({ form }: { form: (isDark: boolean) => ReactNode }) {
  const [isDark, setDark] = useState(false);
  document.documentElement.classList.toggle('dark', isDark);
  return (
    <main>
      <button type="button" id="theme" onClick={() => setDark(!isDark)}>
        Theme
      </button>
      <Elements stripe={stripe} options={{ locale: locale as 'en', fonts }}>
        {form(isDark)}
      </Elements>
    </main>
  );
}

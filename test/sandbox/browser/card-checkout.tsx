// The page of a shop as small as can be: the real @stripe/react-stripe-js over the sandbox's script.
import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { Stripe, StripeCardNumberElementChangeEvent, StripeElementStyle } from '@stripe/stripe-js';
import { type FormEvent, StrictMode, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** What the page was told by the fields, for the test to read. */
    changes: StripeCardNumberElementChangeEvent[];
    messages: unknown[];
  }
}

const { sandboxOrigin = '', locale = 'en' } = document.documentElement.dataset;
window.changes = [];
window.messages = [];
window.addEventListener('message', ({ data }) => window.messages.push(data));

function loadStripe(): Promise<Stripe> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${sandboxOrigin}/endive/stripe.js`;
    script.onload = () => (window.Stripe ? resolve(window.Stripe('pk_test_kasa')) : reject(new Error('no Stripe')));
    script.onerror = () => reject(new Error('not loaded'));
    document.head.append(script);
  });
}

function fieldStyle(isDark: boolean): StripeElementStyle {
  return {
    base: {
      fontFamily: 'Outfit, sans-serif',
      fontSize: '16px',
      color: isDark ? '#F4EFE6' : '#17130E',
      iconColor: isDark ? '#B3A999' : '#5E564B',
      '::placeholder': { color: isDark ? '#8C8375' : '#8A8175' },
    },
    invalid: { color: isDark ? '#FF6A4D' : '#C8371F', iconColor: isDark ? '#FF6A4D' : '#C8371F' },
  };
}

function CardForm({ isDark }: { isDark: boolean }) {
  const stripe = useStripe();
  const elements = useElements();
  const [result, setResult] = useState('');
  const [problem, setProblem] = useState('');
  const style = useMemo(() => fieldStyle(isDark), [isDark]);

  async function pay(event: FormEvent) {
    event.preventDefault();
    const number = elements?.getElement(CardNumberElement);
    if (!stripe || !number) return;
    setResult('paying');
    const { clientSecret } = (await (await fetch('/intent', { method: 'POST' })).json()) as { clientSecret: string };
    const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
      payment_method: { card: number, billing_details: { name: 'Ada Nowak', address: { country: 'PL' } } },
    });
    setResult(error ? `${error.code} ${error.decline_code ?? ''}`.trim() : (paymentIntent?.status ?? ''));
    setProblem(error?.message ?? '');
  }

  return (
    <form onSubmit={pay}>
      <label htmlFor="number">Card number</label>
      <CardNumberElement
        id="number"
        options={{ style, showIcon: true }}
        onChange={(event) => {
          window.changes.push(event);
          setProblem(event.error?.message ?? '');
        }}
      />
      <div className="pair">
        <div>
          <label htmlFor="expiry">Expiry</label>
          <CardExpiryElement
            id="expiry"
            options={{ style }}
            onChange={(event) => setProblem(event.error?.message ?? '')}
          />
        </div>
        <div>
          <label htmlFor="cvc">Security code</label>
          <CardCvcElement id="cvc" options={{ style }} />
        </div>
      </div>
      <p id="problem" role="alert">
        {problem}
      </p>
      <button type="submit">Pay 129,00 zł</button>
      <output id="result">{result}</output>
    </form>
  );
}

const stripe = loadStripe();
const fonts = [{ family: 'Outfit', src: 'url(/outfit.woff2)', weight: '100 900' }];

function Page() {
  const [isDark, setDark] = useState(false);
  document.documentElement.classList.toggle('dark', isDark);
  return (
    <main>
      <button type="button" id="theme" onClick={() => setDark(!isDark)}>
        Theme
      </button>
      <Elements stripe={stripe} options={{ locale: locale as 'en', fonts }}>
        <CardForm isDark={isDark} />
      </Elements>
    </main>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );

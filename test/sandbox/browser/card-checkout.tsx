// The page of a shop as small as can be: the real @stripe/react-stripe-js over the sandbox's script.
import { CardCvcElement, CardExpiryElement, CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeCardNumberElementChangeEvent } from '@stripe/stripe-js';
import { type FormEvent, StrictMode, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fieldStyle, SandboxCheckout } from './sandbox-checkout.tsx';

declare global {
  interface Window {
    /** What the page was told by the fields, for the test to read. */
    changes: StripeCardNumberElementChangeEvent[];
    messages: unknown[];
  }
}

window.changes = [];
window.messages = [];
window.addEventListener('message', ({ data }) => window.messages.push(data));

function CardForm({ isDark }: { isDark: boolean }) {
  const stripe = useStripe();
  const elements = useElements();
  const [result, setResult] = useState('');
  const [problem, setProblem] = useState('');
  const style = useMemo(() => fieldStyle(isDark, '16px'), [isDark]);

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

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <SandboxCheckout form={(isDark) => <CardForm isDark={isDark} />} />
    </StrictMode>,
  );

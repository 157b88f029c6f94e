// The page of a shop with every method but cards: the real @stripe/react-stripe-js over the sandbox's script.
import { IbanElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntentOrSetupIntentResult, StripeIbanElementChangeEvent } from '@stripe/stripe-js';
import { type FormEvent, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fieldStyle, SandboxCheckout, stripe } from './sandbox-checkout.tsx';

declare global {
  interface Window {
    /** What the page was told by the field, for the test to read. */
    ibanEvents: (StripeIbanElementChangeEvent | { kind: 'ready' | 'focus' | 'blur' | 'escape' })[];
  }
}

window.ibanEvents = [];

type Method = 'sepa_debit' | 'blik' | 'p24' | 'ideal';

function MethodForm({ isDark }: { isDark: boolean }) {
  const stripe = useStripe();
  const elements = useElements();
  const [result, setResult] = useState('');
  const [problem, setProblem] = useState('');
  const options = useMemo(
    () => ({ style: fieldStyle(isDark, '14px'), supportedCountries: ['SEPA'], placeholderCountry: 'NL' }),
    [isDark],
  );

  async function confirm(method: Method, secret: string, email: string, handleActions: boolean) {
    const iban = elements?.getElement(IbanElement);
    if (!stripe || !iban) throw new Error('not ready');
    const billing_details = { email, name: 'Ada Nowak' };
    const return_url = `${location.origin}/`;
    switch (method) {
      case 'sepa_debit':
        return stripe.confirmSepaDebitPayment(secret, { payment_method: { sepa_debit: iban, billing_details } });
      case 'blik':
        return stripe.confirmBlikPayment(
          secret,
          { payment_method: { blik: {}, billing_details }, payment_method_options: { blik: { code: '123456' } } },
          { handleActions },
        );
      case 'p24':
        return stripe.confirmP24Payment(secret, {
          payment_method: { p24: { bank: 'ing' }, billing_details },
          payment_method_options: { p24: { tos_shown_and_accepted: true } },
          return_url,
        });
      case 'ideal':
        return stripe.confirmIdealPayment(
          secret,
          { payment_method: { ideal: {}, billing_details }, return_url },
          { handleActions },
        );
    }
  }

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const method = String(form.get('method')) as Method;
    const currency = method === 'sepa_debit' || method === 'ideal' ? 'eur' : 'pln';
    setResult('paying');
    const answer = await fetch(`/intent?method=${method}&currency=${currency}`, { method: 'POST' });
    const { clientSecret } = (await answer.json()) as { clientSecret: string };
    const handles = form.get('handles') === 'on';
    show(await confirm(method, clientSecret, String(form.get('email')), handles));
    if (!handles && stripe) show(await stripe.handleNextAction({ clientSecret }));
  }

  function show({ paymentIntent, error }: PaymentIntentOrSetupIntentResult) {
    setResult(error ? `${error.code} ${error.decline_code ?? ''}`.trim() : (paymentIntent?.status ?? ''));
    setProblem(error?.message ?? '');
  }

  return (
    <form onSubmit={pay}>
      <label htmlFor="iban">IBAN</label>
      <IbanElement
        id="iban"
        options={options}
        onReady={() => window.ibanEvents.push({ kind: 'ready' })}
        onFocus={() => window.ibanEvents.push({ kind: 'focus' })}
        onBlur={() => window.ibanEvents.push({ kind: 'blur' })}
        onEscape={() => window.ibanEvents.push({ kind: 'escape' })}
        onChange={(event) => {
          window.ibanEvents.push(event);
          setProblem(event.error?.message ?? '');
        }}
      />
      <button type="button" id="clear" onClick={() => elements?.getElement(IbanElement)?.clear()}>
        Clear
      </button>
      <p id="problem" role="alert">
        {problem}
      </p>
      <input name="email" aria-label="E-mail" defaultValue="ada@example.com" />
      <select name="method" aria-label="Method">
        <option>sepa_debit</option>
        <option>blik</option>
        <option>p24</option>
        <option>ideal</option>
      </select>
      <input type="checkbox" name="handles" aria-label="Stripe.js acts" defaultChecked />
      <button type="submit">Pay</button>
      <output id="result">{result}</output>
    </form>
  );
}

/** Back from a bank: what became of the payment. */
async function readReturn(secret: string): Promise<string> {
  const { paymentIntent } = await (await stripe).retrievePaymentIntent(secret);
  return `${new URLSearchParams(location.search).get('redirect_status')} ${paymentIntent?.status}`;
}

const root = document.getElementById('root');
const secret = new URLSearchParams(location.search).get('payment_intent_client_secret');
if (root && secret) readReturn(secret).then((said) => (root.textContent = said));
else if (root) createRoot(root).render(<SandboxCheckout form={(isDark) => <MethodForm isDark={isDark} />} />);

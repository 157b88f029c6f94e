// For the sandbox alone, so that no shop with a payment account sends it to browsers.
import { useApp } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { marketOf } from '../../i18n/locales.ts';
import { type FieldsMethodName, isRedirectMethod, type PaymentMethod } from '../../payments/methods/payment-methods.ts';
import styles from '../checkout.module.css';

type Hint = [given: string, does: MessageKey];

/** Stripe's documented test cards, each for what it shows. */
const cards: Hint[] = [
  ['4242 4242 4242 4242', 'method.sandboxSuccess'],
  ['4000 0027 6000 3184', 'method.sandboxAuthentication'],
  ['4000 0000 0000 0002', 'method.sandboxDecline'],
];

/** The e-mail address of the order decides what the bank's app answers. */
const blikEmails: Hint[] = [
  ['customer_declined@example.com', 'method.sandboxBlikDeclined'],
  ['invalid_code@example.com', 'method.sandboxBlikInvalid'],
  ['customer_timeout@example.com', 'method.sandboxBlikTimeout'],
];

const dutchAccounts: Hint[] = [
  ['NL39 RABO 0300 0652 64', 'method.sandboxDebitSuccess'],
  ['NL91 ABNA 0417 1643 00', 'method.sandboxDebitFailure'],
];
const germanAccounts: Hint[] = [
  ['DE89 3704 0044 0532 0130 00', 'method.sandboxDebitSuccess'],
  ['DE62 3704 0044 0532 0130 01', 'method.sandboxDebitFailure'],
];

/** How to make a method succeed and fail. */
export function SandboxHints({ method }: { method: PaymentMethod }) {
  const { locale, t } = useApp();
  const hints = isRedirectMethod(method) ? [] : hintsOf(method, marketOf(locale).country);
  return (
    <div className={styles.sandboxHints}>
      <p>
        <strong>{t('payment.sandbox')}.</strong>{' '}
        {t(isRedirectMethod(method) ? 'method.sandboxBank' : sandboxTexts[method])}
      </p>
      {hints.length > 0 ? (
        <dl>
          {hints.map(([given, does]) => (
            <div key={given}>
              <dt>{given}</dt>
              <dd>{t(does)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

const sandboxTexts: Record<FieldsMethodName, MessageKey> = {
  card: 'method.sandboxCard',
  blik: 'method.sandboxBlik',
  sepa_debit: 'method.sandboxDebit',
};

function hintsOf(method: FieldsMethodName, country: string): Hint[] {
  switch (method) {
    case 'card':
      return cards;
    case 'blik':
      return blikEmails;
    case 'sepa_debit':
      return country === 'DE' ? germanAccounts : dutchAccounts;
  }
}

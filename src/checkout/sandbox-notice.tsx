import { useT } from '../app-instance.tsx';
import type { MessageKey } from '../i18n/messages/en.ts';
import styles from './checkout.module.css';

/** Stripe's documented test cards, each for what it shows. */
const testCards: [number: string, does: MessageKey][] = [
  ['4242 4242 4242 4242', 'payment.sandboxSuccess'],
  ['4000 0027 6000 3184', 'payment.sandboxAuthentication'],
  ['4000 0000 0000 0002', 'payment.sandboxDecline'],
];

/** Above the checkout: nobody should believe to have bought something. */
export function SandboxBanner() {
  const t = useT();
  return (
    <p className={styles.sandbox}>
      <strong>{t('payment.sandbox')}</strong>
    </p>
  );
}

export function SandboxCards() {
  const t = useT();
  return (
    <div className={styles.testCards}>
      <p>
        <strong>{t('payment.sandbox')}.</strong> {t('payment.sandboxText')}
      </p>
      <dl>
        {testCards.map(([number, does]) => (
          <div key={number}>
            <dt>{number}</dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

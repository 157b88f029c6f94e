import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../app-instance.tsx';
import type { PaymentMethod } from '../operations.generated.ts';
import { CardFields } from '../payments/card-fields.tsx';
import { Notice } from '../ui/notice.tsx';
import { RadioRow } from '../ui/radio-row.tsx';
import styles from './checkout.module.css';
import { FormSection } from './form-section.tsx';
import { SandboxCards } from './sandbox-notice.tsx';
import type { Checkout } from './use-checkout-choice.ts';

type PaymentSectionProps = {
  payment: Checkout['payment'];
  method: PaymentMethod;
  card: Pick<ComponentProps<typeof CardFields>, 'ref' | 'onReady' | 'onProblems'>;
  /** What was said about the last attempt. */
  children: ReactNode;
};

export function PaymentSection({ payment, method, card, children }: PaymentSectionProps) {
  const t = useT();
  return (
    <FormSection title={t('checkout.payment')}>
      {children}
      <div className={styles.rows}>
        {payment.methods.map((name) => (
          <RadioRow
            key={name}
            name="paymentMethod"
            value={name}
            defaultChecked={name === payment.methods[0]}
            label={<span className={styles.rowLabel}>{t(`payment.${name}`)}</span>}
            hint={name === 'card' ? t('payment.cardHint') : undefined}
          />
        ))}
      </div>
      {payment.methods.includes('card') ? (
        // Hidden for another method, never unmounted: the card's number stays in its frame.
        <div hidden={method !== 'card'}>
          <CardFields scriptUrl={payment.scriptUrl} publishableKey={payment.publishableKey} {...card} />
        </div>
      ) : null}
      <noscript>
        <Notice kind="info">{t('checkout.noScript')}</Notice>
      </noscript>
      {payment.isSandbox ? <SandboxCards /> : null}
    </FormSection>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../app-instance.tsx';
import type { PaymentMethod } from '../operations.generated.ts';
import { CardFields } from '../payments/card-fields.tsx';
import { PaymentMarks } from '../payments/payment-marks.tsx';
import { isRedirectMethod } from '../payments/redirect-methods.ts';
import { Notice } from '../ui/notice.tsx';
import { RadioRow } from '../ui/radio-row.tsx';
import styles from './checkout.module.css';
import { NEWS_ID } from './checkout-news.ts';
import { FormSection } from './form-section.tsx';
import { SandboxCards } from './sandbox-notice.tsx';
import type { Checkout } from './use-checkout-choice.ts';

type PaymentSectionProps = {
  payment: Checkout['payment'];
  method: PaymentMethod;
  /** The one that is ticked when the page begins. */
  initialMethod: PaymentMethod;
  /** Somebody without scripts ordered by a method that needs them. */
  wasRefused: boolean;
  card: Pick<ComponentProps<typeof CardFields>, 'ref' | 'onReady' | 'onProblems'>;
  /** What was said about the last attempt. */
  children: ReactNode;
};

export function PaymentSection({ payment, method, initialMethod, wasRefused, card, children }: PaymentSectionProps) {
  const t = useT();
  return (
    <FormSection title={t('checkout.payment')}>
      {children}
      {wasRefused ? (
        <noscript>
          <div className={styles.notice} id={NEWS_ID} tabIndex={-1}>
            <Notice kind="error">{t('checkout.needsScripts')}</Notice>
          </div>
        </noscript>
      ) : null}
      <div className={styles.rows}>
        {payment.methods.map((name) => (
          <RadioRow
            key={name}
            name="paymentMethod"
            value={name}
            defaultChecked={name === initialMethod}
            label={<span className={styles.rowLabel}>{t(`payment.${name}`)}</span>}
            hint={
              <>
                {name === 'card' ? t('payment.cardHint') : null}
                {isRedirectMethod(name) ? null : (
                  <noscript>
                    <strong> ({t('checkout.methodNeedsScripts')})</strong>
                  </noscript>
                )}
              </>
            }
            aside={<PaymentMarks method={name} />}
          />
        ))}
      </div>
      {payment.methods.includes('card') ? (
        // Hidden for another method, never unmounted: the card's number stays in its frame.
        <div className={styles.scripted} hidden={method !== 'card'}>
          <CardFields scriptUrl={payment.scriptUrl} publishableKey={payment.publishableKey} {...card} />
        </div>
      ) : null}
      {payment.isSandbox ? <SandboxCards /> : null}
    </FormSection>
  );
}

// The part of a payment method that needs Stripe.js: fetches it, gives it to the method's fields, and tells when it
// cannot be had. What is typed lives in Stripe's frames and never in this page, so the frames stay mounted whatever
// happens around them: a decline, another theme, another method.
import { Elements } from '@stripe/react-stripe-js';
import { type ComponentType, type Ref, useMemo, useRef } from 'react';
import { useApp } from '../app-instance.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { paymentFonts } from './payment-field-styles.ts';
import styles from './payment-fields.module.css';
import type { PaymentPart, PaymentProblem } from './payment-part.ts';
import { type ScriptStatus, useStripeScript } from './use-stripe-script.ts';

/** What the fields of a method are given. */
export type PaymentFieldsProps = {
  ref: Ref<PaymentPart>;
  status: ScriptStatus;
  /** Whom a mandate is given to. */
  creditor: string | null;
  /** The fields can be used. */
  onReady(): void;
  onFailure(): void;
  focusFailure(): boolean;
  /** What is said beside the fields, whenever it changes. */
  onProblems(problems: PaymentProblem[]): void;
};

export type StripePartProps = {
  scriptUrl: string;
  publishableKey: string;
} & Pick<PaymentFieldsProps, 'creditor' | 'ref' | 'onReady' | 'onProblems'>;

export function StripePart({
  fields: Fields,
  scriptUrl,
  publishableKey,
  creditor,
  ref,
  onReady,
  onProblems,
}: StripePartProps & { fields: ComponentType<PaymentFieldsProps> }) {
  const { locale, t } = useApp();
  const script = useStripeScript(scriptUrl, publishableKey);
  const failure = useRef<HTMLDivElement>(null);
  const options = useMemo(() => ({ locale, fonts: paymentFonts(script.fontUrl) }), [locale, script.fontUrl]);
  return (
    <div className={styles.part}>
      {script.status === 'failed' ? (
        <div className={styles.failure} ref={failure} tabIndex={-1}>
          <Notice kind="error">{t('payment.fieldsFailed')}</Notice>
          <Button size="small" onClick={script.retry}>
            {t('payment.retryFields')}
          </Button>
        </div>
      ) : null}
      {/* `fonts` cannot change once the fields are made: the key waits until the address is known. */}
      <Elements
        key={`${script.attempt} ${script.stripe ? 'asked' : 'waiting'}`}
        stripe={script.stripe}
        options={options}
      >
        <Fields
          ref={ref}
          creditor={creditor}
          status={script.status}
          onReady={() => {
            script.onReady();
            onReady();
          }}
          onFailure={script.onFailure}
          onProblems={onProblems}
          focusFailure={() => {
            failure.current?.focus();
            return failure.current !== null;
          }}
        />
      </Elements>
    </div>
  );
}

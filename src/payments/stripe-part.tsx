// The part of a payment method that needs Stripe.js: loads it, passes it to the method's fields, and says so when it
// cannot be loaded. What is typed is only in Stripe's frames and never in this page, so the frames stay mounted through
// a decline, another theme or another method.
import { Elements } from '@stripe/react-stripe-js';
import { type ComponentType, type Ref, useMemo, useRef } from 'react';
import { useApp } from '../app-instance.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { paymentFonts } from './payment-field-styles.ts';
import styles from './payment-fields.module.css';
import type { PaymentPart, PaymentProblem } from './payment-part.ts';
import { type ScriptStatus, useStripeScript } from './use-stripe-script.ts';

export type PaymentFieldsProps = {
  ref: Ref<PaymentPart>;
  status: ScriptStatus;
  /** Whoever a mandate is given to. */
  creditor: string | null;
  /** Called when the fields can be used. */
  onReady(): void;
  onFailure(): void;
  focusFailure(): boolean;
  /** Called with the problems shown beside the fields, whenever they change. */
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
      {/* `fonts` cannot change once the fields exist, so the key changes when the font's address is known. */}
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

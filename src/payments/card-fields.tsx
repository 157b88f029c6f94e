// Stripe's three card fields in our own clothes. What is typed lives in Stripe's frames and never in this page, so the
// frames stay mounted whatever happens around them: a decline, another theme, another method.
import { Elements } from '@stripe/react-stripe-js';
import { type Ref, useMemo, useRef } from 'react';
import { useApp } from '../app-instance.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { CardFieldSet, type CardFieldsHandle, type CardProblem } from './card-field-set.tsx';
import styles from './card-fields.module.css';
import { paymentFonts } from './payment-field-styles.ts';
import { useStripeScript } from './use-stripe-script.ts';

type CardFieldsProps = {
  scriptUrl: string;
  publishableKey: string;
  ref: Ref<CardFieldsHandle>;
  /** The fields can be typed into. */
  onReady(): void;
  /** What is said beside the fields, for a summary elsewhere. */
  onProblems(problems: CardProblem[]): void;
};

export function CardFields({ scriptUrl, publishableKey, ref, onReady, onProblems }: CardFieldsProps) {
  const { locale, t } = useApp();
  const script = useStripeScript(scriptUrl, publishableKey);
  const failure = useRef<HTMLDivElement>(null);
  const options = useMemo(() => ({ locale, fonts: paymentFonts(script.fontUrl) }), [locale, script.fontUrl]);
  return (
    <div className={styles.card}>
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
        <CardFieldSet
          ref={ref}
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

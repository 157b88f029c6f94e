import type { ReactNode } from 'react';
import { useT } from '../app-instance.tsx';
import type { MessageKey } from '../i18n/all-messages.ts';
import field from '../ui/fields/field.module.css';
import type { PaymentField } from './payment-field.ts';
import styles from './payment-fields.module.css';
import { paymentFieldIds } from './payment-part.ts';

type ElementFrameProps = {
  name: PaymentField;
  label: string;
  hint?: string | undefined;
  problem: MessageKey | undefined;
  children: ReactNode;
};

/**
 * Label, frame and error of one of Stripe's fields. Stripe.js moves the focus into the field when its container's label
 * is pressed.
 */
export function ElementFrame({ name, label, hint, problem, children }: ElementFrameProps) {
  const t = useT();
  const id = paymentFieldIds[name];
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend would not be the label that Stripe.js listens to */}
      <div
        className={styles.frame}
        role="group"
        data-invalid={problem ? true : undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={problem ? `${id}-error` : undefined}
      >
        {children}
      </div>
      {hint ? <span className={field.hint}>{hint}</span> : null}
      <span aria-live="polite">
        {problem ? (
          <span className={field.error} id={`${id}-error`}>
            {t(problem)}
          </span>
        ) : null}
      </span>
    </div>
  );
}

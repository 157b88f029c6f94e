import { type InputHTMLAttributes, useId } from 'react';
import styles from './field.module.css';
import { describedBy, FieldHint, type FieldTexts } from './field-text.tsx';

type TextFieldProps = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>;

/** Pass `autoComplete` (`email`, `postal-code`, …) so that the browser can fill in the field. */
export function TextField({ label, hint, error, id, type = 'text', ...props }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <input
        className={styles.control}
        id={fieldId}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
        {...props}
      />
      <FieldHint id={fieldId} hint={hint} error={error} />
    </div>
  );
}

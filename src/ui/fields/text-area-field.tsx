import { type TextareaHTMLAttributes, useId } from 'react';
import styles from './field.module.css';
import { describedBy, FieldHint, type FieldTexts } from './field-text.tsx';

type TextAreaFieldProps = FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>;

export function TextAreaField({ label, hint, error, id, rows = 3, ...props }: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <textarea
        className={styles.control}
        id={fieldId}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
        {...props}
      />
      <FieldHint id={fieldId} hint={hint} error={error} />
    </div>
  );
}

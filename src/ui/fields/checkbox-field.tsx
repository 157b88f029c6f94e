import { type InputHTMLAttributes, useId } from 'react';
import styles from './field.module.css';
import { controlProps, FieldHint, type FieldTexts } from './field-text.tsx';

type CheckboxFieldProps = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'>;

export function CheckboxField({ label, hint, error, id, ...props }: CheckboxFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input className={styles.box} type="checkbox" {...controlProps(fieldId, { hint, error })} {...props} />
        <span>{label}</span>
      </label>
      <FieldHint id={fieldId} hint={hint} error={error} />
    </div>
  );
}

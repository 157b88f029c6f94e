import { type SelectHTMLAttributes, useId } from 'react';
import { ChevronIcon } from '../../icons/control-icons.tsx';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldHint, type FieldTexts } from './field-text.tsx';

type SelectFieldProps = FieldTexts & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'>;

/** Its children are `<option>`s. */
export function SelectField({ label, hint, error, id, children, ...props }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <span className={styles.selectBox}>
        <select
          className={classNames(styles.control, styles.select)}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          {...props}
        >
          {children}
        </select>
        <ChevronIcon />
      </span>
      <FieldHint id={fieldId} hint={hint} error={error} />
    </div>
  );
}

import type { SelectHTMLAttributes } from 'react';
import { ChevronIcon } from '../../icons/control-icons.tsx';
import styles from './field.module.css';
import type { FieldTexts } from './field-text.tsx';
import { LabelledField } from './labelled-field.tsx';

type SelectFieldProps = FieldTexts & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'>;

/** Its children are `<option>`s. */
export function SelectField({ label, hint, error, id, ...props }: SelectFieldProps) {
  return (
    <LabelledField
      {...{ label, hint, error, id }}
      control={(control) => (
        <span className={styles.selectBox}>
          <select {...control} {...props} />
          <ChevronIcon />
        </span>
      )}
    />
  );
}

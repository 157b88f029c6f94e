import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './field.module.css';

type RadioRowProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** A price or a logo, at the end of the row. */
  aside?: ReactNode;
};

/** A radio button whose whole row can be clicked. Belongs in a fieldset. */
export function RadioRow({ label, hint, aside, ...props }: RadioRowProps) {
  return (
    <label className={styles.row}>
      <input className={styles.box} type="radio" {...props} />
      <span className={styles.rowText}>
        {label}
        {hint ? <span className={styles.hint}> {hint}</span> : null}
      </span>
      {aside ? <span className={styles.rowAside}>{aside}</span> : null}
    </label>
  );
}

// Label, hint and error of a field, tied to its control by their ids.
import type { ReactNode } from 'react';
import styles from './field.module.css';

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to correct it. */
  error?: ReactNode;
};

/** What ties the control to its texts. */
export function controlProps(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const texts = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': texts || undefined };
}

export function FieldHint({ id, hint, error }: { id: string } & Pick<FieldTexts, 'hint' | 'error'>) {
  return (
    <>
      {hint ? (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </>
  );
}

import type { ReactNode } from 'react';
import styles from './checkout.module.css';

/** One step of the checkout. Its heading is the legend of its fields. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>
          <h2 className={styles.sectionTitle}>{title}</h2>
        </legend>
        <div className={styles.fields}>{children}</div>
      </fieldset>
    </div>
  );
}

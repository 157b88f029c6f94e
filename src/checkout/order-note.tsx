import { useT } from '../app-instance.tsx';
import field from '../ui/fields/field.module.css';
import styles from './checkout.module.css';
import { fieldId } from './draft/checkout-draft.ts';

const MAX_LENGTH = 500;

/** Folded away until somebody has something to say. `initial`: as the page began. */
export function OrderNote({ initial }: { initial: string }) {
  const t = useT();
  const id = fieldId('note');
  return (
    <details className={styles.note} open={initial !== ''}>
      <summary>{t('field.note')}</summary>
      <textarea
        className={field.control}
        id={id}
        name="note"
        aria-label={t('field.note')}
        defaultValue={initial}
        maxLength={MAX_LENGTH}
        rows={3}
      />
    </details>
  );
}

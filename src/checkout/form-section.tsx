import { createContext, type ReactNode, use, useId } from 'react';
import { useT } from '../app-instance.tsx';
import { Button } from '../ui/button.tsx';
import styles from './checkout.module.css';

/** How a section stands that becomes one line when it is done. */
export type SectionFold = {
  name: string;
  isFolded: boolean;
  /** What was given, in short. */
  line: ReactNode;
  onEdit(): void;
};

export const SectionFoldContext = createContext<SectionFold | null>(null);

/** One step of the checkout. Its heading is the legend of its fields, which stay in the form also while it is folded. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
  const fold = use(SectionFoldContext);
  const fieldsId = useId();
  const isFolded = fold?.isFolded === true;
  return (
    <div className={styles.section} data-section={fold?.name} data-folded={isFolded || undefined}>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>
          <h2 className={styles.sectionTitle}>{title}</h2>
        </legend>
        {isFolded ? (
          <div className={styles.folded}>
            <p className={styles.foldedLine}>{fold.line}</p>
            <Button
              kind="quiet"
              size="small"
              aria-expanded={false}
              aria-controls={fieldsId}
              aria-label={t('checkout.editSection', { section: title })}
              onClick={fold.onEdit}
            >
              {t('checkout.edit')}
            </Button>
          </div>
        ) : null}
        <div className={styles.fields} id={fieldsId} hidden={isFolded}>
          {children}
        </div>
      </fieldset>
    </div>
  );
}

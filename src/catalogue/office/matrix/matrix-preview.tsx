import { useT } from '../../../app-instance.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import styles from './matrix.module.css';
import type { MatrixProps } from './matrix-props.ts';
import { countChanges } from './matrix-rows.ts';
import { MOST_VARIANTS } from './option-change.ts';

/** How many variants come and go with the save, before it is pressed. */
export function MatrixPreview({ slice, shown }: MatrixProps) {
  const t = useT();
  const { all, added, gone } = countChanges(slice, shown);
  const parts = [
    t('productVariants.count', { count: all }),
    ...(added > 0 ? [t('productVariants.added', { count: added })] : []),
    ...(gone > 0 ? [t('productVariants.gone', { count: gone })] : []),
  ];
  return (
    <div className={layout.stack}>
      <p role="status">{parts.join(' · ')}</p>
      {all > MOST_VARIANTS ? (
        <p className={styles.problem}>{t('productVariants.tooMany', { count: all, most: MOST_VARIANTS })}</p>
      ) : null}
    </div>
  );
}

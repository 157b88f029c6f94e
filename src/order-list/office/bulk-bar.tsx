// What can be done with the chosen orders, at the foot of the screen: each order answers for itself.
import { useT } from '../../app-instance.tsx';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { type ManyAction, manyActions } from '../../order-actions/office/order-actions.ts';
import { packingPapers, packingPapersUrl } from '../../orders/office/packing-papers-url.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './many-orders.module.css';

/** One document holds so many. */
const MOST_PRINTED = 200;

type BulkBarProps = {
  /** The numbers of the chosen orders. */
  numbers: readonly number[];
  /** Set when no more can be worked on at once than these. */
  most: number | null;
  isPending: boolean;
  /** A carrier makes labels. */
  isLabelling: boolean;
  /** How many the filters match. */
  matching: number;
  /** Null when all that match are chosen. */
  onSelectAll: (() => void) | null;
  onClear(): void;
  onAct(kind: ManyAction): void;
};

export function BulkBar(props: BulkBarProps) {
  const { numbers, most, isPending, isLabelling, matching, onSelectAll, onClear, onAct } = props;
  const t = useT();
  const may = useMay();
  if (numbers.length === 0) return null;
  return (
    <section className={classNames(controls.popup, layout.row, layout.between, styles.bulk)} aria-label={t('many.bar')}>
      <div className={classNames(layout.row, layout.tight, styles.chosen)}>
        <b>{t('many.chosen', { count: numbers.length })}</b>
        {onSelectAll ? (
          <button type="button" className={styles.all} onClick={onSelectAll}>
            {t('many.selectAll', { count: matching })}
          </button>
        ) : null}
        {most === null ? null : <span className={layout.aside}>{t('many.selectedMost', { count: most })}</span>}
        <button type="button" className={classNames(controls.icon, styles.none)} onClick={onClear}>
          <CrossIcon />
          <VisuallyHidden>{t('many.clear')}</VisuallyHidden>
        </button>
      </div>
      <div className={classNames(layout.row, layout.tight, styles.acts)}>
        {manyActions
          .filter(({ name, permission }) => may([permission]) && (isLabelling || name !== 'send_labelled'))
          .map(({ name }, index) => (
            <button
              key={name}
              type="button"
              className={controls.act}
              data-first={index === 0 || undefined}
              disabled={isPending}
              onClick={() => onAct(name)}
            >
              {t(`many.${name}`)}
            </button>
          ))}
        {numbers.length > MOST_PRINTED ? null : (
          <a className={controls.act} href={packingPapersUrl(packingPapers, numbers)} target="_blank" rel="noreferrer">
            {t('many.print')}
          </a>
        )}
      </div>
    </section>
  );
}

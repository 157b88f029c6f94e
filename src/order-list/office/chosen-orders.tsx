// What can be done with the chosen orders, and what becomes of them: each order answers for itself.
import { useT } from '../../app-instance.tsx';
import { ChosenBar } from '../../lists/office/chosen-bar.tsx';
import { BatchStatus } from '../../order-actions/office/batch-status.tsx';
import { type ManyAction, manyActions } from '../../order-actions/office/order-actions.ts';
import type { useOrderBatch } from '../../order-actions/office/use-order-batch.ts';
import { packingPapers, packingPapersUrl } from '../../orders/office/packing-papers-url.ts';
import { useMay } from '../../staff/office/use-may.ts';
import controls from '../../ui/office/sheets/controls.module.css';

/** One document holds so many. */
const MOST_PRINTED = 200;

type ChosenOrdersProps = {
  /** The numbers of the chosen orders. */
  numbers: readonly number[];
  /** Set when no more can be worked on at once than these. */
  most: number | null;
  batch: ReturnType<typeof useOrderBatch>;
  /** A carrier makes labels. */
  isLabelling: boolean;
  /** Kasa writes the invoices. */
  isInvoicing: boolean;
  /** How many the filters match. */
  matching: number;
  /** Null when all that match are chosen. */
  onSelectAll: (() => void) | null;
  onClear(): void;
  onAct(kind: ManyAction): void;
};

export function ChosenOrders(props: ChosenOrdersProps) {
  const { numbers, most, batch, isLabelling, isInvoicing, matching, onSelectAll, onClear, onAct } = props;
  const t = useT();
  const may = useMay();
  const isLeftOut = (name: ManyAction) =>
    (name === 'send_labelled' && !isLabelling) || (name === 'invoice' && !isInvoicing);
  return (
    <ChosenBar
      label={t('many.bar')}
      count={numbers.length}
      note={most === null ? null : t('many.selectedMost', { count: most })}
      all={onSelectAll && { text: t('many.selectAll', { count: matching }), choose: onSelectAll }}
      onClear={onClear}
      outcome={<BatchStatus batch={batch.shown} onClose={batch.close} />}
    >
      {manyActions
        .filter(({ name, permission }) => may([permission]) && !isLeftOut(name))
        .map(({ name }, index) => (
          <button
            key={name}
            type="button"
            className={controls.act}
            data-first={index === 0 || undefined}
            disabled={batch.isPending}
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
    </ChosenBar>
  );
}

// Stock and price changed in their row: what is asked for, and what came of it.
import { useState } from 'react';
import { useT } from '../../../app-instance.tsx';
import { useMay } from '../../../staff/office/use-may.ts';
import { lateDialog } from '../../../ui/office/late-dialog.tsx';
import { DoneBatch } from './done-batch.tsx';
import type { ListedProduct } from './listed-product.ts';
import styles from './product-list.module.css';
import type { AskedRow, AskRow, SavedRow } from './row-field.ts';

const RowDialog = lateDialog(async () => (await import('./row-dialog.tsx')).RowDialog);

type RowEditing = AskRow & { asked: AskedRow | null; onClose(): void };

export function useRowEdit(): RowEditing {
  const may = useMay();
  const [asked, ask] = useState<AskedRow | null>(null);
  return {
    ...{ asked, ask, onClose: () => ask(null) },
    may: ({ kind }) => may([kind === 'stock' ? 'stock.write' : 'prices.write']),
  };
}

export function RowEdit({ asked, onClose, rows }: RowEditing & { rows: readonly ListedProduct[] }) {
  const [saved, setSaved] = useState<SavedRow | null>(null);
  const onSaved = (done: SavedRow) => {
    onClose();
    setSaved(done);
  };
  return (
    <>
      {saved ? (
        <div className={styles.foot}>
          <Saved saved={saved} row={rows.find(({ id }) => id === saved.id)} onClose={() => setSaved(null)} />
        </div>
      ) : null}
      {asked ? <RowDialog asked={asked} {...{ onClose, onSaved }} /> : null}
    </>
  );
}

type SavedProps = { saved: SavedRow; row: ListedProduct | undefined; onClose(): void };

/** Where stock has become another number than was entered, both are said. */
function Saved({ saved: { title, value, typed, batchId }, row, onClose }: SavedProps) {
  const t = useT();
  const now = row?.onHand ?? typed;
  const text =
    typed === null || now === typed || now === null
      ? t('productRow.rowSaved', { title, value })
      : t('productRow.stockMeanwhile', { title, now, typed });
  return <DoneBatch {...{ text, batchId, onClose }} undoText={t('productRow.undo')} />;
}

// Stock and price changed in their row: what is asked for, and what came of it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../app-instance.tsx';
import { ListFoot } from '../../../lists/office/list-foot.tsx';
import { useMay } from '../../../staff/office/use-may.ts';
import { lateDialog } from '../../../ui/office/late-dialog.tsx';
import type { CorrectedRow, Correction } from '../stock/correct-dialog.tsx';
import { DoneBatch } from './done-batch.tsx';
import { type AskedPrice, type AskedRow, type AskRow, nameOfRow, type SavedRow } from './row-field.ts';
// What is loaded later brings no sheets.
import '../../../ui/fields/field.module.css';

const PriceDialog = lateDialog(async () => (await import('./price-dialog.tsx')).PriceDialog);
const CorrectDialog = lateDialog(async () => (await import('../stock/correct-dialog.tsx')).CorrectDialog);

type RowEditing = AskRow & { asked: AskedRow | null; onClose(): void };

export function useRowEdit(): RowEditing {
  const may = useMay();
  const [asked, ask] = useState<AskedRow | null>(null);
  return {
    ...{ asked, ask, onClose: () => ask(null) },
    may: ({ kind }) => may([kind === 'stock' ? 'stock.write' : 'prices.write']),
  };
}

export function RowEdit({ asked, onClose }: RowEditing) {
  const t = useT();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState<SavedRow | null>(null);
  const onSaved = (done: SavedRow) => {
    onClose();
    setSaved(done);
  };
  const onCorrected = ({ name: title, typed, onHand, batchId, said }: Correction) => {
    // Both numbers are said where stock has become another one than was entered.
    const text =
      said ??
      (onHand === typed
        ? t('productRow.rowSaved', { title, value: String(onHand) })
        : t('productRow.stockMeanwhile', { title, now: onHand, typed }));
    onSaved({ text, batchId });
    void queryClient.invalidateQueries();
  };
  return (
    <>
      {saved ? (
        <ListFoot>
          <DoneBatch {...saved} undoText={t('productRow.undo')} onClose={() => setSaved(null)} />
        </ListFoot>
      ) : null}
      {asked && isPrice(asked) ? <PriceDialog asked={asked} {...{ onClose, onSaved }} /> : null}
      {asked?.field.kind === 'stock' ? <CorrectDialog row={stockOf(asked)} {...{ onClose, onCorrected }} /> : null}
    </>
  );
}

function isPrice(asked: AskedRow): asked is AskedPrice {
  return asked.field.kind === 'price';
}

function stockOf({ row }: AskedRow): CorrectedRow {
  const onHand = row.onHand ?? 0;
  return {
    id: row.variantId ?? '',
    version: row.version,
    name: nameOfRow(row),
    onHand,
    reserved: onHand - (row.available ?? 0),
  };
}

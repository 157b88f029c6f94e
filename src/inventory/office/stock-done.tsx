// What was entered, with the way back.
import { useEffect, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import styles from './stock-done.module.css';

/** `batchId`: null where nothing differed. */
export type DoneEntry = { batchId: number | null; text: string };

type StockDoneProps = { done: DoneEntry | null; onUndone(): unknown };

export function StockDone({ done, onUndone }: StockDoneProps) {
  const { t, showToast } = useApp();
  const undoing = useOperationMutation('StockUndo');
  const [outcome, setOutcome] = useState<{ isUndone: boolean; text: string } | null>(null);
  // What is said of one entry is not said of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever it is.
  useEffect(() => setOutcome(null), [done]);
  const undo = async (batchId: number) => {
    const { undoStock } = await undoing.mutateAsync({ batchId });
    const { refusal, left } = undoStock;
    const undone = left > 0 ? t('stock.undoneLeft', { count: left }) : t('stock.undone');
    setOutcome({ isUndone: !refusal, text: refusal ? t('stock.undoRefused') : undone });
    await onUndone();
  };
  const batchId = done?.batchId ?? null;
  return (
    <div role="status" className={styles.done}>
      {done && !outcome?.isUndone ? (
        <p className={controls.soon}>
          <span>{done.text}</span>
          {batchId === null ? null : (
            <Button size="small" isBusy={undoing.isPending} onClick={() => undo(batchId).catch(showToast)}>
              {t('stock.undo')}
            </Button>
          )}
        </p>
      ) : null}
      {outcome ? (
        <Notice kind={outcome.isUndone ? 'success' : 'error'} isInLiveRegion>
          {outcome.text}
        </Notice>
      ) : null}
    </div>
  );
}

// What was reduced or ended, with the way back.
import { useT } from '../../../app-instance.tsx';
import { useUndoBatch } from '../../../history/office/use-undo-batch.ts';
import { Button } from '../../../ui/button.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';

/** `batchId`: null where nothing was changed. */
export type DoneReductionEntry = { batchId: number | null; text: string };

type DoneReductionProps = { done: DoneReductionEntry | null; onUndone(): void };

export function DoneReduction({ done, onUndone }: DoneReductionProps) {
  const t = useT();
  const { undo, isUndoing } = useUndoBatch(onUndone);
  const batchId = done?.batchId ?? null;
  return (
    <div role="status">
      {done ? (
        <p className={controls.soon}>
          <span>{done.text}</span>
          {batchId === null ? null : (
            <Button size="small" isBusy={isUndoing} onClick={() => undo(batchId)}>
              {t('reductions.undo')}
            </Button>
          )}
        </p>
      ) : null}
    </div>
  );
}

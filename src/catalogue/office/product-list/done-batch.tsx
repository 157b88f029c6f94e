// What was changed in one go, with the way back.
import type { ReactNode } from 'react';
import { useUndoBatch } from '../../../history/office/use-undo-batch.ts';
import { Button } from '../../../ui/button.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';

type DoneBatchProps = {
  text: string;
  /** Null where nothing was changed. */
  batchId: number | null | undefined;
  undoText: string;
  /** It was taken back. */
  onClose(): void;
  children?: ReactNode;
};

export function DoneBatch({ text, batchId, undoText, onClose, children }: DoneBatchProps) {
  const { undo, isUndoing } = useUndoBatch(onClose);
  return (
    <div className={controls.soon} role="status">
      <span>{text}</span>
      {children}
      {batchId == null ? null : (
        <Button size="small" disabled={isUndoing} onClick={() => undo(batchId)}>
          {undoText}
        </Button>
      )}
    </div>
  );
}

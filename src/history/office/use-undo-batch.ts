import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import type { HistoryUndoMutation } from '../../office-operations.generated.ts';
import { useOperationMutation } from '../../query-client.ts';
import { undoRefusals } from './undo-refusals.ts';

export type UndoneBatch = HistoryUndoMutation['undoChangeBatch'];

/**
 * Takes back what was changed in one go, and says what came of it. The page brings `loadUndoTexts`. Whatever is shown is
 * fetched again: a batch may have changed anything.
 */
export function useUndoBatch(onUndone?: (undone: UndoneBatch) => void) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('HistoryUndo');
  /** `backTo`: the handle or SKU of what alone becomes again what it was after the batch. */
  const undo = (id: number, backTo: string | null = null) => {
    if (isPending) return;
    mutate(
      { id, backTo },
      {
        onSuccess: ({ undoChangeBatch: undone }) => {
          const { refusal, undone: count, leftCount: left } = undone;
          if (refusal) {
            showToast({
              kind: 'error',
              text: t(refusalMessage(undoRefusals, refusal, 'history.refusal_BatchUnknown')),
            });
          } else {
            const text = left > 0 ? t('history.undoneBut', { undone: count, left }) : t('history.undone', { count });
            showToast({ kind: left > 0 ? 'info' : 'success', text });
          }
          onUndone?.(undone);
          return queryClient.invalidateQueries();
        },
        onError: showToast,
      },
    );
  };
  return { undo, isUndoing: isPending };
}

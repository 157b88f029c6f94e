// What can be done with an import as it stands: begin it, end it, take it back.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import { refusalMessage } from '../../../i18n/refusal-message.ts';
import { useOperationMutation } from '../../../query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { OfficeDialog } from '../../../ui/office/office-dialog.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { importRefusals } from '../import-refusals.ts';
import type { ShownImport } from './import-queries.ts';

type ImportActionsProps = {
  shown: ShownImport;
  /** Something else is chosen than what the file was looked through by: it is looked through first. */
  isChanged: boolean;
};

export function ImportActions({ shown, isChanged }: ImportActionsProps) {
  const { t } = useApp();
  const { start, cancel, undo, isBusy } = useImportDeeds(shown.id);
  const [isAsking, setAsking] = useState(false);
  const { products } = shown;
  const isNothing = !products || products.created + products.updated + products.archived === 0;
  return (
    <div className={layout.row}>
      {shown.isReady && !isNothing && !isChanged ? (
        <>
          <Button kind="primary" isBusy={isBusy} onClick={start}>
            {t('imports.start')}
          </Button>
          <span className={layout.aside}>{t('imports.startText')}</span>
        </>
      ) : null}
      {shown.canCancel ? (
        <Button isBusy={isBusy} onClick={cancel}>
          {t('imports.cancel')}
        </Button>
      ) : null}
      {shown.canUndo ? <Button onClick={() => setAsking(true)}>{t('imports.undo')}</Button> : null}
      {isAsking ? (
        <OfficeDialog title={t('imports.undo')} onClose={() => setAsking(false)}>
          <div className={layout.stack}>
            <p>{t(undoText(shown.kind))}</p>
            <Button
              kind="primary"
              isWide
              isBusy={isBusy}
              onClick={() => {
                setAsking(false);
                undo();
              }}
            >
              {t('imports.undo')}
            </Button>
          </div>
        </OfficeDialog>
      ) : null}
    </div>
  );
}

function undoText(kind: ShownImport['kind']): MessageKey {
  if (kind === 'discounts') return 'imports.undoDiscounts';
  return kind === 'texts' ? 'imports.undoTexts' : 'imports.undoText';
}

function useImportDeeds(id: number) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const start = useOperationMutation('ImportsStart');
  const cancel = useOperationMutation('ImportsCancel');
  const undo = useOperationMutation('ImportsUndo');
  const after = (refusal: string | null | undefined) => {
    if (refusal)
      showToast({ kind: 'error', text: t(refusalMessage(importRefusals, refusal, 'imports.ImportMovedOn')) });
    return queryClient.invalidateQueries({ queryKey: ['ImportsShow'] });
  };
  const onError = showToast;
  return {
    isBusy: start.isPending || cancel.isPending || undo.isPending,
    start: () => start.mutate({ id }, { onError, onSuccess: (done) => after(done.startImport.refusal) }),
    cancel: () => cancel.mutate({ id }, { onError, onSuccess: (done) => after(done.cancelImport.refusal) }),
    undo: () => undo.mutate({ id }, { onError, onSuccess: (done) => after(done.undoImport.refusal) }),
  };
}

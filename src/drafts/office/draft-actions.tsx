// What is done with a draft: saved, sent, passed on as a link, paid here, withdrawn. Each saves first what is not saved.
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import styles from './draft-editor.module.css';
import { isPassedOn, type ShownDraft } from './draft-queries.ts';
import { useDraftAct } from './use-draft-act.ts';
import type { DraftEditor } from './use-draft-editor.ts';

type DraftActionsProps = { draft: ShownDraft | null; editor: DraftEditor; total: string; saveButton: ReactNode };

const PayHereDialog = lateDialog(async () => (await import('./pay-here-dialog.tsx')).PayHereDialog);

export function DraftActions({ draft, editor, total, saveButton }: DraftActionsProps) {
  const { t } = useApp();
  const [isPaying, setPaying] = useState(false);
  const { send, isSending, copy, isLinking } = usePassingOn(draft, editor);
  const { run } = editor;
  const isOpen = mayChange(draft);
  // A dialog has an answer of its own.
  useSendKey(isPaying ? null : () => isOpen && !editor.isSaving && !isSending && send());
  if (draft?.sendDueAt) return <Sending draft={draft} editor={editor} />;
  if (!isOpen) return null;
  const isLinked = draft !== null && isPassedOn(draft) && !editor.isUnsaved;
  const isSent = isLinked && draft.state === 'sent';
  return (
    <>
      {editor.isUnsaved || editor.isNew ? saveButton : null}
      <Button size="small" onClick={() => run(copy)} isBusy={isLinking}>
        {t(isLinked ? 'drafts.copyLink' : 'drafts.makeLink')}
      </Button>
      {/* Without a sum, there is nothing to record: saving says what cannot be read. */}
      <Button size="small" onClick={editor.unread.length > 0 ? () => run(editor.save) : () => setPaying(true)}>
        {t('drafts.payHere')}
      </Button>
      <Button
        size="small"
        kind={isSent ? 'plain' : 'primary'}
        aria-keyshortcuts="Control+Enter"
        onClick={send}
        isBusy={isSending}
      >
        {t(isSent ? 'drafts.sendAgain' : 'drafts.send')}
      </Button>
      {isPaying ? (
        <PayHereDialog
          isCollected={editor.form.shippingMethod === ''}
          hasEmail={editor.form.customer.email !== ''}
          editor={editor}
          total={total}
          onClose={() => setPaying(false)}
        />
      ) : null}
    </>
  );
}

/** It is sent, or its link is copied; what is not saved is saved before. */
function usePassingOn(draft: ShownDraft | null, editor: DraftEditor) {
  const { t, showToast } = useApp();
  const sending = useDraftAct('DraftsSend', editor);
  const linking = useDraftAct('DraftsLink', editor);
  /** The draft as it is then; null when it could not be saved. */
  const saved = async (work: (named: { number: number; version: number }) => Promise<unknown>) => {
    const saving = await editor.save();
    if (!saving) return null;
    await work({ number: Number(saving.id), version: saving.version });
    return editor.refetch();
  };
  const copy = async () => {
    const current = editor.isUnsaved ? null : draft?.linkUrl;
    const url = current ?? (await saved((named) => linking.act(named)))?.linkUrl;
    if (!url) return;
    if (await copyText(url)) showToast({ kind: 'success', text: t('drafts.copied') });
    // The link is selected in it.
    else window.prompt(t('drafts.notCopied'), url);
  };
  return {
    send: () => editor.run(() => saved((named) => sending.act(named))),
    isSending: sending.isPending,
    copy,
    isLinking: linking.isPending,
  };
}

/** Ctrl+Enter sends it. */
function useSendKey(onPress: (() => void) | null): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !onPress) return;
      event.preventDefault();
      if (!event.repeat) onPress();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** Apart from everything that goes on: whoever withdraws ends what a customer may be about to pay. */
export function DraftWithdrawal({ draft, editor }: Pick<DraftActionsProps, 'draft' | 'editor'>) {
  const { t } = useApp();
  const { act, isPending } = useDraftAct('DraftsWithdraw', editor);
  if (!draft || editor.isUnsaved || !mayChange(draft)) return null;
  const withdraw = async () => {
    if (!window.confirm(t('drafts.confirmWithdraw'))) return;
    await act({ number: draft.number, version: draft.version });
    await editor.refetch();
  };
  return (
    <div className={styles.withdrawal}>
      <Button size="small" onClick={() => editor.run(withdraw)} isBusy={isPending}>
        {t('drafts.withdraw')}
      </Button>
    </div>
  );
}

export function mayChange(draft: ShownDraft | null): boolean {
  return draft?.state !== 'paid' && draft?.state !== 'withdrawn' && !draft?.sendDueAt;
}

function Sending({ draft, editor }: { draft: ShownDraft; editor: DraftActionsProps['editor'] }) {
  const { t, showToast } = useApp();
  const undoing = useDraftAct('DraftsUndoSend', editor);
  const undo = () => {
    undoing
      .act({ number: draft.number })
      .then(editor.refetch)
      .catch(() => showToast({ kind: 'error', text: t('drafts.refusal_TooLate') }));
  };
  return (
    <div className={controls.soon} role="status">
      <span>{t('drafts.sending')}</span>
      <Button size="small" onClick={undo} isBusy={undoing.isPending}>
        {t('drafts.undo')}
      </Button>
    </div>
  );
}

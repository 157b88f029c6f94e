// What is done with a draft: saved, sent, passed on as a link, paid here, withdrawn. Each saves first what is not saved.
import { useEffect, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import styles from './draft-editor.module.css';
import type { ShownDraft } from './draft-queries.ts';
import { PayHereDialog } from './pay-here-dialog.tsx';
import { useDraftAct, type useDraftEditor } from './use-draft-editor.ts';

type DraftActionsProps = { draft: ShownDraft | null; editor: ReturnType<typeof useDraftEditor>; total: string };

export function DraftActions({ draft, editor, total }: DraftActionsProps) {
  const { t, showToast } = useApp();
  const [isPaying, setPaying] = useState(false);
  const sending = useDraftAct('DraftsSend', editor.setRefused);
  const linking = useDraftAct('DraftsLink', editor.setRefused);
  const withdrawing = useDraftAct('DraftsWithdraw', editor.setRefused);
  const run = (work: () => Promise<unknown>) => () => {
    work().catch((error: unknown) => showToast(error instanceof Error ? error : new Error(String(error))));
  };
  /** The draft as it is then; null when it could not be saved. */
  const saved = async (work: (named: { number: number; version: number }) => Promise<unknown>) => {
    const named = await editor.save();
    if (!named) return null;
    await work(named);
    return editor.refetch(named.number);
  };
  const copy = async () => {
    const current = editor.isUnsaved ? null : draft?.linkUrl;
    const url = current ?? (await saved((named) => linking.act(named)))?.linkUrl;
    if (!url) return;
    if (await copyText(url)) showToast({ kind: 'success', text: t('drafts.copied') });
    // The link is selected in it.
    else window.prompt(t('drafts.notCopied'), url);
  };
  const send = run(() => saved((named) => sending.act(named)));
  const isOpen = draft?.state !== 'paid' && draft?.state !== 'withdrawn' && !draft?.sendDueAt;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = event.key === 's' ? run(() => editor.save()) : event.key === 'Enter' ? send : null;
      // A dialog has an answer of its own.
      if (!act || !(event.ctrlKey || event.metaKey) || isPaying) return;
      event.preventDefault();
      if (isOpen && !event.repeat && !editor.isSaving && !sending.isPending) act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  const withdraw = async () => {
    if (draft && window.confirm(t('drafts.confirmWithdraw'))) {
      await withdrawing.act({ number: draft.number, version: draft.version });
      await editor.refetch(draft.number);
    }
  };
  if (draft?.sendDueAt) return <Sending draft={draft} editor={editor} />;
  if (!isOpen) return null;
  const isSent = draft?.state === 'sent' && !editor.isUnsaved;
  return (
    <div className={styles.actions}>
      {editor.isUnsaved || editor.isNew ? (
        <Button size="small" isBusy={editor.isSaving} aria-keyshortcuts="Control+S" onClick={run(() => editor.save())}>
          {t('drafts.save')}
        </Button>
      ) : null}
      {draft && !editor.isUnsaved ? (
        <Button size="small" onClick={run(withdraw)} isBusy={withdrawing.isPending}>
          {t('drafts.withdraw')}
        </Button>
      ) : null}
      <Button size="small" onClick={run(copy)} isBusy={linking.isPending}>
        {t(isSent ? 'drafts.copyLink' : 'drafts.makeLink')}
      </Button>
      <Button size="small" onClick={() => setPaying(true)}>
        {t('drafts.payHere')}
      </Button>
      <Button
        size="small"
        kind={isSent ? 'plain' : 'primary'}
        aria-keyshortcuts="Control+Enter"
        onClick={send}
        isBusy={sending.isPending}
      >
        {t(isSent ? 'drafts.sendAgain' : 'drafts.send')}
      </Button>
      {isPaying ? (
        <PayHereDialog
          isCollected={editor.content.shippingMethod === ''}
          hasEmail={editor.content.customer.email !== ''}
          editor={editor}
          total={total}
          onClose={() => setPaying(false)}
        />
      ) : null}
    </div>
  );
}

function Sending({ draft, editor }: { draft: ShownDraft; editor: DraftActionsProps['editor'] }) {
  const { t, showToast } = useApp();
  const undoing = useDraftAct('DraftsUndoSend', editor.setRefused);
  const undo = () => {
    undoing
      .act({ number: draft.number })
      .then(() => editor.refetch(draft.number))
      .catch(() => showToast({ kind: 'error', text: t('drafts.refusal_TooLate') }));
  };
  return (
    <div className={styles.bar} role="status">
      <span>{t('drafts.sending')}</span>
      <Button size="small" onClick={undo} isBusy={undoing.isPending}>
        {t('drafts.undo')}
      </Button>
    </div>
  );
}

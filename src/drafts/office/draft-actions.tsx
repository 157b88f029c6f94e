// What is done with a draft: saved, sent, passed on as a link, paid here, withdrawn. Each saves first what is not saved.
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './draft-editor.module.css';
import type { ShownDraft } from './draft-queries.ts';
import { PayHereDialog } from './pay-here-dialog.tsx';
import { useDraftAct, type useDraftEditor } from './use-draft-editor.ts';

type DraftActionsProps = { draft: ShownDraft | null; editor: ReturnType<typeof useDraftEditor> };

export function DraftActions({ draft, editor }: DraftActionsProps) {
  const { t, showToast } = useApp();
  const [isPaying, setPaying] = useState(false);
  const sending = useDraftAct('DraftsSend', editor.setRefused);
  const linking = useDraftAct('DraftsLink', editor.setRefused);
  const withdrawing = useDraftAct('DraftsWithdraw', editor.setRefused);
  const run = (work: () => Promise<unknown>) => () => {
    work()
      .then(() => editor.refetch())
      .catch((error: unknown) => showToast(error instanceof Error ? error : new Error(String(error))));
  };
  const saved = async <Value,>(work: (named: { number: number; version: number }) => Promise<Value>) => {
    const named = await editor.save();
    return named && work(named);
  };
  const copy = async () => {
    const current = editor.isUnsaved ? null : draft;
    if (!current?.linkUrl) await saved((named) => linking.act(named));
    const url = current?.linkUrl ?? (await editor.refetch())?.linkUrl;
    if (!url) return;
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: t('drafts.copied') });
  };
  const withdraw = async () => {
    if (draft && window.confirm(t('drafts.confirmWithdraw'))) {
      await withdrawing.act({ number: draft.number, version: draft.version });
    }
  };
  if (draft?.state === 'paid' || draft?.state === 'withdrawn') return null;
  if (draft?.sendDueAt) return <Sending draft={draft} editor={editor} />;
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
        onClick={run(() => saved((named) => sending.act(named)))}
        isBusy={sending.isPending}
      >
        {t(isSent ? 'drafts.sendAgain' : 'drafts.send')}
      </Button>
      {isPaying ? (
        <PayHereDialog
          isCollected={editor.content.shippingMethod === ''}
          hasEmail={editor.content.customer.email !== ''}
          editor={editor}
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
      .then(() => editor.refetch())
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

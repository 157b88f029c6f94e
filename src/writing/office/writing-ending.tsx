// What can be done with the whole: a copy of it, throwing its draft away, taking it off the shop, deleting it.
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { refusedOf, type WrittenEditor } from './use-written-editor.ts';
import { NEW_WRITING, type ShownWriting, type WrittenKind, writingHref, writtenKinds } from './written-kind.ts';

type Props = { kind: WrittenKind; shown: ShownWriting; editor: WrittenEditor; onEnded(): void };
type Ending = 'discard' | 'withdraw' | 'delete';

const words = {
  discard: { sure: 'contents.discardSure', yes: 'contents.discard', done: 'contents.discarded' },
  withdraw: { sure: 'contents.withdrawSure', yes: 'contents.withdraw', done: 'contents.withdrawn' },
  delete: { sure: 'contents.deleteSure', yes: 'contents.deleteYes', done: 'contents.deleted' },
} as const satisfies Record<Ending, Record<'sure' | 'yes' | 'done', MessageKey>>;

export function WritingEnding({ kind, shown, editor, onEnded }: Props) {
  const { t } = useApp();
  const [, navigate] = useLocation();
  const [asked, ask] = useState<Ending | null>(null);
  const canEnd = !shown.isLegal;
  return (
    <section className={page.panel}>
      <div className={layout.stack}>
        {asked ? <Asked {...{ kind, shown, editor, onEnded, ending: asked }} onClose={() => ask(null)} /> : null}
        <div className={layout.row}>
          <Button size="small" kind="quiet" onClick={() => navigate(writingHref(kind, NEW_WRITING, shown.id))}>
            {t('contents.duplicate')}
          </Button>
          {shown.isDrafted && shown.isPublished ? (
            <Button size="small" kind="quiet" onClick={() => ask('discard')}>
              {t('contents.discard')}
            </Button>
          ) : null}
          {shown.isPublished && canEnd ? (
            <Button size="small" kind="quiet" onClick={() => ask('withdraw')}>
              {t('contents.withdraw')}
            </Button>
          ) : null}
          {canEnd ? (
            <Button size="small" kind="quiet" onClick={() => ask('delete')}>
              {t('contents.delete')}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function Asked({ kind, shown, editor, ending, onEnded, onClose }: Props & { ending: Ending; onClose(): void }) {
  const { t } = useApp();
  const [redirectTo, setRedirect] = useState('');
  const { carryOut, isBusy } = useEnding({ kind, shown, editor, onEnded });
  return (
    <div className={layout.stack}>
      <p role="alert">{t(words[ending].sure)}</p>
      {ending === 'delete' && shown.isPublished ? (
        <TextField
          label={t('contents.deleteTo')}
          value={redirectTo}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setRedirect(target.value)}
        />
      ) : null}
      <div className={layout.row}>
        <Button
          size="small"
          isBusy={isBusy}
          onClick={() => editor.run(() => carryOut(ending, redirectTo.trim() || null).then(onClose))}
        >
          {t(words[ending].yes)}
        </Button>
        <Button size="small" kind="quiet" autoFocus onClick={onClose}>
          {t('contents.no')}
        </Button>
      </div>
    </div>
  );
}

function useEnding({ kind, shown: { id, version }, editor, onEnded }: Props) {
  const { t, showToast } = useApp();
  const [, navigate] = useLocation();
  const discarding = useOperationMutation('ContentsDiscard');
  const withdrawing = useOperationMutation('ContentsWithdraw');
  const deleting = useOperationMutation('ContentsDelete');
  const send = async (ending: Ending, redirectTo: string | null) => {
    const of = { kind, id, version };
    if (ending === 'discard') return (await discarding.mutateAsync(of)).discardContentDraft;
    if (ending === 'withdraw') return (await withdrawing.mutateAsync(of)).withdrawContent;
    return (await deleting.mutateAsync({ ...of, redirectTo })).deleteContent;
  };
  const carryOut = async (ending: Ending, redirectTo: string | null) => {
    const { refusal } = await send(ending, redirectTo);
    if (refusal) return editor.setRefused(refusedOf({ refusal }));
    showToast({ kind: 'success', text: t(words[ending].done) });
    // What is unsaved of it is gone with it.
    editor.discard();
    if (ending === 'delete') return navigate(officeUrlOf(writtenKinds[kind].list));
    await editor.refetch();
    onEnded();
  };
  return { carryOut, isBusy: discarding.isPending || withdrawing.isPending || deleting.isPending };
}

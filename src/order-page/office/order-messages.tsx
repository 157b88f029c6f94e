// What staff writes: notes among themselves, and an e-mail to the customer once more.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { ResultOf } from '../../graphql-client.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { orderActions } from '../../order-actions/office/order-actions.ts';
import { useOrderAction, useRefusalInWords } from '../../order-actions/office/use-order-action.ts';
import { noteRefusals } from '../../orders/office/note-refusals.ts';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { useOperationMutation } from '../../query-client.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import record from '../../ui/office/record-page.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { LimitedTextArea } from '../../ui/typing/limited-text-area.tsx';
import { MAX_NOTE_LENGTH, NoteForm } from '../../ui/typing/note-form.tsx';

export function AddNote({ number }: { number: number }) {
  const { t, showToast } = useApp();
  const refusalInWords = useRefusalInWords();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('OrdersNote');
  const add: Parameters<typeof NoteForm>[0]['onAdd'] = (note, clear) => {
    const onSuccess = async ({ noteOrder: { refusal } }: ResultOf<'OrdersNote'>) => {
      if (refusal) showToast({ kind: 'error', text: await refusalInWords(refusal) });
      else clear();
      return queryClient.invalidateQueries({ queryKey: ['OrdersManaged', { number }] });
    };
    mutate({ number, ...note }, { onSuccess, onError: showToast });
  };
  return (
    <NoteForm
      label={t('work.note')}
      hint={t('work.noteHint')}
      button={t('work.addNote')}
      isPending={isPending}
      onAdd={add}
    />
  );
}

export function ResendButton({ order, mailKey }: { order: ManagedOrder; mailKey: string }) {
  const { t, showToast } = useApp();
  const may = useMay();
  const { ask, isPending, problem } = useOrderAction('OrdersResendMail', order, () =>
    showToast({ kind: 'info', text: t('work.resent') }),
  );
  if (!may([orderActions.resend_mail.permission]) || order.waiting) return null;
  return (
    <>
      <Button size="small" onClick={() => ask((at) => ({ ...at, key: mailKey }))} isBusy={isPending}>
        {t('work.do_resend_mail')}
      </Button>
      {problem ? <p role="alert">{problem}</p> : null}
    </>
  );
}

type Note = NonNullable<ManagedOrder['moments'][number]['note']>;

/** What a note says; its author changes or removes it. */
export function NoteTools({ number, note, text }: { number: number; note: Note; text: string }) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const edit = useOperationMutation('OrdersEditNote');
  const remove = useOperationMutation('OrdersRemoveNote');
  const answered = (refusal: string | null | undefined) => {
    if (refusal) showToast({ kind: 'error', text: t(refusalMessage(noteRefusals, refusal, 'contact.noteGone')) });
    else setIsOpen(false);
    return queryClient.invalidateQueries({ queryKey: ['OrdersManaged', { number }] });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const changed = String(new FormData(event.currentTarget).get('text')).trim();
    if (changed === '') return;
    const onSuccess = ({ editOrderNote }: { editOrderNote: { refusal?: string | null } }) =>
      answered(editOrderNote.refusal);
    edit.mutate({ id: note.id, text: changed }, { onSuccess, onError: showToast });
  };
  if (isOpen) return <NoteEditor {...{ note, text, submit }} isBusy={edit.isPending} />;
  return (
    <>
      <p className={record.said}>
        {text} {note.isEdited ? <span className={layout.aside}>({t('contact.noteEdited')})</span> : null}
      </p>
      {note.isOwn ? (
        <div className={layout.row}>
          <Button size="small" kind="quiet" onClick={() => setIsOpen(true)}>
            {t('contact.editNote')}
          </Button>
          <Button
            size="small"
            kind="quiet"
            isBusy={remove.isPending}
            onClick={() =>
              remove.mutate(
                { id: note.id },
                { onSuccess: ({ removeOrderNote }) => answered(removeOrderNote.refusal), onError: showToast },
              )
            }
          >
            {t('contact.removeNote')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type NoteEditorProps = { note: Note; text: string; submit(event: FormEvent<HTMLFormElement>): void; isBusy: boolean };

function NoteEditor({ note, text, submit, isBusy }: NoteEditorProps) {
  const { t } = useApp();
  return (
    <form data-keep={`note ${note.id}`} className={layout.stack} onSubmit={submit}>
      <LimitedTextArea
        label={t('contact.editNote')}
        name="text"
        rows={3}
        limit={MAX_NOTE_LENGTH}
        defaultValue={text}
        required
      />
      <div>
        <Button size="small" type="submit" isBusy={isBusy}>
          {t('contact.save')}
        </Button>
      </div>
    </form>
  );
}

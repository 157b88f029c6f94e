// The texts of an e-mail in their editor.
import { useApp } from '../../app-instance.tsx';
import { useOperationMutation } from '../../query-client.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import type { Refused, Saved } from '../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../ui/record-editor/use-record-editor.ts';
import { formOf, readForm } from './mail-form-state.ts';
import { mailHref, mailQuery, type ShownMail } from './mail-queries.ts';

export type MailRefused = Refused & { faults: { path: string; message: string }[] | null };

export function useMailEditor(mail: ShownMail) {
  const { t } = useApp();
  const saving = useOperationMutation('MailsSaveTexts');
  const { kind } = mail;
  return useRecordEditor({
    kind: 'mail',
    shape: 1,
    id: kind,
    shown: mail,
    formOf,
    readForm: (form) => readForm(form, kind, formOf(mail)),
    groups: [],
    async send(texts, { version }): Promise<Saved | MailRefused> {
      const { saveMailTexts: now } = await saving.mutateAsync({ kind, version: version ?? 0, texts });
      if (now.version != null) return { id: kind, version: now.version };
      return { refusal: now.refusal ?? 'other', by: now.by ?? null, faults: now.faults ?? null };
    },
    outdated: 'TextsChanged',
    fetch: async (client, id) => (await refetchQuery(client, mailQuery(id))).mailKind,
    hrefOf: mailHref,
    savedText: () => t('mails.saved'),
  });
}

// The evidence of a contested payment in its editor.
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { useOperationMutation } from '../../query-client.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import type { Refused, Saved } from '../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../ui/record-editor/use-record-editor.ts';
import { type ManagedDispute, managedDisputeQuery } from './dispute-queries.ts';

type EvidenceForm = { text: string };

export function useEvidenceEditor(dispute: ManagedDispute) {
  const { t } = useApp();
  const saving = useOperationMutation('DisputesSaveEvidence');
  const { id } = dispute;
  return useRecordEditor({
    kind: 'evidence',
    shape: 1,
    id,
    shown: dispute,
    formOf: (shown): EvidenceForm => ({ text: (shown ?? dispute).evidence }),
    readForm: (form: EvidenceForm) => ({ content: form, problems: form.text.trim() === '' ? ['text'] : [] }),
    groups: [],
    async send({ text }, { version }): Promise<Saved | Refused> {
      const { saveDisputeEvidence: now } = await saving.mutateAsync({ id, version: version ?? 0, text });
      if (now.version != null) return { id, version: now.version };
      return { refusal: now.refusal ?? 'other', by: now.by ?? null };
    },
    outdated: 'EvidenceChanged',
    fetch: async (client) => (await refetchQuery(client, managedDisputeQuery(id))).managedDispute,
    hrefOf: () => officeUrlOf('managedDispute', undefined, { id }),
    savedText: () => t('disputes.saved'),
  });
}

// A receiver in its editor. Its secret is shown once, when it is made.
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { WebhooksSaveMutationVariables } from '../../office-operations.generated.ts';
import { useProvenMutation } from '../../staff/office/use-staff-mutation.tsx';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import type { Refused, Saved } from '../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../ui/record-editor/use-record-editor.ts';
import type { WebhookRefusal } from '../webhook-refusals.ts';
import { formOfWebhook, readWebhookForm, webhookGroups } from './webhook-form.ts';
import { type ShownWebhook, webhookQuery } from './webhook-queries.ts';

/** `NOT_PROVEN`: the person has not proved again who it is. */
export type WebhookRefused = Refused & { refusal: WebhookRefusal['kind'] | 'NOT_PROVEN' | 'MadeBefore' };

export function useWebhookEditor(webhook: ShownWebhook | null, onSecret: (secret: string) => void) {
  const { t } = useApp();
  const { mutateProven } = useProvenMutation('WebhooksSave');
  return useRecordEditor({
    kind: 'webhook',
    shape: 1,
    id: webhook?.name ?? null,
    shown: webhook,
    formOf: formOfWebhook,
    readForm: readWebhookForm,
    groups: webhookGroups,
    async send(
      { name, content }: Pick<WebhooksSaveMutationVariables, 'name' | 'content'>,
      { version, newId },
    ): Promise<Saved | WebhookRefused> {
      const done = await mutateProven({ name, version, content, newId });
      if (!done) return { refusal: 'NOT_PROVEN' };
      const { refusal, by, secret, version: saved, madeBefore } = done.saveWebhook;
      if (madeBefore) return { refusal: 'MadeBefore', id: madeBefore };
      if (refusal || saved == null) return { refusal: refusal ?? 'WEBHOOK_UNKNOWN', by: by ?? null };
      if (secret) onSecret(secret);
      return { id: name, version: saved };
    },
    outdated: 'WEBHOOK_CHANGED',
    refusedFields: {
      ...{ NAME_INVALID: 'name', NAME_TAKEN: 'name', URL_INVALID: 'url' },
      ...{ NO_EVENTS: 'events', LIMIT_INVALID: 'stockLowAt' },
    },
    fetch: async (client, name) => (await refetchQuery(client, webhookQuery(name))).webhook,
    hrefOf: (name) => officeUrlOf('webhook', undefined, { name }),
    savedText: ({ name }) => t('webhooks.saved', { name }),
  });
}

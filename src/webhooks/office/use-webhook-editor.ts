// A receiver in its editor. Its secret is shown once, when it is made.
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { WebhooksSaveMutationVariables } from '../../office-operations.generated.ts';
import { useProvenMutation } from '../../staff/office/use-staff-mutation.tsx';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import type { FieldGroups } from '../../ui/record-editor/merge-fields.ts';
import type { Refused, Saved } from '../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../ui/record-editor/use-record-editor.ts';
import type { WebhookRefusal } from '../webhook-refusals.ts';
import { isReceiverName, isReceiverUrl, isWebhookEvent, type WebhookEvent } from '../webhook-rules.ts';
import { type ShownWebhook, webhookQuery } from './webhook-queries.ts';

const DEFAULT_STOCK_LIMIT = '3';

export type WebhookForm = {
  name: string;
  url: string;
  events: readonly WebhookEvent[];
  stockLowAt: string;
  isStopped: boolean;
};

/** `NOT_PROVEN`: the person has not proved again who it is. */
export type WebhookRefused = Refused & { refusal: WebhookRefusal['kind'] | 'NOT_PROVEN' | 'MadeBefore' };

const groups: FieldGroups = [['events', 'stockLowAt']];

function formOf(shown: ShownWebhook | null): WebhookForm {
  if (!shown) return { name: '', url: 'https://', events: [], stockLowAt: DEFAULT_STOCK_LIMIT, isStopped: false };
  const { name, url, events, stockLowAt, isStopped } = shown;
  return { name, url: url ?? '', events: events.filter(isWebhookEvent), stockLowAt: String(stockLowAt), isStopped };
}

function readForm({ name, url, events, stockLowAt, isStopped }: WebhookForm) {
  const problems = [
    ...(isReceiverName(name.trim()) ? [] : ['name']),
    ...(isReceiverUrl(url.trim()) ? [] : ['url']),
    ...(events.length > 0 ? [] : ['events']),
    ...(/^\d{1,6}$/.test(stockLowAt.trim()) ? [] : ['stockLowAt']),
  ];
  const content = { url: url.trim(), events: [...events], stockLowAt: Number(stockLowAt) || 0, isStopped };
  return { content: { name: name.trim(), content }, problems };
}

export function useWebhookEditor(webhook: ShownWebhook | null, onSecret: (secret: string) => void) {
  const { t } = useApp();
  const { mutateProven } = useProvenMutation('WebhooksSave');
  return useRecordEditor({
    kind: 'webhook',
    shape: 1,
    id: webhook?.name ?? null,
    shown: webhook,
    formOf,
    readForm,
    groups,
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

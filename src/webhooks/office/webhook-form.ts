// What is typed of a receiver, and what of it is kept.
import { readWhole } from '../../numbers/read-whole.ts';
import type { FieldGroups } from '../../ui/record-editor/merge-fields.ts';
import { isReceiverName, isReceiverUrl, isWebhookEvent, MAX_STOCK_LIMIT, type WebhookEvent } from '../webhook-rules.ts';
import type { ShownWebhook } from './webhook-queries.ts';

const DEFAULT_STOCK_LIMIT = '3';

export type WebhookForm = {
  name: string;
  url: string;
  events: readonly WebhookEvent[];
  stockLowAt: string;
  isStopped: boolean;
};

export const webhookGroups: FieldGroups = [['events', 'stockLowAt']];

export function formOfWebhook(shown: ShownWebhook | null): WebhookForm {
  if (!shown) return { name: '', url: 'https://', events: [], stockLowAt: DEFAULT_STOCK_LIMIT, isStopped: false };
  const { name, url, events, stockLowAt, isStopped } = shown;
  return { name, url: url ?? '', events: events.filter(isWebhookEvent), stockLowAt: String(stockLowAt), isStopped };
}

export function readWebhookForm({ name, url, events, stockLowAt, isStopped }: WebhookForm) {
  const limit = readWhole(stockLowAt, MAX_STOCK_LIMIT);
  const problems = [
    ...(isReceiverName(name.trim()) ? [] : ['name']),
    ...(isReceiverUrl(url.trim()) ? [] : ['url']),
    ...(events.length > 0 ? [] : ['events']),
    ...(limit === null ? ['stockLowAt'] : []),
  ];
  const content = { url: url.trim(), events: [...events], stockLowAt: limit ?? 0, isStopped };
  return { content: { name: name.trim(), content }, problems };
}

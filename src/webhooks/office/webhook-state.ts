import type { MessageKey } from '../../i18n/all-messages.ts';
import type { StateTone } from '../../ui/office/state-mark.tsx';
import type { ShownWebhook } from './webhook-queries.ts';

type WebhookState = { tone: StateTone; text: MessageKey; status: string };

/** How it stands with a receiver, by its latest answer. */
export function stateOfWebhook({ isStopped, latestAt, latestStatus }: ShownWebhook): WebhookState {
  const status = String(latestStatus ?? '');
  if (isStopped) return { tone: 'off', text: 'webhooks.state_stopped', status };
  if (latestAt == null) return { tone: 'wait', text: 'webhooks.state_unused', status };
  if (latestStatus == null) return { tone: 'todo', text: 'webhooks.state_away', status };
  return isTaken(latestStatus)
    ? { tone: 'done', text: 'webhooks.state_answers', status }
    : { tone: 'todo', text: 'webhooks.state_refuses', status };
}

export function isTaken(status: number | null | undefined): boolean {
  return status != null && status >= 200 && status <= 299;
}

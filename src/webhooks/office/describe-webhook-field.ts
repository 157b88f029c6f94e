// What a field of a receiver is called and says, where two people have changed it at the same time.
import type { Translate } from '../../i18n/translate.ts';
import type { CollisionTexts } from '../../ui/record-editor/collision-panel.tsx';
import type { Collision } from '../../ui/record-editor/merge-fields.ts';
import { isWebhookEvent } from '../webhook-rules.ts';
import type { WebhookForm } from './webhook-form.ts';

export function describeWebhookField({ names: [name = ''], mine, theirs }: Collision, t: Translate): CollisionTexts {
  const field = name as Exclude<keyof WebhookForm, 'stockLowAt'>;
  const textOf = (values: Partial<WebhookForm>) => {
    const value = values[field];
    if (typeof value === 'boolean') return t(value ? 'webhooks.state_stopped' : 'webhooks.state_answers');
    if (typeof value === 'string') return value;
    return (value ?? []).flatMap((event) => (isWebhookEvent(event) ? t(`webhooks.event_${event}`) : [])).join(', ');
  };
  return { label: t(`webhooks.${field}`), mine: textOf(mine), theirs: textOf(theirs) };
}

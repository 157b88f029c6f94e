// Webhooks: which events a receiver can be told of.
import { webhookEvents } from '#src/webhooks/webhook-rules.ts';
import { translateTo } from '../i18n/translations.ts';
import type { Chapter } from './chapter.ts';

const t = translateTo('en');

export const webhooksChapter: Chapter = {
  id: 'webhooks',
  title: 'Webhooks: what the shop tells others',
  blocks: [
    {
      kind: 'text',
      text: 'The shop posts JSON to receivers that an owner has made (Settings, Webhooks), that `kasa webhooks add` has made, or that stand in `kasa.config.ts`.',
    },
    {
      kind: 'table',
      head: ['event', 'when'],
      rows: webhookEvents.map((event) => [`\`${event}\``, t(`webhooks.event_${event}`)]),
    },
    {
      kind: 'list',
      items: [
        'Every event has `version`, `id`, `type`, `createdAt` and `shop`; beside them stands what it is about: `order`, `parcel`, `refund`, `withdrawal`, `variant` or `subscription`. Amounts are in minor units.',
        '`Kasa-Event-Id` repeats the `id`: the same event may arrive twice, and out of order.',
        '`Kasa-Signature: t=SECONDS,v1=HEX` is an HMAC-SHA256 of `SECONDS.BODY` under the receiver’s secret: check it against the body as it arrived.',
        'Any status from 200 to 299 within ten seconds counts as received; everything else is tried again.',
      ],
    },
    { kind: 'text', text: 'A receiver that checks signatures, and what is tried when: `server/guides/extending.md`.' },
  ],
};

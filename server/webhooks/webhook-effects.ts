// The outbox's side of the receivers: each has a lane of its own, so that one that is away or slow delays no other, and
// neither mails nor payments.
import type { Db } from '../database/connect.ts';
import { inLane, type OutboxEffect } from '../outbox/outbox-lanes.ts';
import { noteAttempt } from './note-attempt.ts';
import { postWebhook, ReceiverUnusable } from './post-webhook.ts';
import type { WebhookReceiver } from './receiver-store.ts';
import { writeWebhookBody } from './webhook-body.ts';
import { SIGNATURE_HEADER, signWebhook } from './webhook-signature.ts';

const TIMEOUT_MS = 10_000;

export type WebhookServices = {
  db: Db;
  now: () => Date;
  publicUrl: string;
  webhooks: readonly WebhookReceiver[];
  /** Otherwise ten seconds. */
  webhookTimeoutMs?: number;
};

export function createWebhookEffects(services: WebhookServices): Record<string, OutboxEffect> {
  return Object.assign({}, ...services.webhooks.map((receiver) => effectOf(services, receiver)));
}

function effectOf(
  { db, now, publicUrl, webhookTimeoutMs = TIMEOUT_MS }: WebhookServices,
  { name, url, secret, allowPrivateAddress }: WebhookReceiver,
): Record<string, OutboxEffect> {
  const kind = `webhook:${name}`;
  const lane = { name: kind, isBlockedBy: (error: unknown) => error instanceof ReceiverUnusable };
  return inLane(lane, {
    async [kind](entry, stop) {
      const event = await writeWebhookBody(db, entry, publicUrl);
      if (!event) return;
      const body = JSON.stringify(event);
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Kasa',
        'kasa-event': event.type,
        'kasa-event-id': event.id,
        [SIGNATURE_HEADER]: signWebhook(body, secret, now()),
      };
      const signal = AbortSignal.any([stop, AbortSignal.timeout(webhookTimeoutMs)]);
      await noteAttempt({ db, now }, entry.id, () => postWebhook({ url, headers, body, allowPrivateAddress, signal }));
    },
  });
}

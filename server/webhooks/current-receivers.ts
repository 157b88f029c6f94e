// The receivers that are made in the office, as this process sends to them: read again whenever one is changed anywhere.
import type { FastifyBaseLogger } from 'fastify';
import type { OutboxEffect } from '../outbox/outbox-lanes.ts';
import { listStoredReceivers } from './office-receivers.ts';
import type { WebhookReceiver } from './receiver-store.ts';
import { createWebhookEffects, type WebhookServices } from './webhook-effects.ts';

type ReceiverServices = Omit<WebhookServices, 'webhooks'> & {
  /** The secrets that are stored now, by receiver. Null: it cannot be read, or there is none. */
  readSecrets(): Promise<(receiver: string) => string | null>;
  log: () => Pick<FastifyBaseLogger, 'error'>;
};

export class CurrentReceivers {
  #effects: Readonly<Record<string, OutboxEffect>> = {};
  readonly #services: ReceiverServices;

  constructor(services: ReceiverServices) {
    this.#services = services;
  }

  /** Another object after each change. */
  get effects(): Readonly<Record<string, OutboxEffect>> {
    return this.#effects;
  }

  /** Never rejects: what cannot be read now is sent to as before. */
  async reload(): Promise<void> {
    const { db, readSecrets, log } = this.#services;
    try {
      const [receivers, secretOf] = await Promise.all([listStoredReceivers(db), readSecrets()]);
      const webhooks: WebhookReceiver[] = [];
      for (const { name, url, events, isStopped, allowsPrivate } of receivers) {
        if (url === null || isStopped) continue;
        const secret = secretOf(name);
        if (secret === null) log().error({ webhook: name }, 'the secret of a webhook cannot be read: renew it');
        else webhooks.push({ name, url, events, secret, allowPrivateAddress: allowsPrivate });
      }
      this.#effects = createWebhookEffects({ ...this.#services, webhooks });
    } catch (error) {
      log().error({ err: error }, 'the receivers of webhooks cannot be read now');
    }
  }
}

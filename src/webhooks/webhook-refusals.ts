// Why nothing is done with a receiver, and what is said then. The schema's enum is made of it.
import type { RefusalMessages } from '../i18n/refusal-message.ts';

export const webhookRefusals = {
  NAME_INVALID: 'webhooks.refusedNAME_INVALID',
  NAME_TAKEN: 'webhooks.refusedNAME_TAKEN',
  URL_INVALID: 'webhooks.refusedURL_INVALID',
  NO_EVENTS: 'webhooks.refusedNO_EVENTS',
  LIMIT_INVALID: 'webhooks.refusedLIMIT_INVALID',
  WEBHOOK_UNKNOWN: 'webhooks.refusedWEBHOOK_UNKNOWN',
  /** Somebody else has saved it since. */
  WEBHOOK_CHANGED: 'webhooks.refusedWEBHOOK_CHANGED',
  DELIVERY_UNKNOWN: 'webhooks.refusedDELIVERY_UNKNOWN',
} as const satisfies RefusalMessages;

export type WebhookRefusal = { kind: keyof typeof webhookRefusals };

// Why a receiver could not be told, from the kind that is kept to its words.
import type { MessageKey } from '../i18n/all-messages.ts';

export const webhookFailures = {
  /** Its address is one of a network that nobody else is in. */
  NOT_PUBLIC: 'webhookFailure.NOT_PUBLIC',
  NAME_UNKNOWN: 'webhookFailure.NAME_UNKNOWN',
  NOTHING_LISTENS: 'webhookFailure.NOTHING_LISTENS',
  CERTIFICATE: 'webhookFailure.CERTIFICATE',
  TOO_SLOW: 'webhookFailure.TOO_SLOW',
  BROKEN_OFF: 'webhookFailure.BROKEN_OFF',
  /** A defect of the shop: the receiver was not asked. */
  OURS: 'webhookFailure.OURS',
} as const satisfies Record<string, MessageKey>;

export type WebhookFailure = keyof typeof webhookFailures;

export function isWebhookFailure(kind: string): kind is WebhookFailure {
  return Object.hasOwn(webhookFailures, kind);
}

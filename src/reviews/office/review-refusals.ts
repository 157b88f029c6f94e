// Why nothing is done with a review, and what the page says then. What the server returns follows from it.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';

export const reviewRefusals = {
  ReviewUnknown: 'reviews.unknown',
  /** Its author has changed it since it was read. */
  ReviewChanged: 'reviews.changed',
  /** The editor merges it, and asks. */
  ReplyChanged: 'reviews.replyChanged',
  ReplyTooLong: 'reviews.replyTooLong',
  NotPublished: 'reviews.notPublished',
} as const satisfies RefusalMessages;

export type ReviewRefusal = { kind: keyof typeof reviewRefusals };

// Why nothing is done with a review, and what the page says then. What the server returns follows from it.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';

export const reviewRefusals = {
  ReviewUnknown: 'reviews.changed',
  /** Its author has changed it since it was read. */
  ReviewChanged: 'reviews.changed',
  ReplyTooLong: 'reviews.changed',
  NotPublished: 'reviews.changed',
} as const satisfies RefusalMessages;

export type ReviewRefusal = { kind: keyof typeof reviewRefusals };

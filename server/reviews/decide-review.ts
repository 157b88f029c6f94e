// What the shop decides about a review, and answers to it in public. A decision can be changed.
import { ok, type Result, refuse } from '#src/result.ts';
import type { ReviewRefusal } from '#src/reviews/office/review-refusals.ts';
import type { RejectionReason } from '#src/reviews/rejection-reasons.ts';
import { reviewLengths } from '#src/reviews/review-fields.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { addToOutbox, removeFromOutbox } from '../outbox/outbox-store.ts';
import { UNDO_MS } from '../outbox/undo-time.ts';
import type { AuditEntry } from '../schema/request-context.ts';

/** What the outbox is told of a review whose author learns why it is not published. */
export const REVIEW_REJECTED = 'review-rejected';

type Services = {
  db: Db;
  now: () => Date;
  audit(tx: Transaction, entry: AuditEntry): Promise<void>;
};

export type ReviewDecision = {
  id: number;
  /** Null: it is published. */
  reason: RejectionReason | null;
  /** When it was written that was read; null: whatever it says now. */
  readAt: Date | null;
};

export function decideReview(
  { db, now, audit }: Services,
  { id, reason, readAt }: ReviewDecision,
): Promise<Result<null, ReviewRefusal>> {
  return inTransaction(db, async (tx) => {
    const found = await lockReview(tx, id);
    if (!found) return refuse({ kind: 'ReviewUnknown' });
    if (readAt && found.written_at.getTime() !== readAt.getTime()) return refuse({ kind: 'ReviewChanged' });
    const state = reason ? 'rejected' : 'published';
    if (found.state === state && found.rejected_for === reason) return ok(null);
    await tx
      .updateTable('reviews')
      .set({ state, rejected_for: reason, decided_at: now() })
      .where('id', '=', id)
      .execute();
    await tellAuthor(tx, id, { before: found.rejected_for, after: reason }, now());
    // What it says stands in the review itself, from where a person's name can be erased.
    const { state: before, rejected_for: reasonBefore } = found;
    await audit(tx, {
      kind: `review.${state}`,
      subject: String(id),
      before: { state: before, reason: reasonBefore },
      after: { state, reason },
    });
    return ok(null);
  });
}

type Reasons = { before: string | null; after: string | null };

/** Once for each reason, and nothing of a slip that was mended at once. */
async function tellAuthor(tx: Transaction, id: number, { before, after }: Reasons, now: Date): Promise<void> {
  const keyOf = (reason: string) => `${REVIEW_REJECTED}-${id}-${reason}`;
  if (before) await removeFromOutbox(tx, keyOf(before));
  if (!after) return;
  const payload = { reviewId: id, reason: after };
  const dueAt = new Date(now.getTime() + UNDO_MS);
  await addToOutbox(tx, { deduplicationKey: keyOf(after), kind: REVIEW_REJECTED, payload, dueAt }, now);
}

/** `version`: that of the answer which the text was written over; null: whatever it says now. */
type Reply = { id: number; version: number | null; text: string };

/** An empty text takes the answer away. Returns the answer's version. */
export function replyToReview(
  { db, audit }: Services,
  { id, version, text }: Reply,
): Promise<Result<number, ReviewRefusal>> {
  const reply = text.trim();
  return inTransaction(db, async (tx) => {
    if (reply.length > reviewLengths.reply) return refuse({ kind: 'ReplyTooLong' });
    const found = await lockReview(tx, id);
    if (!found) return refuse({ kind: 'ReviewUnknown' });
    if (found.state !== 'published') return refuse({ kind: 'NotPublished' });
    if (version !== null && found.reply_version !== version) return refuse({ kind: 'ReplyChanged' });
    if (found.reply === reply) return ok(found.reply_version);
    const reply_version = found.reply_version + 1;
    await tx.updateTable('reviews').set({ reply, reply_version }).where('id', '=', id).execute();
    const kind = reply ? 'review.replied' : 'review.replyRemoved';
    await audit(tx, { kind, subject: String(id), after: { version: reply_version } });
    return ok(reply_version);
  });
}

function lockReview(tx: Transaction, id: number) {
  return tx
    .selectFrom('reviews')
    .select(['state', 'rejected_for', 'reply', 'reply_version', 'written_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

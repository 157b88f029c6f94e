import { reviewFilters } from '#src/reviews/office/review-filters.ts';
import { findAuditedWriter } from '../../history/writer-names.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { decideReview, replyToReview } from '../decide-review.ts';
import { findReply, listReviews } from '../list-reviews.ts';

export const officeReviewResolvers: Resolvers = {
  Query: {
    reviewReply: (_, { id }, { db }) => findReply(db, id),
    async listedReviews(_, { filters, before, after }, { db }) {
      const found = await listReviews(db, { filters: reviewFilters.readInput(filters), before, after });
      return {
        ...found,
        reviews: found.reviews.map(({ product, writtenAt, ...review }) => ({
          ...review,
          productHandle: product.handle,
          productTitle: product.title,
          writtenAt: writtenAt.toISOString(),
        })),
      };
    },
  },
  Mutation: {
    async decideReview(_, { id, reason, readAt }, context) {
      const decided = await decideReview(context, { id, reason: reason ?? null, readAt: new Date(readAt) });
      return { refusal: decided.ok ? null : decided.error.kind };
    },
    async replyToReview(_, reply, context) {
      const replied = await replyToReview(context, reply);
      if (replied.ok) return { refusal: null, version: replied.value };
      const { kind: refusal } = replied.error;
      const kinds = ['review.replied', 'review.replyRemoved'] as const;
      const asked = { kinds, subject: String(reply.id) };
      return { refusal, by: refusal === 'ReplyChanged' ? await findAuditedWriter(context, asked) : null };
    },
  },
};

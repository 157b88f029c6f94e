import { reviewFilters } from '#src/reviews/office/review-filters.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { decideReview, replyToReview } from '../decide-review.ts';
import { listReviews } from '../list-reviews.ts';

export const officeReviewResolvers: Resolvers = {
  Query: {
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
      return { refusal: replied.ok ? null : replied.error.kind };
    },
  },
};

import { readReviewFilters } from '#src/reviews/office/review-filters.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { decideReview, replyToReview } from '../decide-review.ts';
import { listReviews } from '../list-reviews.ts';

const PAGE_SIZE = 50;

export const officeReviewResolvers: Resolvers = {
  Query: {
    async listedReviews(_, { filters, before, after }, { db }) {
      const parameters = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
      const { reviews, hasMore } = await listReviews(db, {
        // What is not understood is left out, as on the page of the list.
        filters: readReviewFilters(new URLSearchParams(parameters)),
        before: before ?? null,
        after: after ?? null,
        first: PAGE_SIZE,
      });
      const isForward = Boolean(after);
      return {
        reviews: reviews.map(({ product, writtenAt, ...review }) => ({
          ...review,
          productHandle: product.handle,
          productTitle: product.title,
          writtenAt: writtenAt.toISOString(),
        })),
        before: isForward || hasMore ? (reviews.at(-1)?.id ?? null) : null,
        after: (isForward ? hasMore : before) ? (reviews[0]?.id ?? null) : null,
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

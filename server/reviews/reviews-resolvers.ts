import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { findReviewedOrder } from './reviewed-order.ts';

export const reviewsResolvers: Resolvers = {
  Query: {
    reviewedOrder: (_, { token }, context) => findReviewedOrder(context, token),
  },
};

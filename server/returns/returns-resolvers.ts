import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { findWithdrawalView, listOrderWithdrawals } from './withdrawal-view.ts';

export const returnsResolvers: Resolvers = {
  Query: {
    withdrawal: (_, { token }, context) => findWithdrawalView(context, token),
  },
  Order: {
    withdrawals: ({ number }, _, { db }) => listOrderWithdrawals(db, number),
  },
};

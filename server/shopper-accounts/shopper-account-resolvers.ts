import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { readAccountPage } from './read-account-page.ts';

export const shopperAccountResolvers: Resolvers = {
  Query: {
    shopperAccount: (_, wanted, context) => readAccountPage(context, wanted),
  },
};

import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { registeredActions } from './registered-actions.ts';
import { undoOrderAction } from './request-order-action.ts';

export const orderActionResolvers: Resolvers = {
  Mutation: {
    ...Object.assign({}, ...Object.values(registeredActions).map(({ resolvers }) => resolvers)),
    async undoOrderAction(_, { id }, context) {
      const undone = await undoOrderAction(context, id);
      return { refusal: undone.ok ? null : undone.error.kind };
    },
  },
};

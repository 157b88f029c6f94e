import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { listWaitingActions } from './list-waiting-actions.ts';

export const waitingActionResolvers: Resolvers = {
  Query: { waitingActions: (_, _arguments, context) => listWaitingActions(context) },
};

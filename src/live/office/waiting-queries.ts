import type { QueryClient } from '@tanstack/react-query';
import type { ActionsWaitingQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type WaitingWork = ActionsWaitingQuery['waitingActions']['waiting'][number];
export type RefusedWork = ActionsWaitingQuery['waitingActions']['refused'][number];

export const waitingActionsQuery = operationQuery('ActionsWaiting', {});

const concerned = ['ActionsWaiting', 'Orders', 'Returns', 'Packing'];

/** Asks anew after something was asked for, or undone: where nothing tells of changes, this does. */
export function refetchWork(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => concerned.some((name) => String(queryKey[0]).startsWith(name)),
  });
}

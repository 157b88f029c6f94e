// Asks again for what open screens show of something that changed, and for nothing else.
import type { Query, QueryClient } from '@tanstack/react-query';
import type { OperationName } from '#src/graphql-client.ts';
import { concerns, type LiveChange } from '#src/live/live-kinds.ts';
import { ordersToSendQuery } from '#src/orders/office/orders-to-send-query.ts';

/** A transaction tells of several things at once. */
const GATHER_MS = 20;
/** A busy shop changes all the time. */
const PAUSE_MS = 400;

/** `null`: anything may have changed. */
export type NoteChange = (change: LiveChange | null) => void;

export function createRefetching(queryClient: QueryClient): NoteChange {
  let noted: (LiveChange | null)[] = [];
  let isWaiting = false;
  const wait = (ms: number) => {
    isWaiting = true;
    setTimeout(refetch, ms);
  };
  const refetch = () => {
    const changes = noted;
    noted = [];
    isWaiting = false;
    if (changes.length === 0) return;
    refetchConcerned(queryClient, changes);
    wait(PAUSE_MS);
  };
  return (change) => {
    noted.push(change);
    if (!isWaiting) wait(GATHER_MS);
  };
}

function refetchConcerned(queryClient: QueryClient, changes: (LiveChange | null)[]): void {
  const isConcerned = ({ queryKey: [name, variables] }: Query) =>
    changes.some((change) => change === null || concerns(change, name as OperationName, variables ?? {}));
  const isHidden = document.visibilityState === 'hidden';
  // What nobody sees is asked for when somebody looks again; the count stands in the window's title.
  queryClient.invalidateQueries({ predicate: isConcerned, refetchType: isHidden ? 'none' : 'active' });
  if (isHidden) queryClient.refetchQueries({ ...ordersToSendQuery, type: 'active', stale: true });
}

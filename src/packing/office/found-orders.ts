// Orders that wait behind those of the queue: asked of the server when a code is of none of the queue's, and known until the
// order that was opened is left. With the first product in its parcel, the server counts it to the queue.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { operationQuery } from '../../query-client.ts';
import type { PackingOrder } from './packing-queries.ts';

/** `current`: the number of the order that is open. */
export function useFoundOrders(queued: readonly PackingOrder[], current: number | null) {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<readonly PackingOrder[]>([]);
  const latestFound = useRef(found);
  const keep = useCallback((orders: readonly PackingOrder[]) => {
    latestFound.current = orders;
    setFound(orders);
  }, []);
  /** Whether there are any. Without a connection nobody knows. */
  const find = useCallback(
    async (code: string): Promise<boolean> => {
      try {
        const asked = { ...operationQuery('PackingFind', { code }), staleTime: 0 };
        const { packingOrders } = await queryClient.fetchQuery(asked);
        if (packingOrders.length > 0) keep(packingOrders);
        return packingOrders.length > 0;
      } catch {
        return false;
      }
    },
    [queryClient, keep],
  );
  const isMissing = current !== null && !withFound(queued, found).some(({ number }) => number === current);
  useEffect(() => {
    if (current === null) keep([]);
    // After a reload, the order is found by its address.
    else if (isMissing) void find(`K${current}`);
  }, [current, isMissing, find, keep]);
  return { found, latestFound, find };
}

export function withFound(queued: readonly PackingOrder[], found: readonly PackingOrder[]): readonly PackingOrder[] {
  const numbers = new Set(queued.map(({ number }) => number));
  return [...queued, ...found.filter(({ number }) => !numbers.has(number))];
}

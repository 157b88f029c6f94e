// The queue as this phone knows it: as the server told last, with the scans that are still on their way.
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PackingQueueQuery } from '../../office-operations.generated.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import { useFoundOrders, withFound } from './found-orders.ts';
import { keepOffline } from './keep-offline.ts';
import { type PackingOrder, packingQueueQuery } from './packing-queries.ts';
import { readScan, type ScanMeaning } from './read-scan.ts';
import { findStoredQueue, keepQueue } from './scan-store.ts';
import { type RefusedScan, useWaitingScans } from './use-waiting-scans.ts';
import { withScans } from './with-scans.ts';

const REFETCH_MS = 4_000;
/** The interval while an order can still be called back. */
const WAITING_REFETCH_MS = 1_000;
const MOST_PICTURES = 150;

export type PackingMessage =
  | ScanMeaning
  | { kind: 'unknown'; code: string }
  | { kind: 'refused'; refused: RefusedScan }
  | { kind: 'notSaved' };

type PackingQueue = PackingQueueQuery['packingQueue'];

export type Packing = ReturnType<typeof usePacking>;

type PackingOptions = {
  /** The number of the order that is open; null in the queue. */
  current: number | null;
  onMessage(message: PackingMessage): void;
};

export function usePacking({ current, onMessage }: PackingOptions) {
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery({
    ...packingQueueQuery,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.packingQueue.orders.some(({ waiting }) => waiting) ? WAITING_REFETCH_MS : REFETCH_MS,
  });
  const { packingQueue: queue } = data;
  const { staffId } = queue;
  const say = useRef(onMessage);
  useEffect(() => {
    say.current = onMessage;
  });
  const readQueue = useCallback(() => refetchQuery(queryClient, packingQueueQuery), [queryClient]);
  const { scans, latest, add } = useWaitingScans({
    staffId,
    readQueue,
    onRefused: (refused) => say.current({ kind: 'refused', refused }),
  });
  useStoredQueue(queue);
  usePicturesOffline(queue);

  const { found, latestFound, find } = useFoundOrders(queue.orders, current);
  const orders = useMemo(() => withScans(withFound(queue.orders, found), scans), [queue, found, scans]);
  /** Lists what was scanned since the last rendering too: a scanner is quicker than a screen. */
  const listLatest = useCallback(() => {
    const queue = queryClient.getQueryData(packingQueueQuery.queryKey)?.packingQueue.orders ?? [];
    return withScans(withFound(queue, latestFound.current), latest.current);
  }, [queryClient, latest, latestFound]);

  const count = useCallback(
    async (number: number, position: number, quantity: number): Promise<boolean> => {
      try {
        await add({ number, position, quantity });
        return true;
      } catch {
        say.current({ kind: 'notSaved' });
        return false;
      }
    },
    [add],
  );
  // One after the other: the second scan of a product must know of the first.
  const turn = useRef(Promise.resolve());
  const scan = useCallback(
    (code: string, current: number | null) => {
      turn.current = turn.current.then(async () => {
        let meaning = readScan(code, listLatest(), current);
        // The queue holds the oldest orders only.
        if (isUnknown(meaning) && (await find(code))) meaning = readScan(code, listLatest(), current);
        if (meaning.kind === 'counted' && !(await count(meaning.number, meaning.position, 1))) return;
        say.current(isUnknown(meaning) ? { kind: 'unknown', code } : meaning);
      });
    },
    [listLatest, count, find],
  );
  const { total, isLabelling } = queue;
  return { orders, total, isLabelling, waitingScans: scans, scan, count, readQueue };
}

/** Kept on the phone, and taken from there when the document is older. */
function useStoredQueue(queue: PackingQueue): void {
  const queryClient = useQueryClient();
  const { staffId } = queue;
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    let isGone = false;
    findStoredQueue(staffId, Date.now())
      // The document may be older than what was heard after it.
      .then((kept) => {
        if (isGone || !kept) return;
        const queue = queryClient.getQueryData(packingQueueQuery.queryKey)?.packingQueue;
        if (!queue || queue.at < kept.at) queryClient.setQueryData(packingQueueQuery.queryKey, { packingQueue: kept });
      })
      .catch(() => undefined)
      .finally(() => setIsRestored(true));
    return () => {
      isGone = true;
    };
  }, [staffId, queryClient]);
  useEffect(() => {
    if (isRestored) keepQueue(queue, Date.now()).catch(() => undefined);
  }, [queue, isRestored]);
}

function usePicturesOffline(queue: PackingQueue): void {
  const pictures = useMemo(() => listPictures(queue.orders).join(' '), [queue]);
  useEffect(() => {
    // Without it, the page works, as long as there is a connection.
    keepOffline(pictures ? pictures.split(' ') : []).catch(() => undefined);
  }, [pictures]);
}

const isUnknown = (meaning: ScanMeaning) => meaning.kind === 'wrong' && meaning.title === null;

function listPictures(orders: readonly PackingOrder[]): string[] {
  const urls = orders.flatMap(({ lines }) => lines.flatMap(({ imageUrl }) => (imageUrl ? [imageUrl] : [])));
  return [...new Set(urls)].slice(0, MOST_PICTURES);
}

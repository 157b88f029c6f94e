// Scans on their way to the server: kept on the phone first, sent when there is a connection, forgotten when the queue that
// was read afterwards is here.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useOperationMutation } from '../../query-client.ts';
import { createRecordId } from '../../ui/record-editor/record-id.ts';
import { deleteScans, keepScan, listScans, type WaitingScan } from './scan-store.ts';

const TRY_AGAIN_MS = 3_000;
const MOST_AT_ONCE = 200;

export type RefusedScan = { number: number; refusal: string; packer: string | null };

type Options = {
  staffId: number;
  /** Rejects when the queue could not be read. */
  readQueue(): Promise<unknown>;
  onRefused(refused: RefusedScan): void;
};

export function useWaitingScans({ staffId, readQueue, onRefused }: Options) {
  const [scans, setScans] = useState<readonly WaitingScan[]>([]);
  const latest = useRef(scans);
  const options = useRef({ readQueue, onRefused });
  const isSending = useRef(false);
  const { mutateAsync } = useOperationMutation('PackingScans');
  const post = useRef(mutateAsync);
  useEffect(() => {
    options.current = { readQueue, onRefused };
    post.current = mutateAsync;
  });

  const change = useCallback((next: readonly WaitingScan[]) => {
    latest.current = next;
    setScans(next);
  }, []);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (latest.current.length > 0) {
        const batch = latest.current.slice(0, MOST_AT_ONCE);
        const { recordPackingScans: answers } = await post.current({
          scans: batch.map(({ staffId: _, ...scan }) => scan),
        });
        await options.current.readQueue();
        await deleteScans(batch.map(({ id }) => id));
        change(latest.current.filter((scan) => !batch.includes(scan)));
        for (const { id, refusal, packer } of answers) {
          const number = batch.find((scan) => scan.id === id)?.number ?? 0;
          if (refusal) options.current.onRefused({ number, refusal, packer: packer ?? null });
        }
      }
    } catch {
      // There is no connection: they wait.
    } finally {
      isSending.current = false;
    }
  }, [change]);

  useKeptScans(staffId, { latest, change, send });

  /** Resolves when it cannot get lost any more; rejects when this browser keeps nothing. */
  const add = useCallback(
    async (scan: Pick<WaitingScan, 'number' | 'position' | 'quantity'>) => {
      const made = { ...scan, id: createRecordId(), staffId, at: new Date().toISOString() };
      await keepScan(made);
      change([...latest.current, made]);
      void send();
    },
    [staffId, change, send],
  );

  return { scans, latest, add };
}

type Sending = {
  latest: RefObject<readonly WaitingScan[]>;
  change(next: readonly WaitingScan[]): void;
  send(): Promise<void>;
};

/** Those that this phone kept are sent too, and all of them again and again. */
function useKeptScans(staffId: number, { latest, change, send }: Sending): void {
  useEffect(() => {
    let isGone = false;
    listScans(staffId, Date.now()).then(
      (kept) => {
        if (isGone) return;
        const savedIds = new Set(kept.map(({ id }) => id));
        change([...kept, ...latest.current.filter(({ id }) => !savedIds.has(id))]);
        void send();
      },
      () => undefined,
    );
    const timer = setInterval(send, TRY_AGAIN_MS);
    addEventListener('online', send);
    return () => {
      isGone = true;
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [staffId, latest, change, send]);
}

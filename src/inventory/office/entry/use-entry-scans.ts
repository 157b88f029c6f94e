// What a scanned or typed code adds to the list: what stands on it already without asking anybody, and what does not once
// the shop has said what it is. Without a connection the code waits.
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { operationQuery } from '../../../query-client.ts';
import { signalScan } from '../../../ui/scanner/signal-scan.ts';
import { nameOf, type StockRow } from '../stock-queries.ts';
import { addKnown, addScanned, type Entry } from './entry-lines.ts';

export type ScanMessage =
  | { kind: 'added'; name: string; quantity: number }
  | { kind: 'unknown'; code: string }
  | { kind: 'untracked'; name: string }
  /** Which one is asked. */
  | { kind: 'several'; code: string; rows: readonly StockRow[] };

type Options = { latest: RefObject<Entry>; change(next: (entry: Entry) => Entry): void; isReady: boolean };

const TRY_AGAIN_MS = 3_000;

export function useEntryScans({ latest, change, isReady }: Options) {
  const queryClient = useQueryClient();
  const [message, setMessage] = useState<{ last: ScanMessage | null; turn: number }>({ last: null, turn: 0 });
  const say = useCallback((last: ScanMessage | null) => {
    if (last) signalScan(last.kind === 'added');
    setMessage(({ turn }) => ({ last, turn: turn + 1 }));
  }, []);

  const add = useCallback(
    (row: StockRow) => {
      if (!row.isTracked) return say({ kind: 'untracked', name: nameOf(row) });
      change((entry) => addScanned(entry, row));
      say({ kind: 'added', name: nameOf(row), quantity: latest.current.lines[0]?.quantity ?? 1 });
    },
    [change, latest, say],
  );

  const readCode = useCallback(
    async (code: string) => {
      const known = addKnown(latest.current, code);
      if (known) {
        change(() => known.entry);
        say({ kind: 'added', name: known.line.name, quantity: known.line.quantity ?? 1 });
        return;
      }
      const { foundStock: rows } = await queryClient.fetchQuery({
        ...operationQuery('StockFind', { code }),
        staleTime: 0,
      });
      const [first, second] = rows;
      if (!first) say({ kind: 'unknown', code });
      else if (second) say({ kind: 'several', code, rows });
      else add(first);
    },
    [latest, change, queryClient, add, say],
  );

  // One after the other: the second scan of a product must know of the first.
  const turn = useRef(Promise.resolve());
  const scan = useCallback(
    (code: string) => {
      const wait = () => change((entry) => ({ ...entry, waiting: [...entry.waiting, code] }));
      turn.current = turn.current.then(() => readCode(code)).catch(wait);
    },
    [readCode, change],
  );
  useWaitingCodes({ latest, change, isReady, turn, readCode });
  return { message, scan, add, say };
}

type Waiting = Options & { turn: RefObject<Promise<void>>; readCode(code: string): Promise<void> };

/** Those that were kept are looked up when there is a connection again. */
function useWaitingCodes({ latest, change, isReady, turn, readCode }: Waiting): void {
  useEffect(() => {
    if (!isReady) return;
    const lookUp = () => {
      turn.current = turn.current
        .then(async () => {
          for (let [code] = latest.current.waiting; code !== undefined; [code] = latest.current.waiting) {
            await readCode(code);
            change((entry) => ({ ...entry, waiting: entry.waiting.slice(1) }));
          }
          // There is no connection: they wait on.
        }, undefined)
        .catch(() => undefined);
    };
    const tryAgain = () => {
      if (latest.current.waiting.length > 0) lookUp();
    };
    tryAgain();
    const timer = setInterval(tryAgain, TRY_AGAIN_MS);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
    };
  }, [isReady, latest, change, turn, readCode]);
}

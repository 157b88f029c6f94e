// A list of what is received, counted or written off: scanned, typed, finished in one go, and taken back.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { stockEntryRefusals, stockLineRefusals } from '../../../catalogue/office/stock/stock-refusals.ts';
import type { EntryKind } from '../../../catalogue/stock-causes.ts';
import { refusalMessage } from '../../../i18n/refusal-message.ts';
import { useOperationMutation } from '../../../query-client.ts';
import type { DoneEntry } from '../stock-done.tsx';
import { stockShowQuery } from '../stock-queries.ts';
import { countEntered, inputOf, isWhole, withBelief } from './entry-lines.ts';
import { useEntryScans } from './use-entry-scans.ts';
import { useKeptEntry } from './use-kept-entry.ts';

export type StockEntryScreen = ReturnType<typeof useStockEntry>;

export function useStockEntry(kind: EntryKind) {
  const { t } = useApp();
  const kept = useKeptEntry(kind);
  const { latest, change, clear } = kept;
  const queryClient = useQueryClient();
  const scans = useEntryScans(kept);
  const entering = useOperationMutation('StockEnter');
  const [done, setDone] = useState<DoneEntry | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());

  /** Whoever finishes once more has seen what somebody else has entered, and says the difference to that. */
  const believeAnew = useCallback(
    async (variantId: string) => {
      const { stockOfVariant: row } = await queryClient.fetchQuery({ ...stockShowQuery(variantId), staleTime: 0 });
      if (row) change((entry) => withBelief(entry, row));
    },
    [queryClient, change],
  );

  const finish = useCallback(async () => {
    const entry = latest.current;
    setProblem(null);
    const unread = entry.lines.filter((line) => !isWhole(kind, line));
    setFaults(new Map(unread.map(({ variantId }) => [variantId, t('stock.refusal_QuantityInvalid')])));
    if (unread.length > 0) return setProblem(t('stock.refusal_LinesRefused'));
    const { enterStock } = await entering.mutateAsync({ entry: inputOf(kind, entry) });
    const { refusal, refused, lines, batchId = null } = enterStock;
    if (refusal) {
      const wordsOf = (line: (typeof refused)[number]) =>
        t(refusalMessage(stockLineRefusals, line.refusal, 'stock.refusal_VariantUnknown'), {
          onHand: line.onHand ?? 0,
          reserved: line.reserved ?? 0,
          who: line.by ?? '',
        });
      setFaults(new Map(refused.map((line) => [line.variantId, wordsOf(line)])));
      const entered = refused.filter((line) => line.refusal === 'StockEnteredSince');
      await Promise.all(entered.map(({ variantId }) => believeAnew(variantId)));
      return setProblem(t(refusalMessage(stockEntryRefusals, refusal, 'stock.refusal_LinesRefused')));
    }
    const differing = lines.filter(({ difference }) => difference !== 0).length;
    const already = lines.flatMap(({ by, quantity: typed, onHand }) =>
      by ? [t('stock.enteredAlready', { who: by, typed, onHand })] : [],
    );
    const text = [t(`stock.done_${kind}`, { count: countEntered(kind, entry), differing }), ...already].join(' ');
    setDone({ batchId, text });
    scans.say(null);
    clear();
  }, [kind, latest, clear, entering.mutateAsync, scans.say, believeAnew, t]);

  const submit = () => finish().catch(() => setProblem(t('stock.failed')));
  return { ...kept, ...scans, kind, done, problem, faults, submit, isPending: entering.isPending };
}

// A list of what is received, counted or written off: scanned, typed, finished in one go, and taken back.
import { useCallback, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { stockEntryRefusals, stockLineRefusals } from '../../../catalogue/office/stock/stock-refusals.ts';
import type { EntryKind } from '../../../catalogue/stock-causes.ts';
import { refusalMessage } from '../../../i18n/refusal-message.ts';
import { useOperationMutation } from '../../../query-client.ts';
import type { DoneEntry } from '../stock-done.tsx';
import { countEntered, inputOf, isWhole } from './entry-lines.ts';
import { useEntryScans } from './use-entry-scans.ts';
import { useKeptEntry } from './use-kept-entry.ts';

export type StockEntryScreen = ReturnType<typeof useStockEntry>;

export function useStockEntry(kind: EntryKind) {
  const { t } = useApp();
  const kept = useKeptEntry(kind);
  const { latest, clear } = kept;
  const scans = useEntryScans(kept);
  const entering = useOperationMutation('StockEnter');
  const [done, setDone] = useState<DoneEntry | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());

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
        });
      setFaults(new Map(refused.map((line) => [line.variantId, wordsOf(line)])));
      return setProblem(t(refusalMessage(stockEntryRefusals, refusal, 'stock.refusal_LinesRefused')));
    }
    const differing = lines.filter(({ difference }) => difference !== 0).length;
    setDone({ batchId, text: t(`stock.done_${kind}`, { count: countEntered(kind, entry), differing }) });
    scans.say(null);
    clear();
  }, [kind, latest, clear, entering.mutateAsync, scans.say, t]);

  const submit = () => finish().catch(() => setProblem(t('stock.failed')));
  return { ...kept, ...scans, kind, done, problem, faults, submit, isPending: entering.isPending };
}

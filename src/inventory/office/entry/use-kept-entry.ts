// A list that outlives a reload, a closed tab and hours without a connection: it is kept on the device with every change,
// by whoever is signed in.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EntryKind } from '../../../catalogue/stock-causes.ts';
import { createRecordId } from '../../../ui/record-editor/record-id.ts';
import { useTypingKey } from '../../../ui/record-editor/use-typing-key.ts';
import { findTyping, keepTyping } from '../../../ui/typing/kept-typing.ts';
import { type Entry, emptyEntry } from './entry-lines.ts';

/** Raised with each change of what is kept. */
const SHAPE = 1;

export function useKeptEntry(kind: EntryKind) {
  const key = useTypingKey(`stock:${kind}`);
  const staffId = key?.staffId;
  const [entry, setEntry] = useState<Entry>(() => emptyEntry(''));
  /** What was scanned since the last rendering too: a scanner is quicker than a screen. */
  const latest = useRef(entry);
  const [isReady, setIsReady] = useState(false);
  const [isKept, setIsKept] = useState(true);
  const change = useCallback(
    (next: (entry: Entry) => Entry) => {
      latest.current = next(latest.current);
      setEntry(latest.current);
      if (staffId !== undefined) setIsKept(keepTyping(placeOf(staffId, kind), SHAPE, latest.current));
    },
    [staffId, kind],
  );
  useEffect(() => {
    if (staffId === undefined) return;
    const kept = findTyping(placeOf(staffId, kind), SHAPE) as Entry | undefined;
    latest.current = kept ?? emptyEntry(createRecordId());
    setEntry(latest.current);
    setIsReady(true);
  }, [staffId, kind]);
  const clear = useCallback(() => change(() => emptyEntry(createRecordId())), [change]);
  return { entry, latest, change, clear, isReady, isKept };
}

function placeOf(staffId: string, kind: EntryKind) {
  return { staffId, name: `stock:${kind}`, isOnDevice: true } as const;
}

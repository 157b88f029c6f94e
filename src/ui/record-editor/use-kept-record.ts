// Keeps the unsaved work of an editor in the tab, and brings it back when the editor is opened again.
import { useEffect, useRef } from 'react';
import { findTyping, forgetTyping, keepTyping } from '../typing/kept-typing.ts';
import type { EditedRecord } from './edited-record.ts';
import { filledUp, thinned } from './thin-record.ts';
import { useTypingKey } from './use-typing-key.ts';

type KeptRecord<Form> = {
  kind: string;
  shape: number;
  edited: EditedRecord<Form>;
  isUnsaved: boolean;
  restore(edited: EditedRecord<Form>): void;
};

const PAUSE_MS = 500;

/** Returns what gives it up. */
export function useKeptRecord<Form extends object>({
  kind,
  shape,
  edited,
  isUnsaved,
  restore,
}: KeptRecord<Form>): () => void {
  const key = useTypingKey(`${kind}:${edited.id ?? 'new'}`);
  const openedUnder = useRef(key);
  // Written down once nothing came for a moment, or when the page goes: a keystroke does not wait for a long record.
  const waiting = useRef<(() => void) | null>(null);
  const flush = () => {
    waiting.current?.();
    waiting.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened or shown again.
  useEffect(() => {
    if (!key || isUnsaved) return;
    const kept = findTyping(key, shape) as EditedRecord<Form> | undefined;
    if (kept) restore(filledUp(kept));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of what is edited.
  useEffect(() => {
    if (!key) return;
    // A new record has a name of its own once it is saved.
    if (openedUnder.current && openedUnder.current.name !== key.name) forgetTyping(openedUnder.current);
    openedUnder.current = key;
    waiting.current = isUnsaved ? () => keepTyping(key, shape, thinned(edited)) : null;
    if (!isUnsaved) return forgetTyping(key);
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key?.name, edited, isUnsaved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks for what waits then.
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return () => {
    waiting.current = null;
    if (key) forgetTyping(key);
  };
}

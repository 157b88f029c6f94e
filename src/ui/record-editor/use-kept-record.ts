// Keeps the unsaved work of an editor in the tab, and brings it back when the editor is opened again.
import { useEffect, useRef, useState } from 'react';
import { findTyping, forgetTyping, keepTyping } from '../typing/kept-typing.ts';
import type { EditedRecord } from './edited-record.ts';
import { useTypingKey } from './use-typing-key.ts';

type KeptRecord<Form> = {
  kind: string;
  shape: number;
  edited: EditedRecord<Form>;
  isUnsaved: boolean;
  restore(edited: EditedRecord<Form>): void;
};

/** Returns what gives it up. */
export function useKeptRecord<Form>({ kind, shape, edited, isUnsaved, restore }: KeptRecord<Form>): () => void {
  const key = useTypingKey(`${kind}:${edited.id ?? 'new'}`);
  const openedUnder = useRef(key);
  const later = useLater();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened or shown again.
  useEffect(() => {
    if (!key || isUnsaved) return;
    const kept = findTyping(key, shape) as EditedRecord<Form> | undefined;
    if (kept) restore(kept);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of what is edited.
  useEffect(() => {
    if (!key) return;
    // A new record has a name of its own once it is saved.
    if (openedUnder.current && openedUnder.current.name !== key.name) forgetTyping(openedUnder.current);
    openedUnder.current = key;
    if (!isUnsaved) {
      later.drop();
      forgetTyping(key);
    } else later.put(() => keepTyping(key, shape, edited));
  }, [key?.name, edited, isUnsaved]);
  return () => {
    later.drop();
    if (key) forgetTyping(key);
  };
}

const PAUSE_MS = 500;

/**
 * Does the last of what is put there once nothing came for a moment, and at once when the page goes: a long record is not
 * written down between two keystrokes, which would have to wait for it.
 */
function useLater(): { put(work: () => void): void; drop(): void } {
  const waiting = useRef<{ work: () => void; timer: number } | null>(null);
  const [later] = useState(() => {
    const drop = () => {
      if (waiting.current) window.clearTimeout(waiting.current.timer);
      waiting.current = null;
    };
    const flush = () => {
      const work = waiting.current?.work;
      drop();
      work?.();
    };
    const put = (work: () => void) => {
      drop();
      waiting.current = { work, timer: window.setTimeout(flush, PAUSE_MS) };
    };
    return { put, drop, flush };
  });
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') later.flush();
    };
    window.addEventListener('pagehide', later.flush);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      later.flush();
      window.removeEventListener('pagehide', later.flush);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [later]);
  return later;
}

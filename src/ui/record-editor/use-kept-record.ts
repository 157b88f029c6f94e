// Keeps the unsaved work of an editor in the tab, and brings it back when the editor is opened again.
import { useEffect, useRef } from 'react';
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
    if (isUnsaved) keepTyping(key, shape, edited);
    else forgetTyping(key);
  }, [key?.name, edited, isUnsaved]);
  return () => {
    if (key) forgetTyping(key);
  };
}

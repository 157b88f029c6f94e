// Single keys as shortcuts: they do nothing while somebody types, with a modifier, or while a dialog is open. What a key
// does on the page that is open can be asked for by its name too: the search offers it.
import { useEffect, useRef } from 'react';

/** By `KeyboardEvent.key`. */
export type OfficeKeys = Record<string, () => void>;

const listening = new Set<{ current: OfficeKeys }>();

export function useOfficeKeys(keys: OfficeKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = latest.current[event.key];
      if (!act || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    };
    listening.add(latest);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      listening.delete(latest);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/** What the key does now; undefined where it does nothing. */
export function actionOfKey(key: string): (() => void) | undefined {
  return [...listening].find(({ current }) => current[key])?.current[key];
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
  return isText || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

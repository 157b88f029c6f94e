// Single keys as shortcuts: they do nothing while somebody types, with a modifier, or while a dialog is open.
import { useEffect, useRef } from 'react';

/** By `KeyboardEvent.key`. */
export type OfficeKeys = Record<string, () => void>;

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
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
  return isText || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

// Single keys as shortcuts: they do nothing while somebody types, with a modifier, or while a dialog is open. What a key
// does on the page that is open can be asked for by its name too: the search offers it.
import { useEffect, useRef } from 'react';
import { holdKeys, isTyping } from './held-keys.ts';

/** Keyed by `KeyboardEvent.key`. */
export type OfficeKeys = Record<string, () => void>;

const SEARCH = '/';
/** It acts on each page, whoever is signed in, once the shell is there. */
const SHELL = '?';

const listening = new Set<{ current: OfficeKeys }>();

export function useOfficeKeys(keys: OfficeKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // The shell may come after the page: letters that are meant for its search would be keys of the page.
      if (event.key === SEARCH && !actionOfKey(SHELL)) return holdKeys();
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

// Single keys as shortcuts: they do nothing while somebody types, with a modifier, or while a dialog is open. What a key
// does on the page that is open can be asked for by its name too: the search offers it.
import { useLayoutEffect, useRef } from 'react';
import { holdKeysForSearch, isTyping } from './held-keys.ts';

/** Keyed by `KeyboardEvent.key`. */
export type OfficeKeys = Record<string, () => void>;

const SEARCH = '/';
/** It acts on each page, whoever is signed in, once the shell is there. */
const SHELL = '?';

const listening = new Set<{ current: OfficeKeys }>();

// Heard from the moment that this code is there: what is typed for the search while a page comes to life is no key of it.
if (typeof document !== 'undefined') document.addEventListener('keydown', onKeyDown);

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  // The shell may come after the page: letters that are meant for its search would be keys of the page.
  if (event.key === SEARCH && !actionOfKey(SHELL)) {
    holdKeysForSearch();
    return;
  }
  const act = actionOfKey(event.key);
  if (!act || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  act();
}

/** What is seen listens: a key that is pressed as soon as a button stands there is not lost. */
export function useOfficeKeys(keys: OfficeKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    listening.add(latest);
    return () => void listening.delete(latest);
  }, []);
}

/** What the key does now; undefined where it does nothing. */
export function actionOfKey(key: string): (() => void) | undefined {
  return [...listening].find(({ current }) => current[key])?.current[key];
}

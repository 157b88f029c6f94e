// Two lists that lie in the shopper's own browser and on no server: the wishlist, from the first press of a heart on, and
// what was looked at last, while the shopper has that switched on. An empty wishlist leaves nothing behind.
import { useSyncExternalStore } from 'react';
import { MOST_SAVED, readHandles } from './read-handles.ts';

const MOST_VIEWED = 9;

export type HandleList = {
  /** Null where nothing is stored. The same object until something changes. */
  read(): readonly string[] | null;
  /** False where the browser stores nothing. */
  write(handles: readonly string[] | null): boolean;
  subscribe(onChange: () => void): () => void;
};

/** A list of products' handles in localStorage. Tabs follow each other. */
export function createHandleList(key: string): HandleList {
  const listeners = new Set<() => void>();
  let lastText: string | null = null;
  let lastRead: readonly string[] | null = null;
  const onStorage = (event: StorageEvent) => {
    // Without a key, everything was deleted.
    if (event.key !== key && event.key !== null) return;
    for (const listener of listeners) listener();
  };
  return {
    read() {
      let text: string | null = null;
      try {
        text = localStorage.getItem(key);
      } catch {}
      if (text !== lastText) {
        lastText = text;
        lastRead = text === null ? null : readHandles(text);
      }
      return lastRead;
    },
    write(handles) {
      try {
        if (handles) localStorage.setItem(key, handles.join(','));
        else localStorage.removeItem(key);
      } catch {
        return false;
      }
      for (const listener of listeners) listener();
      return true;
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

export const wishlist = createHandleList('kasa-wishlist');
/** Stored, even empty: the shopper has switched it on. */
export const recentlyViewed = createHandleList('kasa-recently-viewed');

/** Undefined until the page is hydrated: the server does not know. */
export function useHandleList({ subscribe, read }: HandleList): readonly string[] | null | undefined {
  return useSyncExternalStore<readonly string[] | null | undefined>(subscribe, read, () => undefined);
}

export type SaveOutcome = 'SAVED' | 'FULL' | 'NOT_STORED';

/** Puts products at the beginning; those that are on the list stay where they are. */
export function save(handles: readonly string[], list: HandleList = wishlist): SaveOutcome {
  const saved = list.read() ?? [];
  const all = [...handles.filter((handle) => !saved.includes(handle)), ...saved];
  if (all.length > MOST_SAVED) return 'FULL';
  return list.write(all) ? 'SAVED' : 'NOT_STORED';
}

export function forget(handles: readonly string[], list: HandleList = wishlist): boolean {
  const saved = (list.read() ?? []).filter((handle) => !handles.includes(handle));
  return list.write(saved.length > 0 ? saved : null);
}

/** Stores nothing unless the shopper has switched it on. */
export function noteViewed(handle: string, list: HandleList = recentlyViewed): void {
  const viewed = list.read();
  if (viewed) list.write([handle, ...viewed.filter((each) => each !== handle)].slice(0, MOST_VIEWED));
}

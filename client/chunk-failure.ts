// A chunk that cannot be had is gone, most often because the shop has a new release. The target is
// then loaded in full, once: the guard keeps a path that fails again from loading for ever.

export const RELOAD_GUARD_MS = 10_000;

const STORAGE_KEY = 'kasa-reload-guard';

type Guard = { path: string; expiresAt: number };
type GuardStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether `path` may be loaded in full, which is then noted. Storage that is forbidden, full or garbled guards
 * nothing; reading `sessionStorage` may throw by itself, so it is handed in as a function.
 */
export function mayLoadInFull(path: string, now: number, storage: () => GuardStorage): boolean {
  try {
    const guard = JSON.parse(storage().getItem(STORAGE_KEY) ?? '{}') as Partial<Guard>;
    if (guard.path === path && (guard.expiresAt ?? 0) > now) return false;
  } catch {}
  try {
    storage().setItem(STORAGE_KEY, JSON.stringify({ path, expiresAt: now + RELOAD_GUARD_MS } satisfies Guard));
  } catch {}
  return true;
}

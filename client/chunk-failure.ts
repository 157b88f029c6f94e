// A chunk that cannot be loaded usually belongs to an older release. The target is then loaded as a whole page, once:
// the guard stops a path that fails again from reloading forever.

export const RELOAD_GUARD_MS = 10_000;

const STORAGE_KEY = 'kasa-reload-guard';

type Guard = { path: string; expiresAt: number };
type GuardStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether `path` may be loaded as a whole page, which is then noted. Storage that is forbidden, full or corrupt means
 * no guard; reading `sessionStorage` itself may throw, so it is passed as a function.
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

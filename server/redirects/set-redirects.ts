// Redirects that a merchant gives, judged and written: all of them or none.
import type { Result } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { isTarget, normaliseAddress } from './redirect-addresses.ts';
import { deleteRedirect, listRedirects, type Redirect, saveRedirects } from './redirect-store.ts';

/** A redirect that nobody has looked at yet; `line` of the file. */
export type GivenRedirect = { line: number; from: string; to: string };

export type RedirectFault = { line: number; message: string; fix: string };

export type SavedRedirects = { created: number; updated: number; unchanged: number };

/** Every process has all of them in memory. */
const MAX_REDIRECTS = 50_000;

/** An address that is there already leads where it is said now. */
export async function setRedirects(
  db: Db,
  given: readonly GivenRedirect[],
  now: Date,
): Promise<Result<SavedRedirects, { kind: 'invalidRedirects'; faults: RedirectFault[] }>> {
  return inTransaction(db, async (tx) => {
    const faults: RedirectFault[] = [];
    const wanted = new Map<string, Redirect & { line: number }>();
    for (const { line, from, to } of given) {
      const path = normaliseAddress(from);
      const target = to.trim();
      if (path === null || path === '/') {
        const message = `“${from.slice(0, 80)}” is no address of a page.`;
        faults.push({ line, message, fix: 'Write the path of the old page, such as /products/old-shirt.' });
      } else if (!isTarget(target)) {
        const message = `“${to.slice(0, 80)}” is no address to lead to.`;
        faults.push({
          line,
          message,
          fix: 'Write a path of this shop, such as /pl/p/shirt, or an address with https://.',
        });
      } else wanted.set(path, { path, target, line });
    }
    const existing = new Map((await listRedirects(tx)).map(({ path, target }) => [path, target]));
    const all = new Map([...existing, ...[...wanted.values()].map(({ path, target }) => [path, target] as const)]);
    const circles = findCircles(all);
    for (const { path, target, line } of wanted.values()) {
      if (!circles.has(path)) continue;
      const message = `${path} leads to ${target}, and from there back to itself.`;
      faults.push({ line, message, fix: 'Let it lead to a page that exists.' });
    }
    if (all.size > MAX_REDIRECTS) {
      const message = `There would be ${all.size.toLocaleString('en')} redirects; at most ${MAX_REDIRECTS.toLocaleString('en')} are kept.`;
      faults.push({
        line: 1,
        message,
        fix: 'Leave out /products/… and /collections/…, which find their handles by themselves.',
      });
    }
    if (faults.length > 0) {
      return { ok: false, error: { kind: 'invalidRedirects', faults: faults.sort((a, b) => a.line - b.line) } };
    }
    const changed = [...wanted.values()].filter(({ path, target }) => existing.get(path) !== target);
    if (changed.length > 0) await saveRedirects(tx, changed, now);
    const created = changed.filter(({ path }) => !existing.has(path)).length;
    return {
      ok: true,
      value: { created, updated: changed.length - created, unchanged: wanted.size - changed.length },
    };
  });
}

/** Forgets where an address leads; returns it as it was kept, or null when there was none. */
export async function removeRedirect(db: Db, address: string): Promise<string | null> {
  const path = normaliseAddress(address);
  if (path === null) return null;
  return (await inTransaction(db, (tx) => deleteRedirect(tx, path))) ? path : null;
}

/** The paths that come back to themselves. Each is walked once. */
function findCircles(targets: ReadonlyMap<string, string>): Set<string> {
  const circles = new Set<string>();
  const finished = new Set<string>();
  for (const start of targets.keys()) {
    const way: string[] = [];
    const onWay = new Set<string>();
    let path: string | null = start;
    while (path !== null && !finished.has(path) && !onWay.has(path)) {
      way.push(path);
      onWay.add(path);
      const target = targets.get(path);
      path = target?.startsWith('/') ? normaliseAddress(target) : null;
    }
    if (path !== null && onWay.has(path)) for (const each of way.slice(way.indexOf(path))) circles.add(each);
    for (const each of way) finished.add(each);
  }
  return circles;
}

// Redirects that a merchant gives as a file, judged and written: all of them or none.

import { formatNumber } from '#src/numbers/format-number.ts';
import type { RedirectFaultKind } from '#src/redirects/redirect-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { AuditEntry } from '../schema/request-context.ts';
import { judgeRedirects, MAX_REDIRECTS } from './judge-redirects.ts';
import { isTarget, normaliseAddress, withoutOrigin } from './redirect-addresses.ts';
import { deleteRedirect, listRedirects, lockRedirects, type Redirect, saveRedirects } from './redirect-store.ts';

export type RedirectServices = {
  db: Db;
  now: () => Date;
  /** What begins with it is kept as a path of ours, so that it is seen where it leads. */
  publicUrl: string;
  audit(tx: Transaction, entry: AuditEntry): Promise<void>;
};

/** A redirect that nobody has looked at yet; `line` of the file. */
export type GivenRedirect = { line: number; from: string; to: string };

/** `message` and `fix` are the commands'; the office says `kind` and `address` in its own words. */
export type RedirectFault = {
  line: number;
  kind: RedirectFaultKind;
  address: string;
  message: string;
  fix: string;
};

/** `shortened`: those that lead to the end of a way at once that went over another redirect. */
export type SavedRedirects = { created: number; updated: number; unchanged: number; shortened: number };

type Wanted = Map<string, Redirect & { line: number }>;

/** An address that is there already leads where it is said now. */
export async function setRedirects(
  { db, now, publicUrl, audit }: RedirectServices,
  given: readonly GivenRedirect[],
): Promise<Result<SavedRedirects, { kind: 'invalidRedirects'; faults: RedirectFault[] }>> {
  return inTransaction(db, async (tx) => {
    await lockRedirects(tx);
    const { wanted, faults } = readGiven(given, publicUrl);
    const existing = new Map((await listRedirects(tx)).map(({ path, target }) => [path, target]));
    const all = new Map([...existing, ...[...wanted.values()].map(({ path, target }) => [path, target] as const)]);
    const { circles, isTooMany, shortened } = await judgeRedirects(tx, all);
    for (const each of wanted.values()) if (circles.has(each.path)) faults.push(circleFault(each));
    if (isTooMany) faults.push(tooManyFault(all.size));
    if (faults.length > 0) {
      return refuse({ kind: 'invalidRedirects' as const, faults: faults.sort((a, b) => a.line - b.line) });
    }
    for (const { path, target } of shortened) all.set(path, target);
    const changed = [...all].flatMap(([path, target]) => (existing.get(path) === target ? [] : [{ path, target }]));
    const created = changed.filter(({ path }) => !existing.has(path)).length;
    const updated = changed.filter(({ path }) => existing.has(path) && wanted.has(path)).length;
    const saved = { created, updated, unchanged: wanted.size - created - updated, shortened: shortened.length };
    if (changed.length > 0) {
      await saveRedirects(tx, changed, now());
      await audit(tx, { kind: 'redirect.imported', subject: String(wanted.size), after: saved });
    }
    return ok(saved);
  });
}

/** Forgets where an address leads; returns it as it was kept, or null when there was none. */
export async function removeRedirect(
  { db, audit }: Pick<RedirectServices, 'db' | 'audit'>,
  address: string,
): Promise<string | null> {
  const path = normaliseAddress(address);
  if (path === null) return null;
  return inTransaction(db, async (tx) => {
    if (!(await deleteRedirect(tx, path))) return null;
    await audit(tx, { kind: 'redirect.removed', subject: path });
    return path;
  });
}

function readGiven(given: readonly GivenRedirect[], publicUrl: string): { wanted: Wanted; faults: RedirectFault[] } {
  const wanted: Wanted = new Map();
  const faults: RedirectFault[] = [];
  for (const { line, from, to } of given) {
    const path = normaliseAddress(from);
    const target = withoutOrigin(to.trim(), publicUrl);
    if (path === null || path === '/') faults.push(pathFault(line, from));
    else if (!isTarget(target)) faults.push(targetFault(line, to));
    else wanted.set(path, { path, target, line });
  }
  return { wanted, faults };
}

const MOST_SHOWN = 80;

function pathFault(line: number, from: string): RedirectFault {
  const address = from.slice(0, MOST_SHOWN);
  const message = `“${address}” is no address of a page.`;
  const fix = 'Write the path of the old page, such as /products/old-shirt.';
  return { line, kind: 'PathInvalid', address, message, fix };
}

function targetFault(line: number, to: string): RedirectFault {
  const address = to.slice(0, MOST_SHOWN);
  const message = `“${address}” is no address to lead to.`;
  const fix = 'Write a path of this shop, such as /pl/p/shirt, or an address with https://.';
  return { line, kind: 'TargetInvalid', address, message, fix };
}

function circleFault({ path, target, line }: Redirect & { line: number }): RedirectFault {
  const message = `${path} leads to ${target}, and from there back to itself.`;
  return { line, kind: 'Circle', address: path, message, fix: 'Let it lead to a page that exists.' };
}

function tooManyFault(count: number): RedirectFault {
  const [there, most] = [count, MAX_REDIRECTS].map((each) => formatNumber(each, 'en'));
  const message = `There would be ${there} redirects; at most ${most} are kept.`;
  const fix = 'Leave out /products/… and /collections/…, which find their handles by themselves.';
  return { line: 1, kind: 'TooMany', address: String(MAX_REDIRECTS), message, fix };
}

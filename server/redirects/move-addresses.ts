// A page of ours that moves: its former address leads to the new one, what led to the former leads there at once, and what
// the new address led to is forgotten, because there is a page now. So no chain and no circle comes of it.
import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import type { AuditEntry } from '../schema/request-context.ts';
import { normaliseAddress } from './redirect-addresses.ts';
import { type Redirect, saveRedirects } from './redirect-store.ts';

/** `from`: a path of this shop; `to`: a path, or a whole address. */
export type Move = { from: string; to: string };

/** Answers with what the log says of it: a row for each redirect that is there, leads elsewhere or is gone since. */
export async function moveAddresses(tx: Transaction, moves: readonly Move[], now: Date): Promise<AuditEntry[]> {
  const given = moves.map(({ from, to }) => ({ path: normaliseAddress(from) ?? from, target: to }));
  // A whole address is another shop's, whatever its path.
  const ours = given.filter(({ target }) => target.startsWith('/'));
  const freed = ours.map(({ target }) => normaliseAddress(target)).filter((path) => path !== null);
  const paths = given.map(({ path }) => path);
  const before = await listConcerned(tx, [...freed, ...paths], paths);
  if (freed.length > 0) await tx.deleteFrom('redirects').where('path', 'in', freed).execute();
  for (const { path, target } of given) {
    await tx
      .updateTable('redirects')
      .set(({ eb }) => ({ target, version: eb('version', '+', 1) }))
      .where('target', '=', path)
      .where('path', '!=', path)
      .execute();
  }
  await saveRedirects(tx, given, now);
  return listChanges(before, await listConcerned(tx, [...before.keys(), ...paths], []));
}

type ByPath = ReadonlyMap<string, Redirect>;

async function listConcerned(tx: Transaction, paths: string[], targets: string[]): Promise<ByPath> {
  const found = await tx
    .selectFrom('redirects')
    .select(['path', 'target'])
    .where(({ eb, or }) =>
      or([eb('path', '=', sql<string>`any(${paths})`), eb('target', '=', sql<string>`any(${targets})`)]),
    )
    .orderBy('path')
    .execute();
  return new Map(found.map((redirect) => [redirect.path, redirect]));
}

function listChanges(before: ByPath, after: ByPath): AuditEntry[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path): AuditEntry[] => {
    const [was, is] = [before.get(path), after.get(path)];
    if (was?.target === is?.target) return [];
    const kind = is ? (was ? 'redirect.changed' : 'redirect.added') : 'redirect.removed';
    return [{ kind, subject: path, ...(was && { before: was }), ...(is && { after: is }) }];
  });
}

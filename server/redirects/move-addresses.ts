// A page of ours that moves: its former address leads to the new one, what led to the former leads there at once, and what
// the new address led to is forgotten, because there is a page now. So no chain and no circle comes of it.
import type { Transaction } from '../database/transaction.ts';
import { normaliseAddress } from './redirect-addresses.ts';
import { saveRedirects } from './redirect-store.ts';

/** `from`: a path of this shop; `to`: a path, or a whole address. */
export type Move = { from: string; to: string };

export async function moveAddresses(tx: Transaction, moves: readonly Move[], now: Date): Promise<void> {
  const given = moves.map(({ from, to }) => ({ path: normaliseAddress(from) ?? from, target: to }));
  // A whole address is another shop's, whatever its path.
  const ours = given.filter(({ target }) => target.startsWith('/'));
  const freed = ours.map(({ target }) => normaliseAddress(target)).filter((path) => path !== null);
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
}

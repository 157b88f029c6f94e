// Takes pictures out of the library for good, with their files. What something shows stays, and is told.
import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { deletePictureFiles } from '../../../media/delete-picture-files.ts';
import { isPictureShown } from '../../../media/picture-uses.ts';
import type { AuditEntry } from '../../../schema/request-context.ts';

type Remover = { db: Db; mediaDirectory: string; audit(tx: Transaction, entry: AuditEntry): Promise<void> };

type Removed = { removed: number; used: string[] };

/** In one transaction; more are removed in several, so that nobody who shows one waits for all of them. */
export const MOST_REMOVED_AT_ONCE = 200;

export async function removePictures(remover: Remover, keys: readonly string[]): Promise<Removed> {
  const each = [...new Set(keys)];
  const all: Removed = { removed: 0, used: [] };
  for (let from = 0; from < each.length; from += MOST_REMOVED_AT_ONCE) {
    const { removed, used } = await removeSome(remover, each.slice(from, from + MOST_REMOVED_AT_ONCE));
    all.removed += removed;
    all.used.push(...used);
  }
  return all;
}

async function removeSome({ db, mediaDirectory, audit }: Remover, keys: readonly string[]): Promise<Removed> {
  const { gone, used } = await inTransaction(db, async (tx) => {
    // Whoever shows one just now is waited for, and seen by the second statement.
    const { rows: there } = await sql<{ key: string }>`
      select key from pictures where key = any(${keys}::text[]) order by key for update`.execute(tx);
    const known = there.map(({ key }) => key);
    const { rows } = await sql<{ key: string }>`
      delete from pictures where key = any(${known}::text[]) and not ${isPictureShown} returning key`.execute(tx);
    const removed = rows.map(({ key }) => key);
    if (removed.length > 0) await audit(tx, { kind: 'pictures.removed', subject: removed.join(' ') });
    return { gone: removed, used: known.filter((key) => !removed.includes(key)) };
  });
  // After the commit: a rollback could not bring files back.
  await deletePictureFiles(mediaDirectory, gone);
  return { removed: gone.length, used };
}

// Takes pictures out of the library, in one batch of the history. Their files go when it cannot be taken back any more
// (`server/customers/retention/unused-uploads.ts`). What something shows stays, and is told.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type ChangedBy, inBatch } from '../../../history/change-batch.ts';
import { isPictureShown } from '../../../media/picture-uses.ts';

type Remover = { db: Db; now: () => Date; by: ChangedBy };

export type RemovedPictures = { removed: number; used: string[]; batchId: number | null };

/** What the library has: what was removed is there again once something shows it. */
export const isInLibrary: RawBuilder<SqlBool> = sql`(pictures.removed_at is null or ${isPictureShown})`;

/** `unused`: whatever nothing shows. */
export async function removePictures(
  { db, now, by }: Remover,
  which: readonly string[] | 'unused',
): Promise<RemovedPictures> {
  const isMeant = which === 'unused' ? sql<SqlBool>`true` : sql<SqlBool>`pictures.key = any(${which}::text[])`;
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ key: string; isUsed: boolean }>`
      select key, ${isPictureShown} as "isUsed" from pictures where ${isMeant} and ${isInLibrary}`.execute(tx);
    const gone = rows.flatMap(({ key, isUsed }) => (isUsed ? [] : [key]));
    const used = which === 'unused' ? [] : rows.flatMap(({ key, isUsed }) => (isUsed ? [key] : []));
    if (gone.length === 0) return { removed: 0, used, batchId: null };
    const title = { key: 'batch.picturesRemoved', values: { count: gone.length } } as const;
    const { batchId } = await inBatch(tx, { by, title, now: now() }, () =>
      tx.updateTable('pictures').set({ removed_at: now() }).where('key', 'in', gone).execute(),
    );
    return { removed: gone.length, used, batchId };
  });
}

const MOST_SHOWN = 24;

/** What would go: how many, and the newest of them. */
export async function listUnusedPictures(db: Db): Promise<{ count: number; keys: string[] }> {
  const isUnused = sql<SqlBool>`pictures.removed_at is null and not ${isPictureShown}`;
  const { rows } = await sql<{ count: number; keys: string[] }>`
    select (select count(*)::int from pictures where ${isUnused}) as count,
      array(select key from pictures where ${isUnused} order by added_at desc, key desc limit ${MOST_SHOWN}) as keys`.execute(
    db,
  );
  return rows[0] ?? { count: 0, keys: [] };
}

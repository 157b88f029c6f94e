// Files of pictures that the database names no more: originals, and what was made of them. A stop between writing a file
// and noting it leaves some too.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { keyOf, type PictureFiles, type StoredFile } from './files/picture-files.ts';

type SweepOptions = { db: Db; pictureFiles: PictureFiles; now: Date };

/** A backup that is just being restored writes its files before their rows. */
const KEPT_MS = 24 * 60 * 60_000;
/** Whoever adds a picture waits for so many at the most. */
const DELETED_AT_ONCE = 50;

/** How many were deleted. */
export async function sweepPictureFiles({ db, pictureFiles, now }: SweepOptions): Promise<number> {
  const rows = await db.selectFrom('pictures').select('key').execute();
  const usedKeys = new Set(rows.map(({ key }) => key));
  let deleted = 0;
  let unused: StoredFile[] = [];
  const deleteThem = async () => {
    deleted += await deleteUnused(db, pictureFiles, unused);
    unused = [];
  };
  for await (const file of pictureFiles.listOld(new Date(now.getTime() - KEPT_MS))) {
    if (usedKeys.has(keyOf(file))) continue;
    unused.push(file);
    if (unused.length === DELETED_AT_ONCE) await deleteThem();
  }
  await deleteThem();
  return deleted;
}

async function deleteUnused(db: Db, pictureFiles: PictureFiles, files: readonly StoredFile[]): Promise<number> {
  if (files.length === 0) return 0;
  return inTransaction(db, async (tx) => {
    // Anyone who adds a picture waits, or is waited for: its row and its file are there together.
    await sql`lock table pictures in share mode`.execute(tx);
    const rows = await tx
      .selectFrom('pictures')
      .select('key')
      .where('key', 'in', [...new Set(files.map(keyOf))])
      .execute();
    const usedKeys = new Set(rows.map(({ key }) => key));
    const unused = files.filter((file) => !usedKeys.has(keyOf(file)));
    for (const file of unused) await pictureFiles.remove(file);
    return unused.length;
  });
}

import { createHash } from 'node:crypto';
import { ok, type Result } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PictureFiles } from './files/picture-files.ts';
import { type AcceptedPictures, measurePicture, type PictureMeasures, type PictureRefusal } from './measure-picture.ts';
import { KEY_DIGITS } from './picture-folders.ts';

/** The store of pictures: rows in the database, and files beside it. */
export type PictureStore = { db: Db; pictureFiles: PictureFiles; now: () => Date };

/**
 * Stores a picture and returns its key. The row is there for others when its file is, and keeps whoever deletes unused
 * pictures away meanwhile; the same bytes have the same key, so adding them again restores a lost file.
 */
export async function addPicture(
  { db, pictureFiles, now }: PictureStore,
  bytes: Buffer,
  accepted: AcceptedPictures = 'photos and drawings',
): Promise<Result<string, PictureRefusal>> {
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, KEY_DIGITS);
  const facts = await findFacts(db, key, bytes, accepted);
  if (!facts.ok) return facts;
  const keepFile = async () => {
    if (!(await isWhole(pictureFiles, key, bytes.length))) await pictureFiles.writeOriginal(key, bytes);
  };
  // No transaction waits for a store that is slow; inside it there is nothing left to do but to look.
  await keepFile();
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('pictures')
      .values({ key, ...facts.value, added_at: now() })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ unused_since: null, removed_at: null }))
      .execute();
    await keepFile();
  });
  return ok(key);
}

/** Measuring one takes longer than all the rest. */
async function findFacts(db: Db, key: string, bytes: Buffer, accepted: AcceptedPictures) {
  const columns = ['width', 'height', 'ground_color', 'is_see_through', 'focus_x', 'focus_y'] as const;
  const existing = await db.selectFrom('pictures').select(columns).where('key', '=', key).executeTakeFirst();
  // A drawing that an import has added is no photo yet.
  if (existing && accepted !== 'photos') return ok(existing);
  const measured = await measurePicture(bytes, accepted);
  if (!measured.ok) return measured;
  return ok(columnsOf(measured.value));
}

export function columnsOf({ width, height, groundColor, isSeeThrough, focus }: PictureMeasures) {
  return {
    ...{ width, height, ground_color: groundColor, is_see_through: isSeeThrough },
    ...{ focus_x: focus.x, focus_y: focus.y, is_focus_proposed: true },
  };
}

/** A power cut may have left an empty file. */
export async function isWhole(files: PictureFiles, key: string, bytes: number): Promise<boolean> {
  return (await files.sizeOf('originals', key)) === bytes;
}

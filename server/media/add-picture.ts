import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { ok, type Result } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { type AcceptedPictures, measurePicture, type PictureMeasures, type PictureRefusal } from './measure-picture.ts';
import { KEY_DIGITS, originalPath, writeWhole } from './picture-folders.ts';

/** The store of pictures: rows in the database, files in the shop's media folder. */
export type PictureStore = { db: Db; mediaDirectory: string; now: () => Date };

/**
 * Stores a picture and returns its key. The row is there for others when its file is, and keeps whoever deletes unused
 * pictures away meanwhile; the same bytes have the same key, so adding them again restores a lost file.
 */
export async function addPicture(
  { db, mediaDirectory, now }: PictureStore,
  bytes: Buffer,
  accepted: AcceptedPictures = 'photos and drawings',
): Promise<Result<string, PictureRefusal>> {
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, KEY_DIGITS);
  const facts = await findFacts(db, key, bytes, accepted);
  if (!facts.ok) return facts;
  const path = originalPath(mediaDirectory, key);
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('pictures')
      .values({ key, ...facts.value, added_at: now() })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ unused_since: null, removed_at: null }))
      .execute();
    if (!(await isWhole(path, bytes))) await writeWhole(path, bytes, { flush: true });
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
function isWhole(path: string, bytes: Buffer): Promise<boolean> {
  return stat(path).then(
    ({ size }) => size === bytes.length,
    () => false,
  );
}

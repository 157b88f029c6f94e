import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { ok, type Result } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { measurePicture, type PictureRefusal } from './measure-picture.ts';
import { originalPath, writeWhole } from './picture-folders.ts';

const KEY_DIGITS = 20;

/** Where pictures are stored: rows in the database, files in the shop's media folder. */
export type PictureStore = { db: Db; mediaDirectory: string; now: () => Date };

/**
 * Stores a picture and returns its key. The file is written before the row, so that a row always has its file; the same
 * bytes have the same key, so adding them again restores a lost file.
 */
export async function addPicture(
  { db, mediaDirectory, now }: PictureStore,
  bytes: Buffer,
): Promise<Result<string, PictureRefusal>> {
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, KEY_DIGITS);
  const path = originalPath(mediaDirectory, key);
  const [existing, isStored] = await Promise.all([
    db.selectFrom('pictures').select('key').where('key', '=', key).executeTakeFirst(),
    access(path).then(
      () => true,
      () => false,
    ),
  ]);
  if (existing && isStored) return ok(key);
  const measured = await measurePicture(bytes);
  if (!measured.ok) return measured;
  if (!isStored) await writeWhole(path, bytes);
  const { width, height, groundColor } = measured.value;
  await db
    .insertInto('pictures')
    .values({ key, width, height, ground_color: groundColor, added_at: now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return ok(key);
}

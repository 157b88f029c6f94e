// What draws the eye in pictures from before there were proposals: looked for in the background, a few at a time, and once
// each. Where somebody has moved the point on a product, it stays.
import { readFile } from 'node:fs/promises';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { measurePicture } from './measure-picture.ts';
import { originalPath } from './picture-folders.ts';

export const PROPOSE_FOCUSES_EVERY_MS = 60_000;
/** Some seconds of one processor. */
const AT_ONCE = 20;

type Services = { db: Db; mediaDirectory: string };

/** How many it has looked through. */
export async function proposeOldFocuses({ db, mediaDirectory }: Services): Promise<number> {
  const pictures = await db
    .selectFrom('pictures')
    .select('key')
    .where('is_focus_proposed', '=', false)
    .orderBy('added_at')
    .orderBy('key')
    .limit(AT_ONCE)
    .execute();
  for (const { key } of pictures) await proposeFocus(db, key, originalPath(mediaDirectory, key));
  return pictures.length;
}

async function proposeFocus(db: Db, key: string, path: string): Promise<void> {
  // One whose file is lost is shown nowhere, and a file that comes back is looked through when it is added.
  const bytes = await readFile(path).catch(() => null);
  const measured = bytes && (await measurePicture(bytes));
  const focus = measured?.ok ? { focus_x: measured.value.focus.x, focus_y: measured.value.focus.y } : {};
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('pictures')
      .set({ ...focus, is_focus_proposed: true })
      .where('key', '=', key)
      .where('is_focus_proposed', '=', false)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || focus.focus_x === undefined) return;
    await tx
      .updateTable('media')
      .set(focus)
      .where('picture', '=', key)
      .where('focus_x', '=', 50)
      .where('focus_y', '=', 50)
      .execute();
  });
}

// What draws the eye in pictures from before there were proposals: looked for in the background, a few at a time, and once
// each. Where somebody has moved the point on a product, it stays.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { PictureFiles } from './files/picture-files.ts';
import { measurePicture } from './measure-picture.ts';

export const PROPOSE_FOCUSES_EVERY_MS = 60_000;
/** Some seconds of one processor. */
const AT_ONCE = 20;
/** The point where nobody has moved it. */
const MIDDLE = { x: 50, y: 50 };

type Services = { db: Db; pictureFiles: PictureFiles };

/** How many it has looked through. */
export async function proposeOldFocuses({ db, pictureFiles }: Services): Promise<number> {
  const pictures = await db
    .selectFrom('pictures')
    .select('key')
    .where('is_focus_proposed', '=', false)
    .orderBy('added_at')
    .orderBy('key')
    .limit(AT_ONCE)
    .execute();
  const focuses: Focus[] = [];
  for (const { key } of pictures) focuses.push({ key, ...(await findFocus(await pictureFiles.readOriginal(key))) });
  if (focuses.length > 0) await inTransaction(db, (tx) => storeFocuses(tx, focuses));
  return pictures.length;
}

/** The point that the eye goes to, in hundredths of width and height. */
type Focus = { key: string; x: number; y: number };

/** The middle of what is lost, too: it is shown nowhere, and a file that comes back is looked through when it is added. */
async function findFocus(bytes: Buffer | null): Promise<Omit<Focus, 'key'>> {
  const measured = bytes && (await measurePicture(bytes));
  return measured?.ok ? measured.value.focus : MIDDLE;
}

/** Stores them in one go: each change of pictures that are shown has the pages made anew on which they are. */
async function storeFocuses(tx: Transaction, focuses: readonly Focus[]): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(focuses)}::json) as given (key text, x int, y int)`;
  const { rows } = await sql<{ key: string }>`
    update pictures set focus_x = given.x, focus_y = given.y, is_focus_proposed = true from ${given}
    where pictures.key = given.key and not is_focus_proposed returning pictures.key`.execute(tx);
  const keys = rows.map(({ key }) => key);
  await sql`
    update media set focus_x = given.x, focus_y = given.y from ${given}
    where media.picture = given.key and media.picture = any(${keys}::text[]) and (given.x, given.y) <> (${MIDDLE.x}, ${MIDDLE.y})
      and media.focus_x = ${MIDDLE.x} and media.focus_y = ${MIDDLE.y}`.execute(tx);
}

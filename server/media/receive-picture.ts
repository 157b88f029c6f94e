// A photo that somebody sends, as it comes: it is written to the disk beside the pictures, never held in memory, and
// looked at in a process of its own. What is refused, or ends in the middle, leaves neither a file nor a row.
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../database/transaction.ts';
import { columnsOf, isWhole, type PictureStore } from './add-picture.ts';
import type { Encoder } from './encode-apart.ts';
import { MAX_PICTURE_BYTES } from './fetch-picture.ts';
import { PictureStoreError, type StoreTrouble } from './files/picture-files.ts';
import type { PictureRefusal } from './measure-picture.ts';
import { KEY_DIGITS, originalPath } from './picture-folders.ts';

export type ReceivedPicture = { key: string; width: number; height: number; isNew: boolean };
export type ReceiveRefusal = PictureRefusal | { kind: 'TooManyBytes' | 'CutOff' | StoreTrouble };

const MOST_NAME_LETTERS = 200;

/** The same bytes are one picture, however often they come. `name`: what the file is called. */
export async function receivePicture(
  { encoder, ...store }: PictureStore & { encoder: Pick<Encoder, 'measurePhoto'> },
  body: Readable,
  { name, bytes = null }: { name: string; bytes?: number | null },
): Promise<Result<ReceivedPicture, ReceiveRefusal>> {
  const partial = `${originalPath(store.pictureFiles.directory, 'upload')}.${randomBytes(6).toString('hex')}.partial`;
  await mkdir(dirname(partial), { recursive: true });
  try {
    const written = await writeBody(body, partial);
    if (written === 'TooManyBytes') return refuse({ kind: 'TooManyBytes' });
    // A line that broke looks like an end where nothing counts the bytes.
    if (written === 'CutOff' || (bytes !== null && written.size !== bytes)) return refuse({ kind: 'CutOff' });
    const measured = await encoder.measurePhoto(partial);
    if (!measured.ok) return measured;
    return ok(await keep(store, { ...written, partial, name, columns: columnsOf(measured.value) }));
  } catch (error) {
    if (error instanceof PictureStoreError) return refuse({ kind: error.kind });
    throw error;
  } finally {
    await rm(partial, { force: true });
  }
}

type Written = { key: string; size: number };

async function writeBody(body: Readable, path: string): Promise<Written | 'TooManyBytes' | 'CutOff'> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          if (size > MAX_PICTURE_BYTES) return;
          hash.update(chunk);
          yield chunk;
        }
        // A generator is taken where a stream is, which the types do not say.
      } as unknown as Transform,
      createWriteStream(path, { flush: true }),
    );
  } catch (error) {
    if (size > MAX_PICTURE_BYTES) return 'TooManyBytes';
    if (isCutOff(error)) return 'CutOff';
    throw error;
  }
  if (size > MAX_PICTURE_BYTES) return 'TooManyBytes';
  return { key: hash.digest('hex').slice(0, KEY_DIGITS), size };
}

const cuts = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

function isCutOff(error: unknown): boolean {
  return cuts.has((error as NodeJS.ErrnoException).code ?? '');
}

type Kept = Written & { partial: string; name: string; columns: ReturnType<typeof columnsOf> };

/** Its row is there for others when its file is. */
async function keep(
  { db, pictureFiles, now }: PictureStore,
  { key, size, partial, name, columns }: Kept,
): Promise<ReceivedPicture> {
  const keepFile = async () => {
    if (!(await isWhole(pictureFiles, key, size))) await pictureFiles.takeOriginal(key, partial);
  };
  // No transaction waits for a store that is slow; inside it there is nothing left to do but to look.
  await keepFile();
  return inTransaction(db, async (tx) => {
    const named = name.slice(0, MOST_NAME_LETTERS);
    const inserted = await tx
      .insertInto('pictures')
      .values({ key, ...columns, name: named, is_kept: true, added_at: now() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    const isNew = inserted.numInsertedOrUpdatedRows === 1n;
    if (!isNew) {
      await tx
        .updateTable('pictures')
        .set(({ fn, val }) => ({
          unused_since: null,
          removed_at: null,
          is_kept: true,
          name: fn.coalesce(fn<string | null>('nullif', ['name', val('')]), val(named)),
        }))
        .where('key', '=', key)
        .execute();
    }
    await keepFile();
    return { key, width: columns.width, height: columns.height, isNew };
  });
}

// The bytes of a file that is handed in, piece by piece into the database: no process has more than a piece of it in memory,
// and whichever takes the work up can read it.
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { MAX_IMPORT_BYTES } from '#src/catalogue/office/imports/import-upload.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addJob, type NewJob } from './import-job-store.ts';

const PIECE_BYTES = 1_048_576;

export type UploadRefusal = { kind: 'TooLarge' } | { kind: 'Empty' };

/** A file as the browser knows it, and where this part of it begins. */
export type FilePart = { key: string; size: number; offset: number };

/** `bytes`: how many are there; all of them, and the import is looked through next. */
export type ReceivedFile = { id: number | null; bytes: number; isWhole: boolean };

type Services = { db: Db; now: () => Date };
type Source = AsyncIterable<Buffer>;

/** How much of a file is there from an earlier try of the same person. */
export async function findUpload(
  db: Db,
  { staffId, key }: { staffId: number | null; key: string },
): Promise<{ id: number; bytes: number } | null> {
  const row = await db
    .selectFrom('imports')
    .select(['id', 'bytes'])
    .where('state', '=', 'uploading')
    .where('upload_key', '=', key)
    .where('staff_id', 'is not distinct from', staffId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/**
 * A file from an offset on. What has come when it breaks off stays, and the same file goes on there; a part that does not
 * begin where the file ends is not read, and the answer says where that is.
 */
export async function receivePart(
  services: Services,
  source: Source,
  job: Omit<NewJob, 'now' | 'uploadKey'>,
  { key, size, offset }: FilePart,
): Promise<Result<ReceivedFile, UploadRefusal>> {
  const { db, now } = services;
  if (size === 0) return refuse({ kind: 'Empty' });
  if (size > MAX_IMPORT_BYTES) return refuse({ kind: 'TooLarge' });
  const known = await findUpload(db, { staffId: job.staffId, key });
  if ((known?.bytes ?? 0) !== offset) return ok({ id: null, bytes: known?.bytes ?? 0, isWhole: false });
  const id = known?.id ?? (await inTransaction(db, (tx) => addJob(tx, { ...job, uploadKey: key, now: now() })));
  const bytes = await writePieces(services, { id, bytes: offset, most: size }, source).catch(ignoreTaken);
  if (bytes === null) return ok({ id: null, bytes: offset, isWhole: false });
  if (bytes > size) {
    // It is another file than was said.
    await forget(db, id);
    return refuse({ kind: 'TooLarge' });
  }
  if (bytes === size) await lookThrough(services, id);
  return ok({ id, bytes, isWhole: bytes === size });
}

async function forget(db: Db, id: number): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).where('state', '=', 'uploading').execute();
}

async function lookThrough({ db, now }: Services, id: number): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: 'checking', state_at: now(), heartbeat_at: null })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .execute();
}

/** Somebody else sends the same file, or has cancelled the import. */
class UploadTakenError extends Error {}

function ignoreTaken(error: unknown): null {
  if (error instanceof UploadTakenError) return null;
  throw error;
}

/** How many bytes there are then; more than `most` are not written. */
async function writePieces(
  services: Services,
  { id, bytes: before, most }: { id: number; bytes: number; most: number },
  source: Source,
): Promise<number> {
  let written = before;
  let read = before;
  let waiting: Buffer[] = [];
  const write = async () => {
    const piece = Buffer.concat(waiting);
    waiting = [];
    await writePiece(services, { id, piece, written });
    written += piece.length;
  };
  for await (const chunk of source) {
    read += chunk.length;
    if (read > most) return read;
    waiting.push(chunk);
    if (read - written >= PIECE_BYTES) await write();
  }
  if (read > written) await write();
  return read;
}

async function writePiece(
  { db, now }: Services,
  { id, piece, written }: { id: number; piece: Buffer; written: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('imports')
      .set({ heartbeat_at: now(), bytes: written + piece.length })
      .where('id', '=', id)
      .where('state', '=', 'uploading')
      .where('bytes', '=', written)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new UploadTakenError();
    const position = sql<number>`(select count(*) from import_chunks where import_id = ${id})`;
    await tx.insertInto('import_chunks').values({ import_id: id, position, bytes: piece }).execute();
  });
}

/** Null when it is not there, or not all of it. */
export async function openFile(db: Db, { id, bytes }: { id: number; bytes: number }): Promise<Readable | null> {
  const { length } = await db
    .selectFrom('import_chunks')
    .select(sql<number>`coalesce(sum(length(bytes)), 0)::bigint`.as('length'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  return length === bytes ? Readable.from(readPieces(db, id)) : null;
}

async function* readPieces(db: Db, id: number): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const piece = await db
      .selectFrom('import_chunks')
      .select('bytes')
      .where('import_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!piece) return;
    yield piece.bytes;
  }
}

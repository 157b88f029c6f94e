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

/** The id of the import, which is looked through next. What breaks off, or is too large, leaves nothing behind. */
export async function receiveFile(
  { db, now }: { db: Db; now: () => Date },
  source: AsyncIterable<Buffer>,
  job: Omit<NewJob, 'now'>,
): Promise<Result<{ id: number }, UploadRefusal>> {
  const id = await inTransaction(db, (tx) => addJob(tx, { ...job, now: now() }));
  const forget = () => db.deleteFrom('imports').where('id', '=', id).where('state', '=', 'uploading').execute();
  try {
    const bytes = await writePieces({ db, now }, id, source);
    if (bytes === 0 || bytes > MAX_IMPORT_BYTES) {
      await forget();
      return refuse({ kind: bytes === 0 ? 'Empty' : 'TooLarge' });
    }
    await db
      .updateTable('imports')
      .set({ state: 'checking', state_at: now(), heartbeat_at: null, bytes })
      .where('id', '=', id)
      .where('state', '=', 'uploading')
      .execute();
    return ok({ id });
  } catch (error) {
    await forget().catch(() => {});
    throw error;
  }
}

/** How many bytes there were; more than are allowed are not written. */
async function writePieces(
  { db, now }: { db: Db; now: () => Date },
  id: number,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  let bytes = 0;
  let position = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const write = async () => {
    const piece = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    await db.insertInto('import_chunks').values({ import_id: id, position, bytes: piece }).execute();
    await db.updateTable('imports').set({ heartbeat_at: now(), bytes }).where('id', '=', id).execute();
    position += 1;
  };
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > MAX_IMPORT_BYTES) return bytes;
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes >= PIECE_BYTES) await write();
  }
  if (waitingBytes > 0) await write();
  return bytes;
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

// Runs the embedded database (PGlite) in a thread of its own, so that a long query never blocks the event loop.
// It speaks PostgreSQL's wire protocol over the message port: the same `pg` driver serves both databases.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

export type WorkerRequest = { session: number; bytes: Uint8Array } | 'close';
export type WorkerReply = { session: number; bytes: Uint8Array } | 'ready' | 'closed';

const port = parentPort;
if (!port) throw new Error('pglite-worker must be started as a worker thread');

const { dataDirectory } = workerData as { dataDirectory: string };
// No sync to disk: the embedded database is for trial and development, and fast restarts matter more there.
const database = await PGlite.create({
  dataDir: dataDirectory,
  relaxedDurability: true,
  extensions: { unaccent, pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
});

let currentSession: number | undefined;
let queue: Promise<void> = Promise.resolve();

port.on('message', (request: WorkerRequest) => {
  queue = queue.then(() => answer(request));
});
port.postMessage('ready' satisfies WorkerReply);

async function answer(request: WorkerRequest): Promise<void> {
  if (request === 'close') {
    await database.close();
    port?.postMessage('closed' satisfies WorkerReply);
    port?.close();
    return;
  }
  if (request.session !== currentSession) {
    // PGlite has one session for all; what an earlier connection left behind must not leak into the next one.
    if (currentSession !== undefined) await resetSession();
    currentSession = request.session;
  }
  const bytes = await database.execProtocolRaw(request.bytes, { syncToFs: false });
  port?.postMessage({ session: request.session, bytes } satisfies WorkerReply);
}

async function resetSession(): Promise<void> {
  for (const statement of ['rollback', 'discard all']) {
    const text = Buffer.from(`${statement}\0`);
    const header = Buffer.alloc(5);
    header.write('Q');
    header.writeInt32BE(4 + text.length, 1);
    await database.execProtocolRaw(Buffer.concat([header, text]), { syncToFs: false });
  }
}

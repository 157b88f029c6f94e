// Whether the disks take what an order needs to write: those of the data folder and of the database. A shop on a full disk
// answers what it is asked, and fails with the first order.
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { prepareFolders } from './data-folder.ts';
import type { Db } from './database/connect.ts';
import { sayOnceAMinute } from './reporting/once-a-minute.ts';

/** Balancers ask every second or so. */
const LOOK_EVERY_MS = 5_000;

export type RoomOptions = {
  db: Db;
  dataDirectory: string;
  log: () => Pick<FastifyBaseLogger, 'error'>;
  lookEveryMs?: number;
};

/** The returned function throws while one of them is full, or cannot be written for another reason; the log says it. */
export function createRoomCheck({ db, dataDirectory, log, lookEveryMs = LOOK_EVERY_MS }: RoomOptions) {
  let last: { at: number; look: Promise<unknown> } | undefined;
  return async (): Promise<void> => {
    if (!last || performance.now() - last.at >= lookEveryMs) {
      last = { at: performance.now(), look: Promise.all([prepareFolders([dataDirectory]), spill(db)]) };
    }
    await last.look.catch((error: Error) => {
      const say = (suppressed: number) =>
        log().error({ cause: error.message, suppressed }, 'not ready for visitors: a disk takes nothing');
      sayOnceAMinute(log(), 'room', say);
      throw error;
    });
  };
}

/** Numbers that are more than the memory they may take, so that PostgreSQL writes them into a file; no row is changed. */
async function spill(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local work_mem = '64kB'`.execute(tx);
    await sql`select count(*) from generate_series(1, 20000)`.execute(tx);
  });
}

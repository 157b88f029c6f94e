// What nobody comes back to: uploads that broke off and did not go on, and files of imports that were never begun. What is
// listed of an import goes later: it is read beside the history.
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { moveJob } from './import-job-store.ts';

const DAY_MS = 24 * 60 * 60_000;
const UPLOAD_AFTER_MS = DAY_MS;
const FILE_AFTER_MS = 14 * DAY_MS;
const FINDINGS_AFTER_MS = 90 * DAY_MS;

export async function sweepImports(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .deleteFrom('imports')
    .where('state', '=', 'uploading')
    .where('heartbeat_at', '<', before(UPLOAD_AFTER_MS))
    .execute();
  const forgotten = await db
    .selectFrom('imports')
    .select('id')
    .where('state', '=', 'checked')
    .where('state_at', '<', before(FILE_AFTER_MS))
    .execute();
  for (const { id } of forgotten) {
    await inTransaction(db, (tx) => moveJob(tx, { id, from: ['checked'], to: 'cancelled', now }));
  }
  const old = { ended: ['cancelled', 'failed'], all: ['cancelled', 'failed', 'done', 'undone'] };
  const ids = (states: string[], ms: number) =>
    db.selectFrom('imports').select('id').where('state', 'in', states).where('state_at', '<', before(ms));
  await db.deleteFrom('import_chunks').where('import_id', 'in', ids(old.ended, DAY_MS)).execute();
  await db.deleteFrom('import_messages').where('import_id', 'in', ids(old.all, FINDINGS_AFTER_MS)).execute();
  await db.deleteFrom('import_products').where('import_id', 'in', ids(old.all, FINDINGS_AFTER_MS)).execute();
}

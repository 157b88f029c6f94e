// The audit log's oldest rows go when their time is over: with them the names, network addresses and devices in them. The
// chain then begins at the hash of the last row that went, and both the log itself and its seal say so.
import type { Transaction } from '../../database/transaction.ts';
import { writeAudit } from './audit-log.ts';
import { moveStart } from './carry-on-seal.ts';

const clock = { staffId: null, who: 'retention', address: '', device: '' };

/** Deletes all rows up to and including this one. */
export async function shortenAuditLog(tx: Transaction, lastId: number, now: Date): Promise<void> {
  const { hash } = await tx.selectFrom('audit_log').select('hash').where('id', '=', lastId).executeTakeFirstOrThrow();
  const after = { last: lastId, hash: hash.toString('hex') };
  await writeAudit(tx, clock, { kind: 'audit.shortened', subject: String(lastId), after }, now);
  await moveStart(tx, { id: lastId, hash });
  await tx.deleteFrom('audit_log').where('id', '<=', lastId).execute();
}

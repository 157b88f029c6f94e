// Whether the audit log is as it was written: row by row from the beginning, in portions, so that a long log does not fill
// the memory.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { hashRow } from './audit-log.ts';

export type AuditFault = {
  kind: 'CHANGED' | 'MISSING';
  /** The first row that is not as it was written, or not there. */
  id: number;
};

/** `head`: the last row's hash, in hex; written down elsewhere, it proves later that nothing was rewritten. */
export type VerifiedLog = { rows: number; head: string };

const PORTION = 1_000;

export async function verifyAuditLog(db: Db): Promise<Result<VerifiedLog, AuditFault>> {
  const head = await db.selectFrom('audit_head').select(['last_id', 'hash']).executeTakeFirst();
  const start = await db.selectFrom('audit_start').select(['last_id', 'hash']).executeTakeFirst();
  let previous: Buffer | null = start?.hash ?? null;
  let id = start?.last_id ?? 0;
  const firstId = id + 1;
  let isStartTold = !start;
  for (;;) {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('id', '>', id)
      .orderBy('id')
      .limit(PORTION)
      .execute();
    for (const { staff_id: staffId, hash, ...row } of rows) {
      id++;
      if (row.id !== id) return refuse({ kind: 'MISSING', id });
      if (!hash.equals(hashRow(previous, { ...row, staffId }))) return refuse({ kind: 'CHANGED', id });
      previous = hash;
      isStartTold ||= row.kind === 'audit.shortened' && row.subject === String(start?.last_id);
    }
    if (rows.length < PORTION) break;
  }
  // Anyone who deletes rows by hand can write down where the log begins, but not that in the log.
  if (!isStartTold) return refuse({ kind: 'MISSING', id: firstId - 1 });
  const last = head?.last_id ?? 0;
  if (id < last) return refuse({ kind: 'MISSING', id: id + 1 });
  // Written by hand at the end: its hash fits, but nobody moved the end.
  if (id > last || (head && previous && !head.hash.equals(previous))) return refuse({ kind: 'CHANGED', id });
  return ok({ rows: id + 1 - firstId, head: (previous ?? Buffer.alloc(0)).toString('hex') });
}

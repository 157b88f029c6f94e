// The chain that the audit log is: each row's hash covers the row and the hash before it, so that no row can be changed,
// removed or moved without a trace.
import { createHash } from 'node:crypto';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import type { StaffClient } from '../../schema/request-context.ts';

/** `who`: in words, for `staffId` is null when a command, or nobody who is known, did it. */
export type AuditedBy = StaffClient & { staffId: number | null; who: string };

export type AuditRow = AuditedBy & {
  id: number;
  at: Date;
  kind: string;
  subject: string;
  /** JSON, as it was written. */
  before: string | null;
  after: string | null;
};

/** A row's number and hash: all rows up to it are as they were when this was written down. */
export type ChainEnd = { id: number; hash: Buffer };

export type ChainFault = {
  kind: 'CHANGED' | 'MISSING';
  /** The first row that is not as it was written, or not there. */
  id: number;
};

/** What stands before the first row. */
export const beginning: ChainEnd = { id: 0, hash: Buffer.alloc(32) };

export function isSame(one: ChainEnd, other: ChainEnd): boolean {
  return one.id === other.id && one.hash.equals(other.hash);
}

const PORTION = 1_000;

/** Hashes the fields in a fixed order. */
export function hashRow(previous: Buffer, row: AuditRow): Buffer {
  const { id, at, staffId, who, kind, subject, before, after, address, device } = row;
  const text = JSON.stringify([id, at.toISOString(), staffId, who, kind, subject, before, after, address, device]);
  return createHash('sha256').update(previous).update(text).digest();
}

/** Follows the chain from a row to its end, in portions, so that a long log does not fill the memory. */
export async function followChain(
  db: Db,
  from: ChainEnd,
  onRow: (row: AuditRow & { hash: Buffer }) => void = () => undefined,
): Promise<Result<ChainEnd, ChainFault>> {
  let { id, hash } = from;
  for (;;) {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('id', '>', id)
      .orderBy('id')
      .limit(PORTION)
      .execute();
    for (const { staff_id: staffId, ...columns } of rows) {
      const row = { ...columns, staffId };
      id++;
      if (row.id !== id) return refuse({ kind: 'MISSING', id });
      if (!row.hash.equals(hashRow(hash, row))) return refuse({ kind: 'CHANGED', id });
      hash = row.hash;
      onRow(row);
    }
    if (rows.length < PORTION) return ok({ id, hash });
  }
}

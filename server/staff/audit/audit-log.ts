// What staff did, in the transaction that did it. Each row's hash covers the row and the hash before it, so that no row
// can be changed, removed or moved without a trace.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';
import type { AuditEntry, StaffClient } from '../../schema/request-context.ts';

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

// Rows are written one after the other: each needs the hash of the one before it.
const AUDIT_LOCK = 7_305_944_181;
const beginning = Buffer.alloc(32);

/** The last thing that a transaction does: it makes all other writers wait for the end of it. */
export async function writeAudit(tx: Transaction, by: AuditedBy, entry: AuditEntry, at: Date): Promise<void> {
  // What waits for the end of the transaction still locks: the customer of an order that was changed. Somebody who holds
  // that row and waits for the lock below would wait for ever.
  await sql`set constraints all immediate`.execute(tx);
  await sql`select pg_advisory_xact_lock(${AUDIT_LOCK})`.execute(tx);
  const head = await tx.selectFrom('audit_head').select(['last_id', 'hash']).executeTakeFirst();
  const row: AuditRow = {
    id: (head?.last_id ?? 0) + 1,
    at,
    ...by,
    kind: entry.kind,
    subject: entry.subject,
    before: entry.before === undefined ? null : JSON.stringify(entry.before),
    after: entry.after === undefined ? null : JSON.stringify(entry.after),
  };
  const hash = hashRow(head?.hash ?? beginning, row);
  const { staffId, ...columns } = row;
  await tx
    .insertInto('audit_log')
    .values({ ...columns, staff_id: staffId, hash })
    .execute();
  await tx
    .insertInto('audit_head')
    .values({ last_id: row.id, hash })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ last_id: row.id, hash }))
    .execute();
}

/** In a fixed order of fields. */
export function hashRow(previous: Buffer | null, row: AuditRow): Buffer {
  const { id, at, staffId, who, kind, subject, before, after, address, device } = row;
  const text = JSON.stringify([id, at.toISOString(), staffId, who, kind, subject, before, after, address, device]);
  return createHash('sha256')
    .update(previous ?? beginning)
    .update(text)
    .digest();
}

// What staff did, in the transaction that did it.
import type { Transaction } from '../../database/transaction.ts';
import type { AuditEntry } from '../../schema/request-context.ts';
import { type AuditedBy, type AuditRow, beginning, hashRow } from './audit-chain.ts';
import { carryOnSeal, lockAuditLog } from './carry-on-seal.ts';

/** The last thing that a transaction does: it makes all other writers wait for the end of it. */
export async function writeAudit(tx: Transaction, by: AuditedBy, entry: AuditEntry, at: Date): Promise<void> {
  await lockAuditLog(tx);
  const head = await tx.selectFrom('audit_head').selectAll().executeTakeFirst();
  const row: AuditRow = {
    id: (head?.last_id ?? beginning.id) + 1,
    at,
    ...by,
    kind: entry.kind,
    subject: entry.subject,
    before: entry.before === undefined ? null : JSON.stringify(entry.before),
    after: entry.after === undefined ? null : JSON.stringify(entry.after),
  };
  const hash = hashRow(head?.hash ?? beginning.hash, row);
  const end = { last_id: row.id, hash, ...(await carryOnSeal(tx, { id: row.id, hash }, at)) };
  const { staffId, ...columns } = row;
  await tx
    .insertInto('audit_log')
    .values({ ...columns, staff_id: staffId, hash })
    .execute();
  await tx
    .insertInto('audit_head')
    .values(end)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(end))
    .execute();
}

// The audit log as it is read: the newest first, in pages by the number of the row.
import type { Db } from '../../database/connect.ts';
import type { AuditRow } from './audit-chain.ts';

export type AuditFilter = {
  /** Takes only rows with a lower number: the next page. */
  before?: number | undefined;
  staffId?: number | undefined;
  kind?: string | undefined;
};

const columns = [
  ...(['id', 'at', 'staff_id as staffId', 'who', 'kind', 'subject'] as const),
  ...(['before', 'after', 'address', 'device'] as const),
] as const;

export async function listAudit(
  db: Db,
  { before, staffId, kind }: AuditFilter,
  first: number,
): Promise<{ rows: AuditRow[]; hasMore: boolean }> {
  let query = db.selectFrom('audit_log').select(columns);
  if (before !== undefined) query = query.where('id', '<', before);
  if (staffId !== undefined) query = query.where('staff_id', '=', staffId);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(first + 1)
    .execute();
  return { rows: rows.slice(0, first), hasMore: rows.length > first };
}

/** Everybody who is in the log, by the newest name. */
export async function listAudited(db: Db): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('staff').select(['id', 'name']).orderBy('name').orderBy('id').execute();
}

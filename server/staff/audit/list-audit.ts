// The audit log as it is read: the newest first, in pages by the number of the row.
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { byNumber, keysetPage, type PlaceInList } from '../../database/keyset-page.ts';
import type { AuditRow } from './audit-chain.ts';

type AuditFilter = { staffId?: number | undefined; kind?: string | undefined } & Omit<PlaceInList, 'first'>;

const columns = [
  ...(['id', 'at', 'staff_id as staffId', 'who', 'kind', 'subject'] as const),
  ...(['before', 'after', 'address', 'device'] as const),
] as const;

const keyset = byNumber<AuditRow>(sql`id`, ({ id }) => id);

export function listAudit(db: Db, { staffId, kind, ...place }: AuditFilter, first?: number) {
  return keysetPage(keyset, { ...place, ...(first !== undefined && { first }) }, ({ beyond, order, limit }) => {
    let query = db.selectFrom('audit_log').select(columns);
    for (const condition of beyond) query = query.where(condition);
    if (staffId !== undefined) query = query.where('staff_id', '=', staffId);
    if (kind !== undefined) query = query.where('kind', '=', kind);
    return query.orderBy(order).limit(limit).execute();
  });
}

/** Everybody who is in the log, by the newest name. */
export async function listAudited(db: Db): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('staff').select(['id', 'name']).orderBy('name').orderBy('id').execute();
}

import type { Db } from '../../database/connect.ts';

export type RetentionLogRow = { at: Date; task: string; olderThan: Date; deleted: number };

/** The newest first. */
export function listRetentionLog(db: Db, first: number): Promise<RetentionLogRow[]> {
  return db
    .selectFrom('retention_log')
    .select(['at', 'task', 'older_than as olderThan', 'deleted'])
    .orderBy('id', 'desc')
    .limit(first)
    .execute();
}

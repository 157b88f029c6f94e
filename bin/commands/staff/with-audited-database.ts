// The services of use cases that write into the audit log what they did, as those of the command line.
import type { Db } from '#server/database/connect.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { AuditEntry } from '#server/schema/request-context.ts';
import { writeAudit } from '#server/staff/audit/audit-log.ts';
import { type CommandContext, withDatabase } from '../with-database.ts';
import { commandLine } from './with-manager.ts';

export type AuditedServices = {
  db: Db;
  now: () => Date;
  audit(tx: Transaction, entry: AuditEntry): Promise<void>;
};

/** `publicUrl`: what the shop's own addresses begin with. */
export function withAuditedDatabase<T>(
  work: (services: AuditedServices & { publicUrl: string }) => Promise<T>,
): Promise<T> {
  return withDatabase((context) => work({ ...auditedOf(context), publicUrl: context.config.publicUrl }));
}

export function auditedOf({ db, now }: Pick<CommandContext, 'db' | 'now'>): AuditedServices {
  return { db, now, audit: (tx, entry) => writeAudit(tx, commandLine, entry, now()) };
}

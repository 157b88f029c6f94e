// Changes of staff from the shell: in one transaction, and written into the audit log as those of the command line.
import type { Config } from '#server/config.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { writeAudit } from '#server/staff/audit/audit-log.ts';
import type { Manager } from '#server/staff/manage-staff.ts';
import { withDatabase } from '../with-database.ts';

export const commandLine = { staffId: null, who: 'command line', address: '', device: '' };

export function withManager<T>(work: (tx: Transaction, manager: Manager, config: Config) => Promise<T>): Promise<T> {
  return withDatabase(({ db, config, now }) =>
    inTransaction(db, (tx) => {
      const at = now();
      const audit: Manager['audit'] = (within, entry) => writeAudit(within, commandLine, entry, at);
      return work(tx, { now: at, staffId: null, audit }, config);
    }),
  );
}

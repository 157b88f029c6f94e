// Puts another home page in force, for the office and the commands: the log says what was changed.
import type { Result } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { AuditEntry } from '../../schema/request-context.ts';
import { findSettings } from '../settings-store.ts';

type Services = { db: Db; audit(tx: Transaction, entry: AuditEntry): Promise<void> };

export function changeHome<Refusal extends { kind: string }>(
  { db, audit }: Services,
  change: (tx: Transaction) => Promise<Result<{ version: number }, Refusal>>,
): Promise<Result<{ version: number }, Refusal>> {
  return inTransaction(db, async (tx) => {
    const before = await findSettings(tx, 'home');
    const done = await change(tx);
    if (!done.ok) return done;
    const after = await findSettings(tx, 'home');
    if (after && after.version !== before?.version) {
      await audit(tx, { kind: 'settings.changed', subject: 'home', before: before?.data, after: after.data });
    }
    return done;
  });
}

// Stores the fields that a merchant has defined for products, as one person has left them.
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../database/transaction.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { changeSettings, type SettingsFault } from './change-settings.ts';
import { findSettings, lockSettings } from './settings-store.ts';

export type ProductFieldsRefusal =
  /** Somebody else has saved them since `version`. */
  | { kind: 'FieldsChanged' }
  /** The first thing that is wrong, at a place such as `fields.2.names`. */
  | { kind: 'FieldInvalid'; fault: SettingsFault | null };

type Saver = Pick<OfficeContext, 'db' | 'now' | 'staff' | 'audit'>;

/** `version`: of the document as it was read; 0 where there was none. */
export async function saveProductFields(
  { db, now, staff, audit }: Saver,
  { version, fields }: { version: number; fields: readonly object[] },
): Promise<Result<{ version: number }, ProductFieldsRefusal>> {
  return inTransaction(db, async (tx) => {
    await lockSettings(tx);
    const document = 'product-fields';
    const before = await findSettings(tx, document);
    if ((before?.version ?? 0) !== version) return refuse({ kind: 'FieldsChanged' });
    const data = { fields };
    const stored = await changeSettings(tx, { document, data, changedBy: staff?.email ?? 'office', now: now() });
    if (!stored.ok) return refuse({ kind: 'FieldInvalid', fault: stored.error.faults[0] ?? null });
    if (stored.value.isNew) {
      const old = before?.data ?? { fields: [] };
      await audit(tx, { kind: 'settings.changed', subject: document, before: old, after: data });
    }
    return ok({ version: stored.value.version });
  });
}

// Stores the menu as one person has left it, over the version that was on the screen, as a line of the history.
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../../database/transaction.ts';
import { byStaff } from '../../history/by-staff.ts';
import { inBatch } from '../../history/change-batch.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { changeSettings, type SettingsFault } from '../change-settings.ts';
import { findSettings, lockSettings } from '../settings-store.ts';

export type SaveMenuRefusal =
  /** Somebody else has saved it since `version`. */
  { kind: 'MenuChanged'; by: string } | { kind: 'InvalidSettings'; faults: SettingsFault[] };

type Saver = Pick<OfficeContext, 'db' | 'now' | 'staff' | 'audit'>;

/** `version`: of the document as it was read; 0 where there was none. */
export function saveMenu(
  saver: Saver,
  { version, data }: { version: number; data: unknown },
): Promise<Result<{ version: number }, SaveMenuRefusal>> {
  const { db, now, staff } = saver;
  return inTransaction(db, async (tx): Promise<Result<{ version: number }, SaveMenuRefusal>> => {
    await lockSettings(tx);
    const before = await findSettings(tx, 'navigation');
    if ((before?.version ?? 0) !== version) return refuse({ kind: 'MenuChanged', by: before?.changedBy ?? '' });
    const change = { document: 'navigation', data, changedBy: staff?.email ?? 'office', now: now() } as const;
    const title = { key: 'batch.menuSaved' } as const;
    const { answer } = await inBatch(tx, { by: byStaff(saver), title, now: now() }, () => changeSettings(tx, change));
    return answer.ok ? ok({ version: answer.value.version }) : answer;
  });
}

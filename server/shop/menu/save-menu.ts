// Stores the menu as one person has left it, over the version that was on the screen, as a line of the history.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { ChangedBy } from '../../history/change-batch.ts';
import { changeSettings, type SettingsFault } from '../change-settings.ts';
import { recordSettings } from '../settings/record-settings.ts';
import { findSettings, lockSettings } from '../settings-store.ts';

export type SaveMenuRefusal =
  /** Somebody else has saved it since `version`. */
  { kind: 'MenuChanged'; by: string } | { kind: 'InvalidSettings'; faults: SettingsFault[] };

type Saver = { db: Db; now: () => Date; by: ChangedBy; changedBy: string };

/** `version`: of the document as it was read; 0 where there was none; null takes it as it is. */
export function saveMenu(
  { db, now, by, changedBy }: Saver,
  { version, data }: { version: number | null; data: unknown },
): Promise<Result<{ version: number }, SaveMenuRefusal>> {
  return inTransaction(db, async (tx): Promise<Result<{ version: number }, SaveMenuRefusal>> => {
    await lockSettings(tx);
    const before = await findSettings(tx, 'navigation');
    if (version !== null && (before?.version ?? 0) !== version)
      return refuse({ kind: 'MenuChanged', by: before?.changedBy ?? '' });
    const change = { document: 'navigation', data, changedBy, now: now() } as const;
    const stored = await recordSettings(tx, { ...change, by: () => by }, () => changeSettings(tx, change));
    return stored.ok ? ok({ version: stored.value.version }) : stored;
  });
}

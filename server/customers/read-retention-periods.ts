import { type RetentionPeriods, retentionPeriods } from '#src/customers/retention/retention-periods.ts';
import type { Db } from '../database/connect.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { listSettings } from '../shop/settings-store.ts';

/** Reads the periods as set, or as the law of the company's country has it. */
export async function readRetentionPeriods(db: Db): Promise<RetentionPeriods> {
  return retentionPeriods(withNeutralSettings(await listSettings(db, { only: ['retention', 'company', 'taxes'] })));
}

import { type RetentionPeriods, retentionPeriods, retentionSettingsSchema } from '#src/shop/retention-settings.ts';
import type { Db } from '../database/connect.ts';
import { findSettings } from '../shop/settings-store.ts';

/** Reads the periods as set, or as the law of the company's country has it. */
export async function readRetentionPeriods(db: Db): Promise<RetentionPeriods> {
  const [settings, company] = await Promise.all([findSettings(db, 'retention'), findSettings(db, 'company')]);
  return retentionPeriods(settings?.data ?? retentionSettingsSchema.parse({}), company?.data.address.country ?? '');
}

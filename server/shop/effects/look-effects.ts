// What a change of the shop's look and name leads to.
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { SettingRules, SettingsEffect } from './setting-rules.ts';

export const brandRules: SettingRules<'brand'> = {
  async listEffects(db, { settings, inForce: { brand } }) {
    if (settings.cardRatio === brand.cardRatio) return [];
    const count = await countCardPictures(db);
    return count === 0 ? [] : [{ key: 'cardRatio', say: (t) => t('settingEffect.cardRatio', { count }) }];
  },
};

/** Pictures of goods that fill their cards. */
async function countCardPictures(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct picture)::integer as count from media where not is_whole`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The name on a bank statement is Stripe's to keep, and does not follow. */
export function listNameEffects(name: string, before: string): SettingsEffect[] {
  return name === before ? [] : [{ key: 'renamed', say: (t) => t('settingEffect.renamed') }];
}

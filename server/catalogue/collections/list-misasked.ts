import { isAskedOfOwnField, type RuleCondition } from '#src/catalogue/collections/collection-rule.ts';
import type { Db } from '../../database/connect.ts';
import { readOwnFields } from '../own-fields/read-own-fields.ts';

/** Lists the places of conditions that ask for a field nobody has defined, or for what the field cannot hold. */
export async function listMisasked(db: Db, conditions: readonly RuleCondition[]): Promise<number[]> {
  if (!conditions.some(({ field }) => field === 'own')) return [];
  const fields = await readOwnFields(db);
  return conditions.flatMap((condition, at) =>
    condition.field === 'own' && !isAskedOfOwnField(condition, fields) ? [at] : [],
  );
}

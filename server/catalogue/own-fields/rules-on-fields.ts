// Rules of collections that ask for the merchant's own fields: without the field, nobody could save such a collection any more.
import { sql } from 'kysely';
import { type CollectionRule, isAskedOfOwnField } from '#src/catalogue/collections/collection-rule.ts';
import type { ProductField } from '#src/shop/own-fields/product-fields.ts';
import type { Db } from '../../database/connect.ts';
import { readOwnFields } from './read-own-fields.ts';

/** `names`: of the field by language; `collections`: their titles in the language that is given, or else their addresses. */
export type RuledField = { names: ProductField['names']; collections: string[] };

/** Which fields in force the rules ask for something that `fields` could not answer. */
export async function listRuledWithout(
  db: Db,
  { fields, baseLocale }: { fields: readonly ProductField[]; baseLocale: string },
): Promise<RuledField[]> {
  const inForce = await readOwnFields(db);
  const { rows } = await sql<{ name: string; rule: CollectionRule }>`
    select coalesce(t.title, c.handle) as name, c.rule from collections c
    left join collection_texts t on t.collection_id = c.id and t.locale = ${baseLocale}
    where c.rule @> '{"conditions": [{"field": "own"}]}' order by name`.execute(db);
  return inForce.flatMap(({ key, names }) => {
    const broken = rows.filter(({ rule }) =>
      rule.conditions.some(
        (condition) =>
          condition.field === 'own' &&
          condition.ownField === key &&
          isAskedOfOwnField(condition, inForce) &&
          !isAskedOfOwnField(condition, fields),
      ),
    );
    return broken.length > 0 ? [{ names, collections: broken.map(({ name }) => name) }] : [];
  });
}

// Finds what the things and rows of changes are called.
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { NamedChange, RecordedField } from '../../history/history-part.ts';

export async function nameChanges<C extends RecordedField>(db: Db, changes: readonly C[]): Promise<NamedChange<C>[]> {
  const variantIds = changes.flatMap((change) => variantIdOf(change) ?? []);
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text, handle as name from products where id::text = any(${changes.map(({ thingId }) => thingId)})
    union all
    select key, coalesce(nullif(name, ''), key) from pictures where key = any(${changes.map(({ thingId }) => thingId)})
    union all
    select id::text, handle from collections where id::text = any(${changes.flatMap(collectionIdsOf)})
    union all
    select id::text, coalesce(nullif(sku, ''), nullif(concat_ws(' / ', option1, option2, option3), ''), '')
    from variants where id::text = any(${variantIds})`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return changes.map((change) => ({
    ...change,
    // The language of a synonym is said with what of it was changed.
    thing: names.get(change.thingId) ?? (change.thingKind === 'synonym' ? String(change.key.term) : change.thingId),
    names: {
      variant: names.get(variantIdOf(change) ?? '') || null,
      collection: (change.part === 'collection_products' && names.get(String(change.key.collection_id))) || null,
    },
  }));
}

function variantIdOf({ part, key }: RecordedField): string | undefined {
  if (part === 'variants') return String(key.id);
  return typeof key.variant_id === 'string' ? key.variant_id : undefined;
}

function collectionIdsOf({ thingKind, thingId, key }: RecordedField): string[] {
  return [
    ...(thingKind === 'collection' ? [thingId] : []),
    ...(typeof key.collection_id === 'string' ? [key.collection_id] : []),
  ];
}

// What others have changed of a product since it was read, in the fields that are to be saved.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';
import type { FieldWrite } from './field-write.ts';

/** Both values of a field that two have changed, the one saved and the one that was to be. */
export type ChangedField = FieldWrite & { theirs: unknown; who: string; at: Date };

/** Those that say something else than what is to be saved. */
export async function listChangedFields(
  tx: Transaction,
  { productId, version }: { productId: string; version: number },
  writes: readonly FieldWrite[],
): Promise<ChangedField[]> {
  const { rows } = await sql<{ part: string; key: string; field: string; after: unknown; who: string; at: Date }>`
    select c.part, c.part_key::text as key, c.field, c.after, b.who, b.at
    from changes c join change_batches b on b.id = c.batch_id
    where c.thing_kind = 'product' and c.thing_id = ${productId} and c.version > ${version}
    order by c.id`.execute(tx);
  return writes.flatMap((write) => {
    const touching = rows.filter((row) => row.part === write.part && isSameKey(row.key, write.key));
    const latest = touching.findLast(({ field }) => field === '' || field === write.field);
    if (!latest) return [];
    const theirs = latest.field === '' ? fieldOf(latest.after, write.field) : latest.after;
    const mine: unknown = JSON.parse(JSON.stringify(write.value));
    const isSame = isDeepStrictEqual(theirs, mine) || isSameMoment(theirs, write.value);
    return isSame ? [] : [{ ...write, theirs, who: latest.who, at: latest.at }];
  });
}

function isSameKey(stored: string, key: FieldWrite['key']): boolean {
  return isDeepStrictEqual(JSON.parse(stored), key);
}

/** Null of a row that was removed. */
function fieldOf(row: unknown, field: string): unknown {
  return (row as Record<string, unknown> | null)?.[field] ?? null;
}

/** The database writes moments in its own notation. */
function isSameMoment(theirs: unknown, mine: unknown): boolean {
  return mine instanceof Date && typeof theirs === 'string' && Date.parse(theirs) === mine.getTime();
}

// What people have entered as the stock of variants since somebody looked at it. Orders' sales are none of it: they change
// what is on hand, and leave the difference of a count as it is. What somebody else has entered may be the same difference.
import { sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';
import type { ChangedField } from './changed-fields.ts';
import type { StockPatch } from './options-patch.ts';

/**
 * `version`: of the product, at which `onHand` was read, or what stands on the shelf (then `onHand` is null); `key`: of the
 * difference that is to be written.
 */
export type SeenStock = { variantId: string; onHand: number | null; version: number; key?: string | undefined };

/** `onHand`: what the last entry left, before whatever was sold after it; `by`: what all of them have added. */
export type EnteredStock = { onHand: number; by: number; who: string; at: Date };

export type EnteredByVariant = ReadonlyMap<string, EnteredStock>;

/** The last entry of each that has any, unless it has left what was seen: it was taken back. The products are locked. */
export async function readEnteredSince(tx: Transaction, seen: readonly SeenStock[]): Promise<EnteredByVariant> {
  if (seen.length === 0) return new Map();
  const { rows } = await sql<EnteredStock & { variantId: string }>`
    select seen.id as "variantId", last.*
    from unnest(${seen.map(({ variantId }) => variantId)}::uuid[], ${seen.map(({ version }) => version)}::bigint[],
      ${seen.map(({ key }) => key ?? null)}::uuid[]) as seen (id, version, key)
    join variants v on v.id = seen.id
    cross join lateral (
      select (c.after #>> '{}')::int as "onHand", b.who, b.at,
        sum((c.after #>> '{}')::int - (c.before #>> '{}')::int) over ()::int as by
      from changes c join change_batches b on b.id = c.batch_id
      where c.thing_kind = 'product' and c.thing_id = v.product_id::text and c.version > seen.version
        and c.part = 'variants' and c.field = 'on_hand' and c.part_key ->> 'id' = v.id::text
        and not exists (select from stock_movements m
          where m.batch_id = c.batch_id and m.variant_id = v.id and m.difference_key = seen.key)
      order by c.id desc limit 1) as last`.execute(tx);
  const isSeen = (row: (typeof rows)[number]) =>
    seen.some(
      ({ variantId, onHand }) =>
        variantId === row.variantId && (onHand === null ? row.by === 0 : onHand === row.onHand),
    );
  return new Map(rows.filter((row) => !isSeen(row)).map(({ variantId, ...entered }) => [variantId, entered]));
}

/** The last entry of each variant that a patch counts. */
export async function readCounted(
  tx: Transaction,
  { stock = {}, version }: { stock: StockPatch; version: number },
): Promise<EnteredByVariant> {
  const seen = Object.entries(stock).flatMap(([variantId, { by, counted, key }]) =>
    counted === undefined ? [] : [{ variantId, onHand: counted - by, version, key }],
  );
  return readEnteredSince(tx, seen);
}

/** Those whose number is another one than was typed. */
export function listEntered(entered: EnteredByVariant, stock: StockPatch = {}): ChangedField[] {
  return [...entered].flatMap(([id, { onHand, who, at }]) => {
    const value = stock[id]?.counted;
    return onHand === value
      ? []
      : [{ part: 'variants', key: { id }, field: 'on_hand', value, theirs: onHand, who, at }];
  });
}

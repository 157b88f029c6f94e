// Discount codes as an undo sees them: a code that a batch has made is deleted, or stopped where orders were placed with it, and
// the terms of one become all together what they were. What shoppers and orders do with a code is no change of it.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type {
  FormerValue,
  HistoryPart,
  LeftAlone,
  RecordedField,
  TakeBack,
  UndoContext,
} from '../history/history-part.ts';
import { unlessInTheWay, written } from '../history/write-former.ts';

const terms = [
  ...['code', 'kind', 'basis_points', 'amounts', 'minimums', 'scope', 'starts_at', 'ends_at', 'max_uses'],
  ...['max_uses_per_shopper', 'stopped_at'],
];

/** Somebody who has changed it since means it to stay. */
const takeBackAdded: TakeBack = written(
  ({ now }, given) => sql`
    with kept as (
      select given.place, t.id, exists (select from orders o where o.discount_code_id = t.id) as is_used
      from ${given} as given join discount_codes t on t.id = (given.key ->> 'id')::uuid
        and to_jsonb(t) - array['version', 'created_at', 'updated_at', 'stopped_at']
          = given.after - array['version', 'created_at', 'updated_at', 'stopped_at']
    ), deleted as (
      delete from discount_codes d using kept where d.id = kept.id and not kept.is_used returning kept.place
    ), stopped as (
      update discount_codes d set stopped_at = coalesce(d.stopped_at, ${now}), updated_at = ${now}
      from kept where d.id = kept.id and kept.is_used returning kept.place
    )
    select place from deleted union all select place from stopped`,
);

/** A percentage that became an amount is one change: all of a code, or none of it where something was changed since. */
async function takeBackTerms(context: UndoContext, values: readonly FormerValue[]): Promise<LeftAlone[]> {
  const left: LeftAlone[] = [];
  for (const own of Map.groupBy(values, ({ thingId }) => thingId).values()) {
    const leave = (reason: LeftAlone['reason']) => left.push(...own.map((value) => ({ value, reason })));
    const done = await unlessInTheWay(context.tx, () => writeTerms(context, own));
    if (done === null) leave('InTheWay');
    else if (!done) leave('ChangedSince');
  }
  return left;
}

/** False: it is not as the batch has left it. */
async function writeTerms({ tx, now }: UndoContext, values: readonly FormerValue[]): Promise<boolean> {
  const [first] = values;
  const saying = (side: 'before' | 'after') =>
    JSON.stringify(Object.fromEntries(values.map((value) => [value.field, value[side]])));
  const { numAffectedRows } = await sql`
    update discount_codes d set (${sql.join(terms.map((term) => sql.ref(term)))}, updated_at)
      = (${sql.join(terms.map((term) => sql.ref(`former.${term}`)))}, ${now}::timestamptz)
    from discount_codes t
    cross join lateral jsonb_populate_record(t, ${saying('before')}::jsonb) as former
    cross join lateral jsonb_populate_record(t, ${saying('after')}::jsonb) as latter
    where d.id = t.id and t.id = ${String(first?.key.id)}::uuid and to_jsonb(t) = to_jsonb(latter)`.execute(tx);
  return numAffectedRows === 1n;
}

export const discountParts: readonly HistoryPart[] = [
  {
    table: 'discount_codes',
    key: { id: 'uuid' },
    ignored: ['version', 'created_at', 'updated_at'],
    takeBackAdded,
    takeBackTogether: { fields: terms, takeBack: takeBackTerms },
  },
  { table: 'discount_code_collections', key: { code_id: 'uuid', collection_id: 'uuid' }, ignored: [] },
  { table: 'discount_code_products', key: { code_id: 'uuid', product_id: 'uuid' }, ignored: [] },
];

/** Whoever has one open in an editor is told. */
export async function raiseDiscountVersions({ tx }: UndoContext, values: readonly FormerValue[]): Promise<void> {
  const ids = [
    ...new Set(values.flatMap(({ thingKind, thingId }) => (thingKind === 'discount_code' ? [thingId] : []))),
  ];
  if (ids.length === 0) return;
  await sql`update discount_codes set version = version + 1 where id = any(${ids}::uuid[])`.execute(tx);
}

/** Names the codes by id. */
export async function nameDiscountCodes(db: Db, changes: readonly RecordedField[]): Promise<Map<string, string>> {
  const ids = changes.flatMap(({ thingKind, thingId }) => (thingKind === 'discount_code' ? [thingId] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; code: string }>`
    select id::text, code from discount_codes where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, code }) => [id, code]));
}

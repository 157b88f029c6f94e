import { sql } from 'kysely';
import type { FormerValue, LeftAlone, TakeBack, UndoContext } from '../../history/history-part.ts';
import { givenOf, unlessInTheWay } from '../../history/write-former.ts';

/**
 * The values of a product's variants change places, and one comes back with values that another has given up: all of them
 * in one statement, or none of the product where one was changed since, or another variant has its values.
 */
export const takeBackValues: TakeBack = async (context, values) => {
  const byProduct = [...Map.groupBy(values, ({ thingId }) => thingId).values()];
  const left: LeftAlone[] = [];
  for (const own of byProduct) {
    if (await isChanged(context, own)) left.push(...own.map((value) => ({ value, reason: 'ChangedSince' as const })));
    else if ((await unlessInTheWay(context.tx, () => write(context, own))) === null)
      left.push(...own.map((value) => ({ value, reason: 'InTheWay' as const })));
  }
  return left;
};

async function isChanged({ tx }: UndoContext, values: readonly FormerValue[]): Promise<boolean> {
  const { rows } = await sql`
    select from ${givenOf(values)} as given
    join unnest(${values.map((_, place) => place)}::int[], ${values.map(({ field }) => field)}::text[]) as named (place, field) using (place)
    left join variants v on v.id = (given.key ->> 'id')::uuid
    -- Moments are compared as moments, however they are written.
    where to_jsonb(v) -> named.field is distinct from
      to_jsonb(jsonb_populate_record(v, jsonb_build_object(named.field, given.after))) -> named.field limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

async function write({ tx }: UndoContext, values: readonly FormerValue[]): Promise<true> {
  const byVariant = Map.groupBy(values, ({ key }) => String(key.id));
  const ids = [...byVariant.keys()];
  const fields = [...byVariant.values()].map((own) =>
    JSON.stringify(Object.fromEntries(own.map(({ field, before }) => [field, before]))),
  );
  await sql`
    update variants v set option1 = former.option1, option2 = former.option2, option3 = former.option3,
      archived_at = former.archived_at
    from unnest(${ids}::uuid[], ${fields}::jsonb[]) as given (id, fields)
    join variants now on now.id = given.id
    cross join lateral jsonb_populate_record(now, given.fields) as former
    where v.id = given.id`.execute(tx);
  return true;
}

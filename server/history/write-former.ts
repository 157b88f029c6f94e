// Puts rows and fields back to what they were, a statement a table and column. A row is written only when it says what
// the batch has left in it; which were not is the answer.
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import type { FormerValue, HistoryPart, LeftAlone, TakeBack, UndoContext } from './history-part.ts';

type Written = { place: number }[];
type Statement = (context: UndoContext, given: RawBuilder<unknown>) => RawBuilder<Written[number]>;

/** Deletes rows that were added and are as they were then. */
export function deleteAdded(part: HistoryPart): TakeBack {
  const ignored = [...part.ignored];
  return written(
    (_, given) => sql`
      delete from ${sql.table(part.table)} as t using ${given} as given
      where ${hasKey(part)} and to_jsonb(t) - ${ignored}::text[] = given.after - ${ignored}::text[]
      returning given.place`,
  );
}

/** Adds rows again that were removed. */
export function restoreRemoved(part: HistoryPart): TakeBack {
  const table = sql.table(part.table);
  const keys = sql.join(Object.keys(part.key).map((column) => sql.ref(column)));
  return async (context, values) => {
    const stamps = Object.fromEntries(Object.values(part.since ?? {}).map((column) => [column, context.now]));
    const statement: Statement = (_, given) => sql`
      with added as (
        insert into ${table} select (jsonb_populate_record(null::${table}, given.before || ${JSON.stringify(stamps)}::jsonb)).*
        from ${given} as given on conflict do nothing returning ${keys}
      )
      select given.place from ${given} as given join added as t on ${hasKey(part)}`;
    return written(statement)(context, values);
  };
}

/** Writes the former value of one field. */
export function writeFormer(part: HistoryPart, field: string): TakeBack {
  const table = sql.table(part.table);
  const column = sql.ref(field);
  const since = part.since?.[field];
  const valueIn = (value: 'before' | 'after') => sql`(jsonb_populate_record(
    null::${table}, jsonb_build_object(${sql.lit(field)}, given.${sql.ref(value)}))).${column}`;
  return written(
    ({ now }, given) => sql`
      update ${table} as t set ${column} = ${valueIn('before')} ${since ? sql`, ${sql.ref(since)} = ${now}` : sql``}
      from ${given} as given
      where ${hasKey(part)} and t.${column} is not distinct from ${valueIn('after')}
      returning given.place`,
  );
}

/** Whether a row `t` is the one that is given. */
export function hasKey({ key }: HistoryPart): RawBuilder<boolean> {
  const isSame = Object.entries(key).map(
    ([column, type]) => sql`t.${sql.ref(column)} = (given.key ->> ${sql.lit(column)})::${sql.raw(type)}`,
  );
  return sql`${sql.join(isSame, sql` and `)}`;
}

/** All at once; where one row stands in the way of another, each by itself. */
export function written(statement: Statement): TakeBack {
  return async (context, values) => {
    const write = async (some: readonly FormerValue[]) => {
      const { rows } = await statement(context, givenOf(some)).execute(context.tx);
      return new Set(rows.map(({ place }) => some[place]));
    };
    const done = await unlessInTheWay(context.tx, () => write(values));
    if (done) return leftOf(values, done, 'ChangedSince');
    const left: LeftAlone[] = [];
    for (const value of values) {
      const alone = await unlessInTheWay(context.tx, () => write([value]));
      left.push(...leftOf([value], alone ?? new Set(), alone ? 'ChangedSince' : 'InTheWay'));
    }
    return left;
  };
}

function leftOf(
  values: readonly FormerValue[],
  done: ReadonlySet<FormerValue | undefined>,
  reason: LeftAlone['reason'],
): LeftAlone[] {
  return values.filter((value) => !done.has(value)).map((value) => ({ value, reason }));
}

/**
 * The values as rows (place, key, before, after), whose place is from 0. Each column travels as one array: the planner sees
 * how many rows there are, and does not look ten thousand of them up one by one.
 */
export function givenOf(values: readonly FormerValue[]): RawBuilder<unknown> {
  const json = (read: (value: FormerValue) => unknown) => values.map((value) => JSON.stringify(read(value)));
  return sql`(
    select place, key, before, after
    from unnest(${values.map((_, place) => place)}::int[], ${json(({ key }) => key)}::jsonb[],
      ${json(({ before }) => before)}::jsonb[], ${json(({ after }) => after)}::jsonb[]) as row (place, key, before, after))`;
}

const CONSTRAINTS = new Set(['23505', '23P01', '23503', '23514', '23502']);

/** Null when a constraint of the database was in the way; then nothing is written. */
export async function unlessInTheWay<T>(tx: Transaction, work: () => Promise<T>): Promise<T | null> {
  await sql`savepoint former`.execute(tx);
  try {
    const answer = await work();
    await sql`release savepoint former`.execute(tx);
    return answer;
  } catch (error) {
    if (!CONSTRAINTS.has((error as { code?: string }).code ?? '')) throw error;
    await sql`rollback to savepoint former`.execute(tx);
    return null;
  }
}

// All that the database holds, table by table, small enough to be compared after each request.
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';

export type Snapshot = Record<string, string>;

/** Counts that nobody may lose by being refused, in a table of their own without a log of changes; visits, counted late. */
const uncompared = ['rate_limits', 'visit_steps'];

export async function takeSnapshot(db: Db): Promise<Snapshot> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname in ('public', 'sandbox') and tablename <> all(${uncompared}) order by 1, 2`.execute(db);
  const hashes = tables.map(
    ({
      schema,
      name,
    }) => sql`select ${name} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
      from ${sql.id(schema, name)} t`,
  );
  const { rows } = await sql<{ name: string; hash: string }>`${sql.join(hashes, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** The names of the tables in which anything is otherwise. */
export function changedTables(before: Snapshot, after: Snapshot): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
}

// How long an upgrade takes where it goes through a whole table: the file of such a migration says how long that is for a
// million rows, and the database about how many there are.
import { sql } from 'kysely';
import type { Db } from '../connect.ts';
import type { Migration } from './migration-chain.ts';

export type LongMigration = { name: string; table: string; rows: number; seconds: number };

const SAYS_HOW_LONG = /\babout (\d+) s for each million rows of (\w+)/g;
/** What is sooner over is not worth a word. */
const LONG_S = 5;

/** The tables that the file of a migration says it goes through, and for how long where they have a million rows. */
export function listTablesGoneThrough({ sql: text }: Migration): { table: string; secondsPerMillion: number }[] {
  return [...text.matchAll(SAYS_HOW_LONG)].map(([, seconds, table = '']) => ({
    table,
    secondsPerMillion: Number(seconds),
  }));
}

export async function listLongMigrations(db: Db, pending: readonly Migration[]): Promise<LongMigration[]> {
  const long: LongMigration[] = [];
  for (const migration of pending) {
    for (const { table, secondsPerMillion } of listTablesGoneThrough(migration)) {
      const rows = await estimateRows(db, table);
      const seconds = Math.round((secondsPerMillion * rows) / 1_000_000);
      if (seconds >= LONG_S) long.push({ name: migration.name, table, rows, seconds });
    }
  }
  return long;
}

/** The last look of the planner found so many; 0 for a table that is not there yet. */
async function estimateRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select greatest(reltuples, 0)::float8 as rows from pg_class where oid = to_regclass(${table})`.execute(db);
  return rows[0]?.rows ?? 0;
}

// Makes a database forget what a test has written while a shop runs on it: rows are deleted from the tables that were empty
// before. No table is locked for it, and no trigger refuses it or tells the shop of it.
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';

export type EmptyTables = { emptyAgain(): Promise<void> };

export async function findEmptyTables(db: Db): Promise<EmptyTables> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'sandbox')`.execute(db);
  const empty: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql.raw(`select from ${name} limit 1`).execute(db);
    if (rows.length === 0) empty.push(name);
  }
  return {
    async emptyAgain() {
      await inTransaction(db, async (tx) => {
        // Superusers may switch triggers off.
        await sql`set local session_replication_role = replica`.execute(tx);
        for (const name of empty) await sql.raw(`delete from ${name}`).execute(tx);
      });
    },
  };
}

// Puts the rows of a backup into the tables, as the owner of an ordinary database may: no right of a superuser is needed.

import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Connection, Db } from '../database/connect.ts';
import { reach } from '../faultpoint.ts';
import { type BackupTable, damagedBackup, folderOf } from './backup-format.ts';
import type { Backup } from './check-backup.ts';
import { requireOwnTables } from './require-own-tables.ts';
import { copyOf, listSequences, listShopTables, quotedName, shopSchemas, tablesLeftOut } from './shop-tables.ts';
import type { TarEntry } from './tar-file.ts';

const decompress = promisify(gunzip);
/** Far more than a piece has. */
const LARGEST_PIECE = 1_000_000_000;

/**
 * Replaces all rows of the shop. Triggers do not fire, because what they would do is in the backup; foreign keys are
 * checked, and indexes built, when all rows are there. Throws `ExplainedError` for what is not of this shop's schema, or
 * does not fit into it.
 */
export async function loadTables(
  { db: tx, client }: Connection,
  { path, manifest }: Pick<Backup, 'path' | 'manifest'>,
  parts: AsyncIterator<TarEntry>,
  onLoaded: () => void,
): Promise<void> {
  const all = await listShopTables(tx);
  requireOwnTables(path, manifest, { tables: all, sequences: await listSequences(tx) });
  const tables = all.filter(({ name }) => name !== 'migrations');
  // Triggers are still on: a shop that runs here forgets what it has cached.
  await sql`truncate ${sql.raw(tables.map(quotedName).join(', '))}`.execute(tx);
  // What waits for the end of the transaction would keep a table from being changed.
  await sql`set constraints all immediate`.execute(tx);
  const constraints = await dropForeignKeys(tx);
  const indexes = await dropIndexes(tx);
  for (const table of tables) await sql`alter table ${sql.raw(quotedName(table))} disable trigger user`.execute(tx);

  let place = '';
  try {
    let part = await parts.next();
    for (const table of manifest.tables) {
      place = `The table ${table.name} cannot be read: `;
      const folder = folderOf(table);
      const rows = async function* () {
        for (; !part.done && part.value.name.startsWith(folder); part = await parts.next()) {
          yield await decompress(part.value.bytes, { maxOutputLength: LARGEST_PIECE });
        }
      };
      await loadTable(client, table, rows());
      reach(`restored-table:${table.name}`);
    }
    if (!part.done) throw new RowsError(`${JSON.stringify(part.value.name)} stands where nothing of it belongs.`);
    onLoaded();
    place = '';
    for (const { schema, name, next } of manifest.sequences) {
      // Unlike setval(), this is rolled back with the rest.
      await sql`alter sequence ${sql.raw(quotedName({ schema, name }))} restart with ${sql.lit(next)}`.execute(tx);
    }
    for (const definition of [...indexes, ...constraints]) await sql.raw(definition).execute(tx);
  } catch (error) {
    if (isOfRows(error)) throw damagedBackup(path, `${place}${(error as Error).message}`.replace(/\.?$/, '.'));
    throw error;
  }
  for (const table of tables) await sql`alter table ${sql.raw(quotedName(table))} enable trigger user`.execute(tx);
}

/** What the tables hold is not what the manifest says. */
class RowsError extends Error {}

/**
 * Whether it is about what the file holds, not the disk or the connection: values, constraints, or pieces that cannot
 * be unpacked.
 */
function isOfRows(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  if (error instanceof RowsError || /^(Z_|ERR_BUFFER_TOO_LARGE$)/.test(code)) return true;
  return error instanceof pg.DatabaseError && /^(22|23)/.test(code);
}

/** Rows of tables that stay behind are passed over: backups of older releases have some. */
async function loadTable(client: Connection['client'], table: BackupTable, rows: AsyncIterable<Buffer>): Promise<void> {
  if (tablesLeftOut.includes(table.name)) {
    for await (const _ of rows);
    return;
  }
  if (table.rows === 0) return;
  const copy = client.query(copyFrom(`${copyOf(table)} from stdin`));
  await pipeline(rows, copy);
  if (copy.rowCount !== table.rows) {
    throw new RowsError(`it says that there are ${table.rows} rows, and ${copy.rowCount} were loaded.`);
  }
}

/** Returns the statements that make them again, which also check every row. */
async function dropForeignKeys(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = any(${shopSchemas}::regnamespace[])
    order by conrelid, conname`.execute(tx);
  for (const { table, name } of rows) {
    await sql.raw(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`).execute(tx);
  }
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
  );
}

/** All that no constraint needs. Returns the statements that make them again. */
async function dropIndexes(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = any(${shopSchemas}::regnamespace[])
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    order by i.indexrelid`.execute(tx);
  if (rows.length > 0) await sql.raw(`drop index ${rows.map(({ name }) => name).join(', ')}`).execute(tx);
  return rows.map(({ definition }) => definition);
}

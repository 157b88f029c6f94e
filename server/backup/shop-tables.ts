// The shop's tables as the database itself describes them, so that a table or column that a migration adds is in the next
// backup without being named here.
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../database/connect.ts';

export type ShopTable = { schema: string; name: string; columns: string[] };

export const shopSchemas = ['public', 'sandbox'];

/**
 * What stays behind.
 */
export const tablesLeftOut = [
  // The manifest names the migrations: a restore applies them.
  'migrations',
  // They are about processes that run, and about minutes and hours.
  'job_rounds',
  'rate_limits',
  'payment_limits',
  // The first holds which process sends to KSeF at this moment, the other how much was sent within the hour.
  ...['ksef_lane', 'ksef_sends'],
  // What kasa.config.ts of the serving shop says, written at each start; and those of the office, whom a copy must not call.
  ...['webhook_receivers', 'webhook_attempts'],
  // Secrets of staff, who get new ones by `kasa staff recover`; sessions and links are of hours and days.
  ...['staff_passwords', 'staff_recovery_codes', 'staff_sessions', 'staff_links', 'staff_challenges', 'staff_devices'],
  // Shoppers sign in again.
  ...['shopper_sessions', 'shopper_sign_ins', 'shopper_challenges'],
  // Whoever restores a copy elsewhere opens it to no program of the shop that it is a copy of.
  'api_keys',
  // Files that wait to be imported: whoever has one hands it in again.
  'import_chunks',
  // They stand under keys of browsers and assistants, for a day.
  ...['answered_mutations', 'assistant_requests'],
  // They are of no use without the key, which is not in the database; a restore says which are to be set again.
  'secrets',
  // They are ordered by transaction numbers, which are those of one PostgreSQL.
  ...['catalogue_changes', 'office_changes', 'change_notices'],
];

const isOfExtension = sql`exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/**
 * Lists the tables with the columns that a backup holds: generated ones are generated again, and transaction numbers
 * (`xid8`) get their default.
 */
export async function listShopTables(db: Db): Promise<ShopTable[]> {
  const { rows } = await sql<ShopTable>`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum)
      filter (where a.attgenerated = '' and a.atttypid <> 'xid8'::regtype) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = any(${shopSchemas}) and c.relkind = 'r' and not ${isOfExtension}
    group by n.nspname, c.relname order by n.nspname, c.relname`.execute(db);
  return rows;
}

export type ShopSequence = { schema: string; name: string; next: number };

/** The views of the catalogue do not say where a sequence begins that was restarted and not asked yet. */
export async function listSequences(db: Db): Promise<ShopSequence[]> {
  const { rows } = await sql<{ schema: string; name: string; increment: number }>`
    select schemaname as schema, sequencename as name, increment_by as increment
    from pg_sequences where schemaname = any(${shopSchemas}) order by 1, 2`.execute(db);
  const sequences: ShopSequence[] = [];
  for (const { schema, name, increment } of rows) {
    const state = await sql<{ next: number }>`
      select case when is_called then last_value + ${increment}::bigint else last_value end as next
      from ${sql.raw(quotedName({ schema, name }))}`.execute(db);
    sequences.push({ schema, name, next: state.rows[0]?.next ?? 1 });
  }
  return sequences;
}

/** Meant for SQL. */
export function quotedName({ schema, name }: Pick<ShopTable, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** `copy <table> (<columns>)`, for either direction. */
export function copyOf(table: ShopTable): string {
  return `copy ${quotedName(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}

/**
 * Call this in a transaction, which for a backup is begun by hand. What COPY writes depends on these, and a large shop
 * takes longer than a server's limits may allow.
 */
export async function settleCopySettings(tx: Db): Promise<void> {
  await sql`select set_config(name, value, true) from (values
    ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'), ('timezone', 'UTC'), ('bytea_output', 'hex'),
    ('extra_float_digits', '1'), ('statement_timeout', '0'), ('lock_timeout', '0'),
    ('idle_in_transaction_session_timeout', '0')) as settings (name, value)`.execute(tx);
}

import { sql } from 'kysely';
import { shopSchemas } from '#server/backup/shop-tables.ts';
import type { Db } from '#server/database/connect.ts';

/** Everything that a schema consists of and that a restore takes away for a while. */
export async function describeSchema(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select 'index' as kind, pg_get_indexdef(c.oid) as definition from pg_class c
      where c.relkind = 'i' and c.relnamespace = any(${shopSchemas}::regnamespace[])
    union all select 'constraint', conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text
      from pg_constraint where connamespace = any(${shopSchemas}::regnamespace[]) and conrelid <> 0
    union all select 'trigger', pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select 'routine', oid::regprocedure || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'relation', relkind::text || relname from pg_class where relnamespace = any(${shopSchemas}::regnamespace[])
    order by 1, 2`.execute(db);
  return rows;
}

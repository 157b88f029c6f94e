// What an upgrade does to a shop: its schema, and what the demo of an earlier release lacks.
import { sql } from 'kysely';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import type { Db } from '#server/database/connect.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';

/** Returns the names of the migrations applied now. */
export async function migrateShop(db: Db, now: Date, options: { withSkipped?: boolean } = {}): Promise<string[]> {
  const applied = await migrate(db, await readMigrations(migrationsDirectory), options);
  const { rows } = await sql`select from shop_origin
    where origin = 'demo' and not exists (select from settings where document = 'identity')`.execute(db);
  if (rows.length > 0) await (await import('#server/demo/complete-demo.ts')).completeDemo(db, now);
  return applied;
}

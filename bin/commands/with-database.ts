// Shared by the commands that work on the shop's data: configuration, a migrated database, and closing it again.
import { type Config, readConfig } from '#server/config.ts';
import { prepareFolders } from '#server/data-folder.ts';
import type { Db } from '#server/database/connect.ts';
import { createAuditKeys } from '#server/secrets/audit-keys.ts';
import { sealAuditLogWith } from '#server/staff/audit/audit-seal.ts';
import { usingDatabase } from './command-database.ts';
import { migrateShop } from './migrate-shop.ts';

export type CommandContext = { db: Db; config: Config; now: () => Date };

/** Opens and migrates the database, runs `work`, and closes the database whatever happens. */
export async function withDatabase<T>(work: (context: CommandContext) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  if (!config.databaseUrl) await prepareFolders([config.dataDirectory]);
  return usingDatabase({ config, deadlines: null }, async ({ db }) => {
    await migrateShop(db, new Date());
    const endSealing = sealAuditLogWith(createAuditKeys(config));
    return work({ db, config, now: () => new Date() }).finally(endSealing);
  });
}

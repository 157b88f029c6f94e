// Shared by the commands that work on the shop's data: configuration, its database, and closing it again.
import { type Config, readConfig } from '#server/config.ts';
import { prepareFolders } from '#server/data-folder.ts';
import { listMissingMigrations, readMigrations } from '#server/database/apply-migrations.ts';
import type { Db } from '#server/database/connect.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { MigrationsPendingError } from '#server/database/upgrades/migration-errors.ts';
import { deriveTokensWith } from '#server/http/session.ts';
import type { PictureFiles } from '#server/media/files/picture-files.ts';
import { openPictureFiles } from '#server/media/files/picture-stores.ts';
import { createAuditKeys } from '#server/secrets/audit-keys.ts';
import { createLinkKey } from '#server/secrets/link-key.ts';
import { withSecrets } from '#server/secrets/stored-secrets.ts';
import { sealAuditLogWith } from '#server/staff/audit/carry-on-seal.ts';
import { usingDatabase } from './command-database.ts';
import { migrateShop } from './migrate-shop.ts';

export type CommandContext = { db: Db; config: Config; pictureFiles: PictureFiles; now: () => Date };

/**
 * Opens the database, runs `work`, and closes the database whatever happens. A new one is migrated. One that is behind may be
 * in use by the release before: throws `MigrationsPendingError`, as `kasa serve` does.
 */
export async function withDatabase<T>(work: (context: CommandContext) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  if (!config.databaseUrl) await prepareFolders([config.dataDirectory]);
  return usingDatabase({ config, deadlines: null }, async ({ db }) => {
    await migrateNew(db);
    const endings = [sealAuditLogWith(createAuditKeys(config)), deriveTokensWith(createLinkKey(config))];
    const pictureFiles = await openOwnPictures(db, config);
    return work({ db, config, pictureFiles, now: () => new Date() }).finally(() => {
      for (const end of endings) end();
    });
  });
}

async function migrateNew(db: Db): Promise<void> {
  const migrations = await readMigrations(migrationsDirectory);
  const missing = await listMissingMigrations(db, migrations);
  if (missing.length === migrations.length) await migrateShop(db, new Date());
  else if (missing.length > 0)
    throw new MigrationsPendingError(
      missing.map(({ name }) => name),
      false,
    );
}

/** The files of the shop's pictures; secrets are asked where pictures are not on the disk. */
export async function openOwnPictures(db: Db, config: Config): Promise<PictureFiles> {
  const { pictureStore } = config.picturePlace.kind === 'disk' ? config : await withSecrets(db, config);
  return openPictureFiles(config, () => pictureStore);
}

// Makes a shop of a backup, in one transaction: killed anywhere it leaves an empty shop, and pictures that the next try
// finds there.
import { sql } from 'kysely';
import { listPendingMigrations, lockMigrations, migrateWithin } from '../database/apply-migrations.ts';
import type { Database } from '../database/connect.ts';
import { noteNotice } from '../database/note-notice.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Migration } from '../database/upgrades/migration-chain.ts';
import { ExplainedError } from '../explained-error.ts';
import { reach } from '../faultpoint.ts';
import type { PictureFiles } from '../media/files/picture-files.ts';
import { type BackupManifest, newerBackup, type Progress } from './backup-format.ts';
import { type Backup, pictureKeyOf } from './check-backup.ts';
import { dropShop, lockShop, requireEmptyShop } from './empty-shop.ts';
import { loadTables } from './load-tables.ts';
import { settleCopySettings } from './shop-tables.ts';
import type { TarEntry } from './tar-file.ts';

type RestoreOptions = {
  database: Pick<Database, 'withConnection' | 'db'>;
  pictureFiles: PictureFiles;
  /** Those that this release has. */
  migrations: Migration[];
  onProgress?: (progress: Progress) => void;
};

export type RestoreReport = { rows: number; pictures: number; migrated: string[] };

/** Throws `ExplainedError` unless this release can read what the backup holds. */
export function requireKnownMigrations({ path, manifest }: Pick<Backup, 'path' | 'manifest'>, ours: Migration[]): void {
  const other = manifest.migrations.find(({ hash }, position) => ours[position]?.hash !== hash);
  if (!other) return;
  if (manifest.migrations.indexOf(other) >= ours.length) {
    throw newerBackup(path, manifest.kasa, `its database has ${other.name}, which this release does not know`);
  }
  throw new ExplainedError({
    code: 'BACKUP_OF_ANOTHER_HISTORY',
    title: `${path} comes from a Kasa whose migration ${other.name} differs from this release's.`,
    fix: 'Restore it with the release that wrote it, or with one that follows from that.',
  });
}

/** Throws `ExplainedError` for what cannot be restored, or not here; then nothing has changed. */
export async function restoreBackup(backup: Backup, options: RestoreOptions): Promise<RestoreReport> {
  const { database, migrations, pictureFiles, onProgress = () => undefined } = options;
  const { manifest } = backup;
  requireKnownMigrations(backup, migrations);
  await requireEmptyShop(database.db);
  await backup.check(onProgress);

  const parts = backup.readParts(onProgress);
  const { pictures, rest } = await restorePictures(parts, pictureFiles);
  reach('restored-pictures');
  const pending = migrations.slice(manifest.migrations.length);
  await database.withConnection(async (connection) => {
    await connection.db.transaction().execute(async (tx) => {
      await lockMigrations(tx);
      await settleCopySettings(tx);
      await lockShop(tx);
      await requireEmptyShop(tx);
      await bringTo(tx, manifest, migrations);
      const onLoaded = () => onProgress({ what: 'building indexes', share: 1, bytes: backup.size });
      await loadTables({ db: tx, client: connection.client }, backup, rest, onLoaded);
      await migrateWithin(tx, pending);
      await noteNotice(tx, '*');
      reach('before-restore-commit');
    });
  });
  // Without statistics the first searches and listings would be planned as for empty tables.
  await sql`analyze`.execute(database.db);
  return {
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    pictures,
    migrated: pending.map(({ name }) => name),
  };
}

/** Writes the pictures, which come first; `rest` begins with what follows them. */
async function restorePictures(
  parts: AsyncGenerator<TarEntry>,
  pictureFiles: PictureFiles,
): Promise<{ pictures: number; rest: AsyncIterator<TarEntry> }> {
  let pictures = 0;
  for (;;) {
    const part = await parts.next();
    const key = part.done ? null : pictureKeyOf(part.value.name);
    if (part.done || !key) return { pictures, rest: startingWith(part, parts) };
    await pictureFiles.writeOriginal(key, part.value.bytes);
    pictures++;
  }
}

async function* startingWith(first: IteratorResult<TarEntry>, parts: AsyncGenerator<TarEntry>) {
  if (first.done) return;
  yield first.value;
  yield* parts;
}

/** Afterwards the schema is the one that the backup was taken of. */
async function bringTo(
  tx: Transaction,
  { migrations: wanted }: BackupManifest,
  migrations: Migration[],
): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('migrations')::text as found`.execute(tx);
  let applied = 0;
  if (rows[0]?.found) applied = migrations.length - (await listPendingMigrations(tx, migrations)).length;
  if (applied > wanted.length) {
    await dropShop(tx);
    applied = 0;
  }
  await migrateWithin(tx, migrations.slice(applied, wanted.length));
}

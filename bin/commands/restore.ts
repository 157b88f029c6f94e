import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import type { BackupManifest } from '#server/backup/backup-format.ts';
import { formatNumber } from '#src/numbers/format-number.ts';
import { CliError } from '../cli-errors.ts';
import { statInputFile } from './input-file.ts';
import { endProgress, watchProgress } from './progress-line.ts';

type RestoreFlags = { yes?: boolean; json?: boolean };

const help = `
Example:
  $ DATABASE_URL=postgres://kasa@localhost/new_shop KASA_DATA=/srv/shop kasa restore /backups/shop.tar

The shop must be empty: a new database, or a new folder in KASA_DATA. The file is checked whole before anything is
written. Then all of it is restored or, whatever happens on the way, nothing; running the command again begins anew. A
backup of an older release is brought to this one.

Trust a backup as you would a program: whoever wrote it decides what the shop is. Restore only a file that came from
your own shop, on a way that you know. Tables, columns and sequences that no shop has are refused.`;

export function registerRestore(program: Command): void {
  program
    .command('restore')
    .description('make an empty shop the one that a backup holds')
    .argument('<file>', 'what "kasa backup" has written')
    .option('--yes', 'do not ask first')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(runRestore);
}

async function runRestore(file: string, { yes = false, json = false }: RestoreFlags): Promise<void> {
  await statInputFile(file);
  const [
    { readConfig },
    { prepareFolders },
    { usingDatabase },
    check,
    restore,
    media,
    stores,
    migrate,
    directory,
    secrets,
  ] = await Promise.all([
    import('#server/config.ts'),
    import('#server/data-folder.ts'),
    import('./command-database.ts'),
    import('#server/backup/check-backup.ts'),
    import('#server/backup/restore-backup.ts'),
    import('#server/media/picture-folders.ts'),
    import('#server/media/files/picture-stores.ts'),
    import('#server/database/apply-migrations.ts'),
    import('#server/database/migrations-directory.ts'),
    import('#server/backup/list-secrets.ts'),
  ]);
  const { armFaultpoint } = await import('#server/faultpoint.ts');
  const config = readConfig(process.env);
  armFaultpoint(config.faultpoint);
  await using backup = await check.openBackup(file);
  const { manifest } = backup;
  const migrations = await migrate.readMigrations(directory.migrationsDirectory);
  restore.requireKnownMigrations(backup, migrations);
  if (!yes)
    await requireConsent(file, manifest, config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDirectory);
  await prepareFolders([config.dataDirectory, media.originalsFolder(config.mediaDirectory)]);
  const { set, ...report } = await usingDatabase({ config, deadlines: null }, async (database) => ({
    ...(await restore.restoreBackup(backup, {
      database,
      pictureFiles: stores.openPictureFiles(config, () => config.pictureStore),
      migrations,
      onProgress: watchProgress(json),
    })),
    set: await secrets.listSecrets(config, database.db),
  }));
  endProgress(json);
  const unset = manifest.secrets.filter((name) => !set.includes(name));
  if (json) return console.log(JSON.stringify({ ok: true, createdAt: manifest.createdAt, ...report, unset }));
  const { rows, pictures, migrated } = report;
  console.log(`Restored ${formatNumber(rows, 'en')} rows and ${formatNumber(pictures, 'en')} pictures.`);
  if (migrated.length > 0)
    console.log(
      `Brought to this release by ${migrated.length === 1 ? 'one migration' : `${migrated.length} migrations`}.`,
    );
  if (unset.length > 0)
    console.log(
      `No backup holds secrets. This shop had and still needs: ${unset.join(', ')}. Set them as variables, or by "kasa secrets set NAME".`,
    );
}

/** Throws `CliError` when the answer is no, or when nobody is there to ask. */
async function requireConsent(file: string, { createdAt, kasa, tables }: BackupManifest, place: string): Promise<void> {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
  const what = `${file} is a shop of ${createdAt} (Kasa ${kasa}) with ${rowsOf('products')} products and ${rowsOf('orders')} orders.`;
  if (!process.stdin.isTTY) {
    throw new CliError({
      code: 'NOT_CONFIRMED',
      title: `${what} Nobody is there to be asked whether it is the right one.`,
      fix: 'Add --yes to restore it without a question.',
    });
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${what}\nRestore it into ${place}? [y/N] `);
  terminal.close();
  if (/^y(es)?$/i.test(answer.trim())) return;
  throw new CliError({
    code: 'NOT_CONFIRMED',
    title: 'Nothing was restored.',
    fix: 'Answer y, or add --yes, to restore it.',
  });
}

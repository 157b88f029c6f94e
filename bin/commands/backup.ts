import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { BackupReport } from '#server/backup/write-backup.ts';
import { formatNumber } from '#src/numbers/format-number.ts';
import { explainUnwritable } from './output-file.ts';
import { endProgress, watchProgress } from './progress-line.ts';

/** So many missing pictures are named. */
const NAMED = 10;

const help = `
Example:
  $ kasa backup /backups/shop.tar
  $ kasa backup "/backups/shop-$(date +%F).tar" --json

The file holds the whole database and the original pictures, as they were at one moment; the shop may go on meanwhile.
It is written beside its name and gets that name when it is complete. Exit code 1: pictures that the database names are
missing; the file holds all the rest. It holds what
customers have written: keep it where nobody else reads it. server/guides/backup-and-restore.md says what is not in it.`;

export function registerBackup(program: Command): void {
  program
    .command('backup')
    .description('write the shop and its pictures into one file')
    .argument('<file>', 'the file to write; one that is there is replaced by the whole new one')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action((file: string, { json = false }: { json?: boolean }) => runBackup(file, json, program.version() ?? ''));
}

async function runBackup(file: string, json: boolean, kasa: string): Promise<void> {
  const [{ readConfig }, { usingDatabase }, { openOwnPictures }, { writeBackup }, { listSecrets }, { armFaultpoint }] =
    await Promise.all([
      import('#server/config.ts'),
      import('./command-database.ts'),
      import('./with-database.ts'),
      import('#server/backup/write-backup.ts'),
      import('#server/backup/list-secrets.ts'),
      import('#server/faultpoint.ts'),
    ]);
  const config = readConfig(process.env);
  armFaultpoint(config.faultpoint);
  const path = resolve(file);
  // Not migrated first: a backup before an upgrade is of the shop as it was.
  const report = await usingDatabase({ config, deadlines: null }, async (database) =>
    writeBackup(path, {
      database,
      pictureFiles: await openOwnPictures(database.db, config),
      now: new Date(),
      kasa,
      secrets: await listSecrets(config, database.db),
      onProgress: watchProgress(json),
    }).catch((error) => {
      throw explainUnwritable(error, path);
    }),
  );
  endProgress(json);
  if (json) console.log(JSON.stringify(toJson(file, report)));
  else printReport(file, report);
  // Whoever deletes older files when this one is whole keeps them.
  if (report.missingPictures.length > 0) process.exitCode = 1;
}

function toJson(file: string, { bytes, manifest, missingPictures }: BackupReport) {
  const { tables, pictures, createdAt, migrations } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const migration = migrations.at(-1)?.name;
  return {
    ok: missingPictures.length === 0,
    file,
    bytes,
    createdAt,
    migration,
    rows,
    pictures: pictures.count,
    missingPictures,
  };
}

function printReport(file: string, report: BackupReport): void {
  const { bytes, rows, pictures, missingPictures } = toJson(file, report);
  const size = (bytes / 1e6).toFixed(1);
  console.log(`${file}: ${formatNumber(rows, 'en')} rows and ${formatNumber(pictures, 'en')} pictures, ${size} MB.`);
  const { length } = missingPictures;
  if (length === 0) return;
  const names = missingPictures.slice(0, NAMED).join(', ') + (length > NAMED ? ' …' : '');
  const all = formatNumber(pictures + length, 'en');
  console.error(
    `The file is not whole: ${formatNumber(length, 'en')} of ${all} pictures are not where the shop keeps them: ${names}`,
  );
  console.error('Copy them there (kasa doctor says where that is), and write the backup again; keep the older files.');
}

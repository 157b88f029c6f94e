// `kasa discounts export|import`: all codes as a file, out and in again, as the office does.
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { Command } from 'commander';
import type { ImportFault } from '#server/catalogue/import/import-faults.ts';
import type { RecordsReport } from '#server/catalogue/import-jobs/other-files.ts';
import { withoutUnseenSigns } from '#src/i18n/unseen-signs.ts';
import { printTexts } from '../../closed-output.ts';
import { loadExcelManner } from '../../load-excel-manner.ts';
import { statInputFile } from '../input-file.ts';

const help = `
Codes that the shop does not have are made, those that it has get the terms of their rows, and others stay. The import takes
all of the file or nothing; what it changes is one line of "kasa history", and goes back by "kasa undo".

Example:
  $ kasa discounts export > codes.csv
  $ kasa discounts import codes.csv --dry-run`;

export function registerDiscountFiles(discounts: Command): void {
  discounts
    .command('export')
    .description('print all codes as CSV')
    .option('--excel', 'as Excel opens it by a double click')
    .addHelpText('after', help)
    .action(exportAll);
  discounts
    .command('import')
    .description('make and change codes by a file')
    .argument('<file>', 'a file with the columns of the export')
    .option('--dry-run', 'say what would be changed, and change nothing')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', help)
    .action((file: string, _: ImportFlags, command: Command) =>
      importAll(file, command.optsWithGlobals<ImportFlags>()),
    );
}

async function exportAll({ excel }: { excel?: boolean }): Promise<void> {
  const [{ withDatabase }, { exportDiscounts }, { readShop }, readExcelManner] = await Promise.all([
    import('../with-database.ts'),
    import('#server/discounts/csv/export-discounts.ts'),
    import('#server/shop/read-settings.ts'),
    loadExcelManner(),
  ]);
  await withDatabase(async ({ db, now }) => {
    const { markets, timeZone } = await readShop(db);
    const sold = markets.markets.map(({ currency }) => currency);
    const manner = excel ? await readExcelManner(db) : null;
    await printTexts(exportDiscounts(db, { sold, timeZone, excel: manner, now: now() }));
  });
}

type ImportFlags = { dryRun?: boolean; json?: boolean };

async function importAll(file: string, { dryRun = false, json }: ImportFlags): Promise<void> {
  await statInputFile(file);
  const [{ withDatabase }, { importDiscounts }, { byImport }, { readShop }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/discounts/csv/import-discounts.ts'),
    import('#server/history/change-batch.ts'),
    import('#server/shop/read-settings.ts'),
  ]);
  const report = await withDatabase(async ({ db, now }) => {
    const { markets, timeZone } = await readShop(db);
    return importDiscounts(db, createReadStream(file), {
      ...{ markets, timeZone, by: byImport, now: now(), looksOnly: dryRun },
      title: { key: 'batch.import', values: { file: withoutUnseenSigns(basename(file)) } },
    });
  });
  if (json) console.log(JSON.stringify(report));
  else printReport(file, report, dryRun);
  if (!report.ok) process.exitCode = 1;
}

function printReport(file: string, { ok, faults, warnings, ...report }: RecordsReport, dryRun: boolean): void {
  for (const warning of warnings) console.error(`warning: ${toText(file, warning)}`);
  for (const fault of faults) console.error(toText(file, fault));
  if (!ok) {
    console.error(`${faults.length === 1 ? 'One fault' : `${faults.length} faults`}; nothing was changed.`);
    return;
  }
  const what = `${report.created} codes made, ${report.changed} changed, ${report.unchanged} unchanged`;
  console.log(dryRun ? `Dry run, nothing was changed: ${what}.` : `${what}.`);
  if (report.batchId !== null) console.log(`Taken back by: kasa undo ${report.batchId}`);
}

function toText(file: string, { line, column, value, message, fix }: ImportFault): string {
  return `${file}:${line}${column ? ` ${column}` : ''}:${value ? ` “${value}”` : ''} ${message} ${fix}`;
}

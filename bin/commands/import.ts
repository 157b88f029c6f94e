import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Command } from 'commander';
import type { ImportFault, ImportReport } from '#server/catalogue/import/import-catalogue.ts';
import type { Place } from '#server/catalogue/import/import-faults.ts';
import type { PictureReport } from '#server/catalogue/import/import-pictures.ts';
import { type Currency, currencies } from '#src/currencies.ts';
import { CliError } from '../cli-errors.ts';
import { statInputFile } from './input-file.ts';

type ImportFlags = { dryRun?: boolean; json?: boolean; currency?: Currency; media?: string };

type PictureCounts = Omit<PictureReport, 'warnings'>;

const MAX_PRINTED_WARNINGS = 20;

const help = `
Example:
  $ kasa import products.csv --dry-run
  $ kasa import products.csv --media ./pictures

The file is a product CSV as Shopify writes it, with the header of the product template or of the admin export.
Either all of it is imported or, if a row is wrong, nothing: every wrong row is listed with its line and column.

Then come its pictures: from the folder, also those that the file gives web addresses of, and the rest from the web.
A picture that fails is a warning; importing again tries it again, and fetches no picture twice.`;

export function registerImport(program: Command): void {
  program
    .command('import')
    .description('import products from a Shopify product CSV')
    .argument('<file>', 'the CSV file, in UTF-8')
    .option('--dry-run', 'check the file and say what would change, but change nothing')
    .option('--media <folder>', 'take the pictures from this folder')
    .option('--json', 'print the report as JSON')
    .addOption(program.createOption('--currency <code>', 'currency of the plain price columns').choices(currencies))
    .addHelpText('after', help)
    .action(runImport);
}

async function runImport(file: string, { dryRun = false, json = false, currency, media }: ImportFlags): Promise<void> {
  await statInputFile(file);
  if (media && !(await stat(media).catch(() => null))?.isDirectory()) {
    throw new CliError({
      code: 'FOLDER_NOT_FOUND',
      title: `There is no folder ${media}.`,
      fix: 'Give --media the folder that holds the pictures.',
    });
  }
  const [{ withDatabase }, { importCatalogue }, { writeLateDocuments }, { importPictures }, { marketOf }] =
    await Promise.all([
      import('./with-database.ts'),
      import('#server/catalogue/import/import-catalogue.ts'),
      import('#server/catalogue/search/write-late-documents.ts'),
      import('#server/catalogue/import/import-pictures.ts'),
      import('#src/i18n/locales.ts'),
    ]);
  const isWatched = process.stdout.isTTY && !json;
  const report = await withDatabase(async ({ db, config, now }) => {
    const places = new Map<string, Place>();
    const products = await importCatalogue(db, createReadStream(file), {
      now: now(),
      baseLocale: config.defaultLocale,
      baseCurrency: currency ?? marketOf(config.defaultLocale).currency,
      dryRun,
      onPicture: (source, place) => places.has(source) || places.set(source, place),
      ...(isWatched ? { onProgress: (rows) => showProgress(`${rows.toLocaleString('en')} rows read`) } : {}),
    });
    if (!products.ok || dryRun) return products;
    if (isWatched) showProgress('On sale; letting the search find everything');
    await writeLateDocuments(db);
    const { warnings, ...pictures } = await importPictures({ db, mediaDirectory: config.mediaDirectory, now }, places, {
      folder: media,
      ...(isWatched ? { onProgress: (done, total) => showProgress(`${done} of ${total} pictures`) } : {}),
    });
    return { ...products, warnings: [...products.warnings, ...warnings], pictures };
  });
  if (isWatched) process.stdout.write('\r\x1b[K');
  if (json) console.log(JSON.stringify(report));
  else printReport(file, report, dryRun);
  if (!report.ok) process.exitCode = 1;
}

function showProgress(text: string): void {
  process.stdout.write(`\r\x1b[K${text}`);
}

function printReport(file: string, report: ImportReport & { pictures?: PictureCounts }, dryRun: boolean): void {
  for (const warning of report.warnings.slice(0, MAX_PRINTED_WARNINGS))
    console.error(`warning: ${toText(file, warning)}`);
  const unsaid = report.warnings.length - MAX_PRINTED_WARNINGS;
  if (unsaid > 0) console.error(`and ${unsaid} more warnings; --json lists them all`);
  for (const fault of report.faults) console.error(toText(file, fault));
  if (report.ok) {
    const { created, updated, unchanged } = report.products;
    const what = `${created} products created, ${updated} updated, ${unchanged} unchanged (${report.rows} rows)`;
    console.log(dryRun ? `Dry run, nothing was changed: ${what}.` : `${what}.`);
    const { pictures } = report;
    if (pictures && pictures.stored + pictures.unchanged + pictures.failed > 0) {
      console.log(`${pictures.stored} pictures stored, ${pictures.unchanged} unchanged, ${pictures.failed} failed.`);
    }
  } else {
    const count = report.faults.length === 1 ? 'One fault' : `${report.faults.length} faults`;
    console.error(`${count} in ${file}; nothing was imported. Mend the file and run the command again.`);
  }
}

function toText(file: string, { line, column, code, message, fix }: ImportFault): string {
  return `${file}:${line}${column ? ` ${column}` : ''}: ${message} [${code}]\n  ${fix}`;
}

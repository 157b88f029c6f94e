import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Command } from 'commander';
import type { PictureHistory } from '#server/catalogue/history/picture-replacing.ts';
import type { ImportReport } from '#server/catalogue/import/import-catalogue.ts';
import type { StockedVariant, StockReport } from '#server/catalogue/import/import-change-log.ts';
import type { Place } from '#server/catalogue/import/import-faults.ts';
import type { PictureReport } from '#server/catalogue/import/import-pictures.ts';
import type { CatalogueCoverage } from '#server/catalogue/market-coverage.ts';
import { type Currency, currencies } from '#src/currencies.ts';
import { withoutUnseenSigns } from '#src/i18n/unseen-signs.ts';
import { formatNumber } from '#src/numbers/format-number.ts';
import { CliError } from '../../cli-errors.ts';
import { statInputFile } from '../input-file.ts';
import { countMessages, printMessages, sumOf } from './import-messages.ts';

type NamedImport = Pick<PictureHistory, 'by' | 'title'>;
type ImportFlags = { dryRun?: boolean; json?: boolean; currency?: Currency; media?: string; setStock?: boolean };

type PictureCounts = Omit<PictureReport, 'warnings' | 'batchId'>;

const MAX_PRINTED_OF_A_WARNING = 5;
const MAX_PRINTED_OF_A_FAULT = 20;

const help = `
Example:
  $ kasa import products.csv --dry-run
  $ kasa import products.csv --media ./pictures

The file is a product CSV as Shopify writes it, with the header of the product template or of the admin export, or one
of WooCommerce, in any of its languages. Spreadsheets may have saved it: with semicolons, as UTF-16, in a code page.
Either all of it is imported or, if a row is wrong, nothing: every wrong row is listed with its line and column.

Stock is taken for what is new. Of what the shop has already it stays, because the file does not know what was sold
since; in a file that "kasa export" has written, what you have changed is added to it or taken from it. --set-stock
makes it what the file says, as after counting. The report says which was changed and which was left.

Then come its pictures: from the folder, also those that the file gives web addresses of, and the rest from the web.
A picture that fails is a warning; importing again tries it again, and fetches no picture twice. A web server that fails
for three pictures in a row is left alone. What is doubtful is a warning and imported as it stands.`;

export function registerImport(program: Command): void {
  program
    .command('import')
    .description('import products of Shopify or WooCommerce')
    .argument('<file>', 'the CSV file')
    .option('--dry-run', 'check the file and say what would change, but change nothing')
    .option('--set-stock', 'set the stock of products that are there to the numbers of the file')
    .option('--media <folder>', 'take the pictures from this folder')
    .option('--json', 'print the report as JSON')
    .addOption(program.createOption('--currency <code>', 'currency of the plain price columns').choices(currencies))
    .addHelpText('after', help)
    .action(runImport);
}

async function runImport(file: string, flags: ImportFlags): Promise<void> {
  const { dryRun = false, json = false, setStock = false, currency, media } = flags;
  await statInputFile(file);
  if (media) await statFolder(media);
  const [
    { withDatabase },
    { importCatalogue },
    { writeLateDocuments },
    { importPictures },
    { findMarkets },
    { readShop },
    { timeZoneOf },
    { listChargedClasses },
    { marketOf },
    { byImport },
  ] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/import/import-catalogue.ts'),
    import('#server/catalogue/search/write-late-documents.ts'),
    import('#server/catalogue/import/import-pictures.ts'),
    import('#server/shop/find-markets.ts'),
    import('#server/shop/read-settings.ts'),
    import('#src/countries/time-zone.ts'),
    import('#src/vat/vat-rates.ts'),
    import('#src/shop/markets.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const isWatched = process.stdout.isTTY && !json;
  const report = await withDatabase(async ({ db, pictureFiles, now }) => {
    const places = new Map<string, Place>();
    const title = { key: 'batch.import', values: { file: withoutUnseenSigns(basename(file)) } } as const;
    const history: NamedImport = { by: byImport, title };
    const [markets, { taxes }] = await Promise.all([findMarkets(db), readShop(db)]);
    const products = await importCatalogue(db, createReadStream(file), {
      now: now(),
      timeZone: timeZoneOf(taxes.homeCountry),
      vatClasses: listChargedClasses(taxes, now()),
      baseLocale: markets.catalogueLanguage,
      baseCurrency: currency ?? marketOf(markets, markets.main).currency,
      ...{ markets, history, dryRun, setStock },
      onPicture: (source, place) => places.has(source) || places.set(source, place),
      ...(isWatched ? { onProgress: (rows) => showProgress(`${formatNumber(rows, 'en')} rows read`) } : {}),
    });
    if (!products.ok || dryRun) return products;
    if (isWatched) showProgress('On sale; letting the search find everything');
    await writeLateDocuments(db);
    const pictures = await importPictures({ db, pictureFiles, now }, places, {
      folder: media,
      history: { ...history, batchId: products.batchId },
      ...(isWatched ? { onProgress: (done, total) => showProgress(`${done} of ${total} pictures`) } : {}),
    });
    return withPictures(products, pictures);
  });
  if (isWatched) process.stdout.write('\r\x1b[K');
  if (json) console.log(JSON.stringify(report));
  else printReport(file, report, dryRun);
  if (!report.ok) process.exitCode = 1;
}

function withPictures(products: ImportReport, { warnings, batchId, ...pictures }: PictureReport) {
  return {
    ...{ ...products, warnings: [...products.warnings, ...warnings], pictures },
    warningCounts: addCounts(products.warningCounts, warnings),
    // A file that changes pictures alone is taken back as well.
    batchId: products.batchId ?? batchId,
  };
}

function addCounts(counts: Readonly<Partial<Record<string, number>>>, warnings: readonly { code: string }[]) {
  const sum: Partial<Record<string, number>> = { ...counts };
  for (const { code } of warnings) sum[code] = (sum[code] ?? 0) + 1;
  return sum;
}

async function statFolder(path: string): Promise<void> {
  if ((await stat(path).catch(() => null))?.isDirectory()) return;
  throw new CliError({
    code: 'FOLDER_NOT_FOUND',
    title: `There is no folder ${path}.`,
    fix: 'Give --media the folder that holds the pictures.',
  });
}

function showProgress(text: string): void {
  process.stdout.write(`\r\x1b[K${text}`);
}

function printReport(file: string, report: ImportReport & { pictures?: PictureCounts }, dryRun: boolean): void {
  printMessages(file, report.warnings, report.warningCounts, { kind: 'warning', most: MAX_PRINTED_OF_A_WARNING });
  printMessages(file, report.faults, report.faultCounts, { kind: 'fault', most: MAX_PRINTED_OF_A_FAULT });
  if (!report.ok) {
    const total = sumOf(report.faultCounts);
    const count = total === 1 ? 'One fault' : `${formatNumber(total, 'en')} faults`;
    console.error(`${count} in ${file}; nothing was imported. Mend the file and run the command again.`);
    return;
  }
  const { created, updated, unchanged } = report.products;
  const what = `${created} products created, ${updated} updated, ${unchanged} unchanged (${report.rows} rows)`;
  console.log(dryRun ? `Dry run, nothing was changed: ${what}.` : `${what}.`);
  for (const line of toStockLines(report.stock)) console.log(line);
  const warnings = countMessages(report.warnings, report.warningCounts);
  if (warnings > 0) console.log(`${warnings === 1 ? 'One warning' : `${formatNumber(warnings, 'en')} warnings`}.`);
  if (report.coverage) console.log(toCoverageLine(report.coverage, dryRun));
  if (report.batchId) console.log(`kasa undo ${report.batchId} takes the import back.`);
  const { pictures } = report;
  if (pictures && pictures.stored + pictures.unchanged + pictures.failed + pictures.leftOut > 0) {
    const leftOut = pictures.leftOut > 0 ? `, ${pictures.leftOut} left out` : '';
    const { stored, failed } = pictures;
    console.log(`${stored} pictures stored, ${pictures.unchanged} unchanged, ${failed} failed${leftOut}.`);
  }
}

const MAX_NAMED_VARIANTS = 5;

function toStockLines({ changed, left, counts }: StockReport): string[] {
  const lines: string[] = [];
  if (counts.changed > 0) {
    const named = nameSome(changed, counts.changed, ({ before, after }) => `${before} → ${after}`);
    lines.push(`Stock changed of ${countVariants(counts.changed)}: ${named}.`);
  }
  if (counts.left > 0) {
    const named = nameSome(left, counts.left, ({ stock, inFile }) => `${stock}, in the file ${inFile}`);
    lines.push(
      `Stock left as it is of ${countVariants(counts.left)}, though the file has another number: ${named}. --set-stock sets it to the file’s.`,
    );
  }
  return lines;
}

function countVariants(count: number): string {
  return count === 1 ? 'one variant' : `${formatNumber(count, 'en')} variants`;
}

function nameSome<Variant extends StockedVariant>(
  variants: readonly Variant[],
  count: number,
  describe: (variant: Variant) => string,
): string {
  const named = variants
    .slice(0, MAX_NAMED_VARIANTS)
    .map(
      (variant) =>
        `${[variant.sku || variant.handle, variant.options].filter(Boolean).join(', ')} (${describe(variant)})`,
    );
  const more = count - named.length;
  return `${named.join('; ')}${more > 0 ? `; and ${formatNumber(more, 'en')} more, which --json lists` : ''}`;
}

function toCoverageLine({ products, markets }: CatalogueCoverage, dryRun: boolean): string {
  const sold = Map.groupBy(markets, (market) => market.sold);
  const parts = [...sold].map(([count, group]) => `${group.map(({ address }) => address).join(' ')} ${count}`);
  return `${dryRun ? 'Afterwards the shop would have' : 'The shop has'} ${products} products for sale; sold on ${parts.join(', ')}.`;
}

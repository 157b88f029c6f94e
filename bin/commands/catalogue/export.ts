import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { formatNumber } from '#src/numbers/format-number.ts';
import { CliError } from '../../cli-errors.ts';
import { printTexts } from '../../closed-output.ts';
import { collectOption } from '../../collect-option.ts';
import { loadExcelManner } from '../../load-excel-manner.ts';
import { explainUnwritable } from '../output-file.ts';
import { readFilters } from './product-filter-flag.ts';

type ExportFlags = {
  legacyHeader?: boolean;
  excel?: boolean;
  template?: boolean;
  filter?: string[];
  json?: boolean;
};

const help = `
Example:
  $ kasa export products.csv
  $ kasa export --legacy-header > products.csv
  $ kasa export --excel products.csv
  $ kasa export --template my-goods.csv
  $ kasa export --filter state=draft --filter collection=mugs drafts.csv

The file is a product CSV for Shopify and for kasa import. A column says what stock was, so that an import adds what you
change and what was sold meanwhile stays sold. What a spreadsheet would run as a formula has an
apostrophe before it, which kasa import takes away again.

--filter takes what the office's list of products is narrowed by: text, state, collection, stock (at most so many),
picture=none, unpriced=EUR, untranslated=de. Given several times, all of it holds. What of the merchant's own fields is
filled in stands in columns of its own, and is read again.

For Excel the file begins with a byte order mark and has semicolons between its cells and commas before decimals where the
company's country writes them (in Ireland and Malta it does not); codes of digits stay texts. kasa import reads it again. A template has the columns that most goods
need, with two examples as drafts: fill it in, and import it.`;

export function registerExport(program: Command): void {
  program
    .command('export')
    .description('export all products as a Shopify product CSV')
    .argument('[file]', 'the file to write; without it the CSV goes to standard output')
    .option('--legacy-header', "write the header of Shopify's admin export instead of the product template's")
    .option('--excel', 'write it as Excel opens it')
    .option('--template', 'write a table to fill in, with two examples, instead of the products')
    .option('--filter <name=value>', 'only the products that the filter finds; may be given again', collectOption)
    .option('--json', 'report on the written file as JSON')
    .addHelpText('after', help)
    .action(runExport);
}

async function runExport(file: string | undefined, flags: ExportFlags): Promise<void> {
  const { legacyHeader = false, excel = false, template = false, filter = [], json = false } = flags;
  if (json && !file) {
    throw new CliError({
      code: 'FILE_MISSING',
      title: 'Without a file the CSV itself goes to standard output, which leaves no place for --json.',
      fix: 'Name a file, or leave --json out.',
    });
  }
  const [
    { withDatabase },
    { exportCatalogue },
    { writeTemplate },
    coverages,
    { findMarkets },
    { marketOf },
    readExcelManner,
  ] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/export/export-catalogue.ts'),
    import('#server/catalogue/export/export-template.ts'),
    import('#server/catalogue/market-coverage.ts'),
    import('#server/shop/find-markets.ts'),
    import('#src/shop/markets.ts'),
    loadExcelManner(),
  ]);
  const { bytes, coverage, gaps } = await withDatabase(async ({ db, now }) => {
    const markets = await findMarkets(db);
    const { catalogueLanguage } = markets;
    const options = {
      now: now(),
      baseLocale: catalogueLanguage,
      baseCurrency: marketOf(markets, markets.main).currency,
      markets,
      header: legacyHeader ? 'legacy' : 'new',
      excel: excel ? await readExcelManner(db) : null,
      filters: await readFilters(filter),
    } as const;
    const csv = template ? [writeTemplate(options)] : exportCatalogue(db, options);
    const bytes = await (file ? writeFile(csv, file) : printTexts(csv));
    const coverage = await coverages.readCoverage(db, markets);
    return { bytes, coverage, gaps: coverages.listCoverageGaps(coverage, catalogueLanguage) };
  });
  for (const { message } of json || template ? [] : gaps) console.error(`warning: ${message}`);
  if (json) console.log(JSON.stringify({ ok: true, file, bytes, coverage, warnings: gaps }));
  else if (file) console.log(`${file}: ${formatNumber(bytes, 'en')} bytes written.`);
}

type Texts = AsyncIterable<string> | Iterable<string>;

/** Writes beside the file and renames, so that an export that fails leaves an older file as it was. */
async function writeFile(csv: Texts, file: string): Promise<number> {
  const partial = `${file}.partial`;
  const target = createWriteStream(partial);
  try {
    await pipeline(Readable.from(csv), target);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw explainUnwritable(error, file);
  }
  return target.bytesWritten;
}

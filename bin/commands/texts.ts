import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import type { ImportFault } from '#server/catalogue/import/import-faults.ts';
import type { TextsReport } from '#server/translation/csv/texts-import.ts';
import { withoutUnseenSigns } from '#src/i18n/unseen-signs.ts';
import { translationStates } from '#src/translation/translation-states.ts';
import { printTexts } from '../closed-output.ts';
import { loadExcelManner } from '../load-excel-manner.ts';
import { statInputFile } from './input-file.ts';
import { explainUnwritable } from './output-file.ts';
import { confirmTexts, type ListFlags, listOpenTexts, unknownLanguage } from './translation/open-texts.ts';

type ExportFlags = { language?: string; missing?: boolean; excel?: boolean };
type ImportFlags = { dryRun?: boolean; json?: boolean };

const help = `
One row a text: its kind, id, name and field, the text in the catalogue's language, and a column for each other language.
A translator fills in the columns of the languages and leaves the others as they are. A cell that is left empty changes
nothing, and neither does one that is as it was exported: what was translated in the shop meanwhile stays. The import takes
all of the file or nothing, whatever a spreadsheet has made of it (semicolons, Windows' code pages), and cleans HTML as the
editor does. What it changes is one line of "kasa history", and goes back by "kasa undo". In the office the same file is
dropped on the page "Translation".

Example:
  $ kasa texts export --language de --missing --excel > for-the-translator.csv
  $ kasa texts import for-the-translator.csv --dry-run
  $ kasa texts import for-the-translator.csv
  $ kasa texts list --language de --state outdated
  $ kasa texts confirm pages~pages.about --language de`;

export function registerTexts(program: Command): void {
  const texts = program
    .command('texts')
    .description('what is not translated, and files for translators')
    .addHelpText('after', help);
  texts
    .command('list')
    .description('list what is missing or outdated in a language')
    .requiredOption('--language <language>', 'which, for example de')
    .option('--kind <kind>', 'only of this kind, such as product, article or pages')
    .addOption(new Option('--state <state>', 'only what is so').choices(translationStates))
    .option('--after <id>', 'only those after this one: the next page')
    .option('--json', 'print them as JSON')
    .addHelpText('after', help)
    .action((flags: ListFlags) => listOpenTexts(flags));
  texts
    .command('confirm')
    .description('say that a translation is right although its text has changed since, or that none is needed')
    .argument('<id>', 'as "kasa texts list" prints it')
    .argument('[fields...]', 'such as title; otherwise all that are outdated')
    .requiredOption('--language <language>', 'of the translation, for example de')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(confirmTexts);
  texts
    .command('export')
    .description('print all texts as CSV')
    .argument('[file]', 'the file to write; without it standard output')
    .option('--language <language>', 'only the column of this language, for example de')
    .option('--missing', 'only texts that are not translated')
    .option('--excel', 'as Excel opens it by a double click')
    .addHelpText('after', help)
    .action(exportAll);
  texts
    .command('import')
    .description('take the translations of a file')
    .argument('<file>', 'a file that began as an export')
    .option('--dry-run', 'say what would be changed, and change nothing')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', help)
    .action(importAll);
}

async function readLanguages() {
  const [{ findMarkets }, { otherLanguages }] = await Promise.all([
    import('#server/shop/find-markets.ts'),
    import('#src/shop/markets.ts'),
  ]);
  return async (db: Parameters<typeof findMarkets>[0]) => {
    const markets = await findMarkets(db);
    return { base: markets.catalogueLanguage, languages: otherLanguages(markets) };
  };
}

async function exportAll(file: string | undefined, { language, missing, excel }: ExportFlags): Promise<void> {
  const [{ withDatabase }, { exportTexts }, languagesOf, readExcelManner] = await Promise.all([
    import('./with-database.ts'),
    import('#server/translation/csv/export-texts.ts'),
    readLanguages(),
    loadExcelManner(),
  ]);
  await withDatabase(async ({ db }) => {
    const { base, languages } = await languagesOf(db);
    const chosen = language === undefined ? languages : languages.filter((each) => each === language);
    if (chosen.length === 0) throw unknownLanguage(language ?? '', languages);
    const out =
      file === undefined
        ? null
        : await open(file, 'w').catch((error) => {
            throw explainUnwritable(error, file);
          });
    const options = {
      base,
      languages: chosen,
      excel: excel ? await readExcelManner(db) : null,
      onlyMissing: missing === true,
      withSettings: true,
    };
    if (!out) return void (await printTexts(exportTexts(db, options)));
    try {
      for await (const lines of exportTexts(db, options)) await out.write(lines);
    } finally {
      await out.close();
    }
  });
}

async function importAll(file: string, { dryRun = false, json }: ImportFlags): Promise<void> {
  await statInputFile(file);
  const [{ withDatabase }, { importTexts }, { byImport }, languagesOf] = await Promise.all([
    import('./with-database.ts'),
    import('#server/translation/csv/import-texts.ts'),
    import('#server/history/change-batch.ts'),
    readLanguages(),
  ]);
  const report = await withDatabase(async ({ db, now }) =>
    importTexts(db, createReadStream(file), {
      ...(await languagesOf(db)),
      ...{ by: byImport, now: now(), looksOnly: dryRun, withSettings: true },
      title: { key: 'batch.import', values: { file: withoutUnseenSigns(basename(file)) } },
    }),
  );
  if (json) console.log(JSON.stringify(report));
  else printReport(file, report, dryRun);
  if (!report.ok) process.exitCode = 1;
}

function printReport(
  file: string,
  { ok, faults, faultCounts, warnings, ...report }: TextsReport,
  dryRun: boolean,
): void {
  for (const warning of warnings.slice(0, 20)) console.error(`warning: ${toText(file, warning)}`);
  for (const fault of faults) console.error(toText(file, fault));
  if (!ok) {
    const faultCount = Object.values(faultCounts).reduce<number>((sum, count = 0) => sum + count, 0);
    console.error(`${faultCount === 1 ? 'One fault' : `${faultCount} faults`} in ${file}; nothing was changed.`);
    return;
  }
  const what = `${report.changed} texts changed, ${report.unchanged} unchanged (${report.rows} rows)`;
  console.log(dryRun ? `Dry run, nothing was changed: ${what}.` : `${what}.`);
  if (report.batchId !== null) console.log(`Taken back by: kasa undo ${report.batchId}`);
}

function toText(file: string, { line, column, value, message, fix }: ImportFault): string {
  const shown = value ? ` “${value.replaceAll(/\s+/g, ' ').slice(0, 60)}”` : '';
  return `${file}:${line}${column ? ` ${column}` : ''}:${shown} ${message} ${fix}`;
}

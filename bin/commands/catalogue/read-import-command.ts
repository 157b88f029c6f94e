// `kasa imports read`: what each column of a file that was handed in is read as, and reading it otherwise.

import type { Command } from 'commander';
import type { ImportJob } from '#server/catalogue/import-jobs/import-job.ts';
import type { ImportField } from '#server/catalogue/office/imports/list-fields.ts';
import type { Currency } from '#src/currencies.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { CliError } from '../../cli-errors.ts';
import { collectOption } from '../../collect-option.ts';
import { printable } from '../orders/printable-text.ts';
import { unknownLanguage } from '../unknown-language.ts';
import type { CommandContext } from '../with-database.ts';
import { importUnknown, parseImportId } from './import-errors.ts';
import { readCurrency } from './raise-prices-command.ts';

type ReadFlags = {
  column?: string[];
  leaveOut?: string[];
  language?: string;
  currency?: string;
  setStock?: boolean;
  drafts?: boolean;
  json?: boolean;
};

const help = `
Without options it lists the columns of the file with some of their cells, and what they can be read as. With one the running
shop looks through the file once more; "kasa imports show" says what it found.

--column "Preis=Price" reads the column Preis as prices, "Preis=" keeps it for an export and makes nothing else of it.

Example:
  $ kasa imports read 12
  $ kasa imports read 12 --column "Preis=Price" --column "Name=Title" --leave-out Notiz
  $ kasa imports read 12 --language de --currency EUR --drafts`;

export function registerRead(imports: Command): void {
  imports
    .command('read')
    .description('say what the columns of a file are read as, or read them otherwise')
    .argument('<id>', 'its number', parseImportId)
    .option('--column <name=field>', 'read a column as this field; may be given again', collectOption)
    .option('--leave-out <name>', 'leave a column out; may be given again', collectOption)
    .option('--language <code>', 'the language of the plain texts, such as de')
    .option('--currency <code>', 'the currency of the plain prices, such as EUR')
    .option('--set-stock', "set stock to the file's, whatever was sold since")
    .option('--no-set-stock', 'add what the file changes of stock')
    .option('--drafts', 'new products are drafts')
    .option('--no-drafts', 'new products are on sale at once')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(listOrChange);
}

async function listOrChange(id: number, flags: ReadFlags): Promise<void> {
  const [{ withDatabase }, { findJob }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/import-jobs/import-job-store.ts'),
  ]);
  const { json, ...asked } = flags;
  const isChange = Object.values(asked).some((flag) => flag !== undefined);
  const { columns, fields } = await withDatabase(async (context) => {
    const job = await findJob(context.db, id);
    if (!job) throw importUnknown(id);
    const known = await listKnownFields(context, job);
    if (isChange) await change(context, job, { flags, fields: known });
    const after = isChange ? ((await findJob(context.db, id)) ?? job) : job;
    return { columns: readingsOf(after), fields: known };
  });
  if (json) return console.log(JSON.stringify({ ok: true, id, columns, fields }));
  for (const { name, readAs, isLeftOut, samples } of columns) {
    const as = isLeftOut ? 'left out' : readAs === '' ? 'kept as it is' : `read as ${readAs}`;
    console.log(
      `  ${printable(name)}: ${printable(as)}${samples.length > 0 ? `  (${printable(samples.join(' | '))})` : ''}`,
    );
  }
  if (isChange) console.log(`The shop looks through the file once more: kasa imports show ${id}`);
  else console.log(`Fields: ${fields.map(({ name }) => printable(name)).join(', ')}`);
}

type Reading = { name: string; samples: string[]; readAs: string; isLeftOut: boolean };

function readingsOf({ file_columns: columns, chosen_columns: chosen }: ImportJob): Reading[] {
  return columns.map(({ name, samples, readAs }, index) => {
    const own = chosen ? (chosen[index] ?? null) : (readAs ?? '');
    return { name, samples, readAs: own ?? '', isLeftOut: own === null };
  });
}

async function listKnownFields({ db }: CommandContext, { kind, options }: ImportJob): Promise<ImportField[]> {
  const [{ listFields }, { findMarkets }, { marketOf }, { readOwnFields }] = await Promise.all([
    import('#server/catalogue/office/imports/list-fields.ts'),
    import('#server/shop/find-markets.ts'),
    import('#src/shop/markets.ts'),
    import('#server/catalogue/own-fields/read-own-fields.ts'),
  ]);
  const markets = await findMarkets(db);
  const language = options.language ?? markets.catalogueLanguage;
  const currency = options.currency ?? marketOf(markets, markets.main).currency;
  const ownFields = await readOwnFields(db);
  return listFields({ kind: kind || 'table', language, currency, markets, staff: null, ownFields });
}

type Wanted = { flags: ReadFlags; fields: readonly ImportField[] };

async function change({ db, now }: CommandContext, job: ImportJob, { flags, fields }: Wanted): Promise<void> {
  const { column = [], leaveOut = [], language, currency, setStock, drafts } = flags;
  const chosen = readingsOf(job).map(({ readAs, isLeftOut }) => (isLeftOut ? null : readAs));
  for (const given of column) {
    const [, name = '', field = ''] = /^([^=]+)=(.*)$/s.exec(given) ?? [];
    chosen[placeOf(job, name || given)] = field.trim() === '' ? '' : fieldNamed(fields, field.trim());
  }
  for (const name of leaveOut) chosen[placeOf(job, name)] = null;
  const { changeChoices } = await import('#server/catalogue/import-jobs/staff-changes.ts');
  const { withSettings: _, ...options } = job.options;
  const changed = await changeChoices({ db, now }, job.id, {
    // Only a file that was looked at has columns to choose for; until then what they mean stays what is found.
    columns: column.length + leaveOut.length > 0 ? chosen : job.chosen_columns,
    options: {
      ...options,
      ...(language !== undefined && { language: readLanguage(language) }),
      ...(currency !== undefined && { currency: (await readCurrency(currency)) satisfies Currency }),
      ...(setStock !== undefined && { setStock }),
      ...(drafts !== undefined && { newAreDrafts: drafts }),
    },
  });
  if (changed.ok) return;
  if (changed.error.kind === 'ImportUnknown') throw importUnknown(job.id);
  throw new CliError({
    code: 'IMPORT_MOVED_ON',
    title: `Import ${job.id} cannot be read otherwise any more: it has begun, or has ended.`,
    fix: 'Look at it by "kasa imports show".',
  });
}

function placeOf({ file_columns: columns, file }: ImportJob, name: string): number {
  const place = columns.findIndex((column) => column.name.trim() === name.trim());
  if (place >= 0) return place;
  throw new CliError({
    code: 'COLUMN_UNKNOWN',
    title: `${file} has no column ${name}.`,
    fix: `Name one of ${columns.map((column) => column.name).join(', ')}.`,
  });
}

/** Finds the field by its name, or as the office calls it in English. */
function fieldNamed(fields: readonly ImportField[], typed: string): string {
  const isIt = (text: string) => text.toLowerCase() === typed.toLowerCase();
  const found = fields.find(({ name }) => isIt(name)) ?? fields.find(({ label }) => isIt(label));
  if (found) return found.name;
  throw new CliError({
    code: 'FIELD_UNKNOWN',
    title: `Nothing of a product is called ${typed}.`,
    fix: `Name one of ${fields.map(({ name }) => name).join(', ')}.`,
  });
}

function readLanguage(code: string): Locale {
  const found = locales.find((locale) => locale === code);
  if (found) return found;
  throw unknownLanguage(code, locales);
}

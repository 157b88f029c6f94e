import { readFile } from 'node:fs/promises';
import { type Command, InvalidArgumentError } from 'commander';
import type { GaranChange } from '#server/terms/change-garan.ts';
import type { FileRefusal, GuaranteeFile } from '#server/terms/guarantee-file.ts';
import type { StoredFile } from '#server/terms/guarantee-store.ts';
import { isLocale, type Locale, locales } from '#src/i18n/locales.ts';
import { CliError } from '../cli-errors.ts';
import { statInputFile } from './input-file.ts';

type GaranFlags = { years: number; brand: string; model: string; json?: boolean };

const help = `
Example:
  $ kasa notice set pl notice-pl.svg
  $ kasa notice garan oak-frame garan-oak-frame.svg --years 5 --brand Dąb --model R-30
  $ kasa notice list

The notice of the legal guarantee is a file of the European Commission in each language (Implementing Regulation (EU)
2025/1960), shown above the summary at the checkout and sent with the confirmation. It may not be changed: it is kept
and served byte for byte. PNG, JPEG, WebP and SVG are shown, a PDF is linked; 2 MB at most. For product pages too:
  $ echo '{ "guaranteeNoticeOnProducts": true }' | kasa settings set storefront
The GARAN label is for goods whose producer guarantees the whole product for more than two years, free of charge.`;

export function registerNotice(program: Command): void {
  const notice = program
    .command('notice')
    .description('the notice of the legal guarantee, and GARAN labels')
    .addHelpText('after', help);
  const language = `one of ${locales.join(', ')}`;
  notice
    .command('set')
    .description('show this official file in a language')
    .argument('<language>', language, parseLocale)
    .argument('<file>', 'PNG, JPEG, WebP, SVG or PDF')
    .option('--json', 'print the result as JSON')
    .action(setNotice);
  notice
    .command('list')
    .description('which files are shown, with their checksums')
    .option('--json', 'print the list as JSON')
    .action(listFiles);
  notice
    .command('remove')
    .description('show the reminder in words again')
    .argument('<language>', language, parseLocale)
    .action(removeNotice);
  notice
    .command('garan')
    .description("show a producer's label on a product's page")
    .argument('<product>', 'handle of the product')
    .argument('<file>', 'PNG, JPEG, WebP, SVG or PDF')
    .requiredOption('--years <number>', 'how long the producer guarantees', parseYears)
    .requiredOption('--brand <name>', 'as on the label')
    .requiredOption('--model <name>', 'as on the label')
    .option('--json', 'print the result as JSON')
    .action(setGaranLabel);
  notice
    .command('remove-garan')
    .description("take a label from a product's page")
    .argument('<product>', 'handle of the product')
    .action(removeGaranLabel);
}

function parseLocale(text: string): Locale {
  if (!isLocale(text)) throw new InvalidArgumentError(`Expected one of ${locales.join(', ')}.`);
  return text;
}

function parseYears(text: string): number {
  if (!/^[1-9]\d?$/.test(text) || Number(text) < 3)
    throw new InvalidArgumentError('Expected whole years, from 3 on: the label is for more than two.');
  return Number(text);
}

async function setNotice(locale: Locale, path: string, { json }: { json?: boolean }): Promise<void> {
  const file = await readOfficialFile(path);
  const { change, saveNotice } = await load();
  await change((tx) => saveNotice(tx, locale, file));
  if (json) console.log(JSON.stringify({ ok: true, locale, ...factsOf(file) }));
  else console.log(`Stored; the shop shows it in ${locale} from now on.\n${lineOf(file)}`);
}

async function setGaranLabel(handle: string, path: string, { json, ...facts }: GaranFlags): Promise<void> {
  const file = await readOfficialFile(path);
  const { years, brand, model } = facts;
  if (!(await changeLabel(handle, { file, facts: { years, brand, model } }))) throw productUnknown(handle);
  if (json) console.log(JSON.stringify({ ok: true, product: handle, ...facts, ...factsOf(file) }));
  else console.log(`Stored; the page of ${handle} shows it from now on.\n${lineOf(file)}`);
}

async function listFiles({ json }: { json?: boolean }): Promise<void> {
  const { withDatabase, listMarketLanguages, listNotices, listGaranLabels } = await load();
  const { languages, notices, labels } = await withDatabase(async ({ db }) => ({
    languages: await listMarketLanguages(db),
    notices: await listNotices(db),
    labels: await listGaranLabels(db),
  }));
  if (json) {
    const shown = notices.map(({ locale, file }) => ({ locale, ...factsOf(file) }));
    const garan = labels.map(({ file, handle, ...facts }) => ({ product: handle, ...facts, ...factsOf(file) }));
    console.log(JSON.stringify({ ok: true, notices: shown, garan }));
    return;
  }
  for (const locale of new Set([...languages, ...notices.map((notice) => notice.locale)])) {
    const file = notices.find((notice) => notice.locale === locale)?.file;
    console.log(`${locale}  ${file ? lineOf(file) : 'none: the reminder in words is shown'}`);
  }
  for (const { handle, years, brand, model, file } of labels)
    console.log(`${handle}  ${brand} ${model}, ${years} years  ${lineOf(file)}`);
}

async function removeNotice(locale: Locale): Promise<void> {
  const { change, deleteNotice } = await load();
  const wasThere = await change((tx) => deleteNotice(tx, locale));
  console.log(wasThere ? `Removed; in ${locale} the reminder in words is shown.` : `There was none in ${locale}.`);
}

async function removeGaranLabel(handle: string): Promise<void> {
  const wasThere = await changeLabel(handle, null);
  console.log(wasThere ? `Removed from ${handle}.` : `${handle} had none.`);
}

async function changeLabel(handle: string, change: GaranChange): Promise<boolean> {
  const [{ withDatabase }, { changeGaran }, { byCommand }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/terms/change-garan.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const changed = await withDatabase((context) =>
    changeGaran({ ...context, by: byCommand }, { handle, change, version: null }),
  );
  return changed.ok;
}

async function load() {
  const [{ withDatabase }, { inTransaction }, { listMarketLanguages }, store] = await Promise.all([
    import('./with-database.ts'),
    import('#server/database/transaction.ts'),
    import('#server/shop/find-markets.ts'),
    import('#server/terms/guarantee-store.ts'),
  ]);
  const change = <T>(work: Parameters<typeof inTransaction<T>>[1]) => withDatabase(({ db }) => inTransaction(db, work));
  return { ...store, listMarketLanguages, withDatabase, change };
}

async function readOfficialFile(path: string): Promise<GuaranteeFile> {
  const { readGuaranteeFile, MAX_FILE_BYTES } = await import('#server/terms/guarantee-file.ts');
  await statInputFile(path);
  const read = await readGuaranteeFile(await readFile(path));
  if (read.ok) return read.value;
  const refusals: Record<FileRefusal['kind'], { code: string; title: string }> = {
    FileTooLarge: { code: 'FILE_TOO_LARGE', title: `${path} is larger than ${MAX_FILE_BYTES / 1_000_000} MB.` },
    FileNotShown: { code: 'FILE_NOT_SHOWN', title: `${path} is neither PNG, JPEG, WebP or SVG nor PDF.` },
  };
  const fix = 'Take the official file as it is; the European Commission offers it in several formats.';
  throw new CliError({ ...refusals[read.error.kind], fix });
}

function productUnknown(handle: string): CliError {
  return new CliError({
    code: 'PRODUCT_UNKNOWN',
    title: `There is no product ${handle}.`,
    fix: 'Name its handle, the last part of the address of its page. DATABASE_URL or KASA_DATA say which shop is asked.',
  });
}

function factsOf({ sha256, mediaType }: StoredFile) {
  return { sha256, mediaType };
}

function lineOf({ sha256, mediaType }: StoredFile): string {
  return `${mediaType}  sha256 ${sha256}`;
}

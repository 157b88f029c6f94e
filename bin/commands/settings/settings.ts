import { readFile } from 'node:fs/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { type SettingsDocument, settingsList, settingsNames } from '#src/shop/settings-list.ts';
import { CliError } from '../../cli-errors.ts';
import { collectOption } from '../../collect-option.ts';
import { parseJson, statInputFile } from '../input-file.ts';
import { listFaults } from './settings-faults.ts';

const documentArgument = `which one: ${settingsNames.join(', ')}`;

const getHelp = `
Example:
  $ kasa settings get company > company.json
  $ kasa settings set company --set address.city=Gdynia
  $ kasa settings set markets --set main=de --dry-run
  $ kasa settings history company
  $ kasa settings back company 4
  $ kasa settings accent --apply`;

const setHelp = `
Example:
  $ kasa settings set company company.json
  $ kasa settings set company < company.json
  $ kasa settings set company --set address.city=Gdynia --set 'phone=+48 58 000 00 00'
  $ kasa settings set identity --set logo.light=@logo.svg --set 'tagline.en=tea by the cup'

${Object.entries(settingsList)
  .map(([name, holds]) => `${name} holds ${holds}`)
  .join(', ')}.
A file is a whole document, as "kasa settings get" prints it; --set changes single values of what is in force (@FILE stands for a file's content, an SVG's or PNG's too; a part of a list is named by its id, slug or kind, as pages.terms.texts.de.bodyHtml=@terms.html); what a page says of the company stands in it as {company}, {address}, {email} and so on. Every
version is kept: an order goes on showing those under which it was placed.`;

const historyHelp = `
Example:
  $ kasa settings history company
  $ kasa settings history company --before 12
  $ kasa settings back company 4`;

const editHelp = `
Example:
  $ EDITOR=nano kasa settings edit brand

When the document has faults they are said, and the editor opens again with what was written; when it ends without a
change the file is kept, and its name is said, so that nothing is lost.`;

export function registerSettings(program: Command): void {
  const settings = program
    .command('settings')
    .description('read and change what the merchant sets')
    .addHelpText('after', getHelp);
  settings
    .command('get')
    .description('print a document as JSON')
    .argument('<document>', documentArgument, parseDocument)
    .addHelpText('after', getHelp)
    .action(getSettings);
  settings
    .command('set')
    .description('store a new version of a document')
    .argument('<document>', documentArgument, parseDocument)
    .argument('[file]', 'the JSON file; otherwise what comes in')
    .option('--set <path=value>', 'change one value and leave the rest; may be given several times', collectOption)
    .option('--dry-run', 'say what it would lead to, and store nothing')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', setHelp)
    .action(setSettings);
  settings
    .command('history')
    .alias('versions')
    .description('list the versions of a document with what each has changed, the newest first')
    .argument('<document>', documentArgument, parseDocument)
    .option('--before <version>', 'those older than this one', Number)
    .option('--json', 'print them as JSON')
    .addHelpText('after', historyHelp)
    .action(async (document: SettingsDocument, flags) =>
      (await import('./settings-versions.ts')).showHistory(document, flags),
    );
  settings
    .command('back')
    .description('store what a version said as the newest one')
    .argument('<document>', documentArgument, parseDocument)
    .argument('<version>', 'its number, as "kasa settings history" lists it', Number)
    .option('--json', 'print the result as JSON')
    .action(async (document: SettingsDocument, version: number, flags) =>
      (await import('./settings-versions.ts')).goBack(document, version, flags),
    );
  settings
    .command('accent')
    .description("propose an accent out of the logo's colours")
    .option('--logo <file>', 'an SVG or PNG; otherwise the logo of the shop')
    .option('--apply', 'store it in brand')
    .option('--json', 'print it as JSON')
    .action(async (flags) => (await import('./settings-accent.ts')).proposeAccents(flags));
  settings
    .command('edit')
    .description('open a document in $EDITOR and store what is saved')
    .argument('<document>', documentArgument, parseDocument)
    .addHelpText('after', editHelp)
    .action(async (document: SettingsDocument) => (await import('./settings-edit.ts')).editSettings(document));
}

function parseDocument(name: string): SettingsDocument {
  const document = settingsNames.find((candidate) => candidate === name);
  if (!document) throw new InvalidArgumentError(`Expected one of ${settingsNames.join(', ')}.`);
  return document;
}

type SetFlags = { set?: string[]; json?: boolean; dryRun?: boolean };

/** What is in force: also of a document that nobody has set. */
async function getSettings(document: SettingsDocument): Promise<void> {
  const [{ withDatabase }, { listSettings }, { withNeutralSettings }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/shop/settings-store.ts'),
    import('#server/shop/neutral-settings.ts'),
  ]);
  const stored = await withDatabase(({ db }) => listSettings(db));
  console.log(JSON.stringify(withNeutralSettings(stored)[document], null, 2));
}

async function setSettings(
  document: SettingsDocument,
  file: string | undefined,
  { set: values = [], json, dryRun }: SetFlags,
): Promise<void> {
  // Values alone change what is in force.
  const given = file || values.length === 0 ? await readDocument(file) : undefined;
  const [{ withDatabase }, { withValues }, { listSettings }, neutral, { tryOut, sayEffects, storeTold, tellEffects }] =
    await Promise.all([
      import('../with-database.ts'),
      import('./settings-values.ts'),
      import('#server/shop/settings-store.ts'),
      import('#server/shop/neutral-settings.ts'),
      import('./settings-effects.ts'),
    ]);
  const changed = await withDatabase(async ({ db, now }) => {
    const before = given ?? neutral.withNeutralSettings(await listSettings(db))[document];
    const data = await withValues(document, before, values);
    const change = { document, data, now: now() };
    const done = dryRun ? await tryOut(db, change) : await storeTold(db, change);
    if (!done.ok) {
      const paths = values.map((value) => value.slice(0, value.indexOf('=')));
      throw refusedSettings(document, listFaults(document, done.error.faults, data, { paths, before }));
    }
    return done;
  });
  if ('effects' in changed.value) return sayEffects(document, changed.value.effects, json);
  const { version, isNew, told } = changed.value;
  tellEffects(told);
  if (json) console.log(JSON.stringify({ ok: true, document, version, isNew }));
  else if (isNew) console.log(`Stored as version ${version} of ${document}; pages show it from now on.`);
  else console.log(`That is version ${version} of ${document} already; nothing was changed.`);
}

async function readDocument(file: string | undefined): Promise<unknown> {
  const text = await readFile(file ?? '/dev/stdin', 'utf8').catch(async (error) => {
    if (file?.includes('=')) {
      const fix = `To change one value, write --set ${file}`;
      throw new CliError({ code: 'FILE_NOT_FOUND', title: `There is no file ${file}.`, fix });
    }
    if (file) await statInputFile(file);
    throw error;
  });
  return parseJson(text, file ?? 'what came in', 'Begin with what "kasa settings get" prints.');
}

function refusedSettings(document: SettingsDocument, faults: string): CliError {
  return new CliError({
    code: 'SETTINGS_INVALID',
    title: `The document ${document} was not stored; it has faults:\n${faults}`,
    fix: `Mend them and run the command again. "kasa settings get ${document}" prints what is in force.`,
  });
}

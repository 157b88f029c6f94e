import type { Command } from 'commander';
import type { GivenSynonym, SavedSynonyms, SynonymFault } from '#server/catalogue/search/set-synonyms.ts';
import type { Synonym } from '#server/catalogue/search/synonym-store.ts';
import { CliError } from '../../cli-errors.ts';
import { readJsonFile } from '../input-file.ts';
import { explainSynonym } from './explain-synonym.ts';

type JsonFlag = { json?: boolean };

const MAX_PRINTED_FAULTS = 100;

const help = `
What shoppers call things that the shop calls otherwise. A search for a term also finds what it means, or is answered by
a page of text. Endings of words, accents and capitals make no difference.

Example:
  $ kasa synonyms list de
  $ kasa synonyms set de Sneaker Turnschuhe
  $ kasa synonyms set de Rücksendung --page withdrawal
  $ kasa synonyms remove de Wandbild
  $ kasa synonyms import synonyms.json`;

const importHelp = `
Example:
  $ kasa synonyms list --json > synonyms.json
  $ kasa synonyms import synonyms.json

The file lists terms with what they mean, or with the page that answers them:
  { "synonyms": [ { "language": "de", "terms": ["Sneaker", "Laufschuh"], "means": ["Turnschuhe"] },
      { "language": "de", "terms": ["Widerruf"], "page": "withdrawal" } ] }
Terms that it does not name stay as they are. Either all of it is imported or, if an entry is wrong, nothing.`;

export function registerSynonyms(program: Command): void {
  const synonyms = program.command('synonyms').description('say what shoppers call things').addHelpText('after', help);
  synonyms
    .command('list')
    .description('list them')
    .argument('[language]', 'of one language only, for example de')
    .option('--json', 'print them as a file for kasa synonyms import')
    .action(list);
  synonyms
    .command('set')
    .description('say what a term means, in place of what it meant before')
    .argument('<language>', 'the language of the shopper, for example de')
    .argument('<term>', 'a word or some words, for example Wandbild')
    .argument('[meanings...]', 'words that the catalogue has, for example Turnschuhe')
    .option('--page <slug>', 'the page of text that answers it, for example delivery')
    .option('--json', 'print the result as JSON')
    .action(set);
  synonyms
    .command('remove')
    .description('forget what a term means')
    .argument('<language>', 'the language of the shopper')
    .argument('<term>', 'the term')
    .option('--json', 'print the result as JSON')
    .action(remove);
  synonyms
    .command('import')
    .description('set many from a JSON file')
    .argument('<file>', 'the JSON file, in UTF-8')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', importHelp)
    .action(importFile);
}

async function list(language: string | undefined, { json = false }: JsonFlag): Promise<void> {
  const [{ withDatabase }, { listSynonyms }, { isLocale, locales }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/search/synonym-store.ts'),
    import('#src/i18n/locales.ts'),
  ]);
  if (language !== undefined && !isLocale(language)) {
    throw new CliError({
      code: 'LANGUAGE_UNKNOWN',
      title: `${language} is no language of the shop.`,
      fix: `Name one of ${locales.join(', ')}, or none for all.`,
    });
  }
  const synonyms = await withDatabase(({ db }) => listSynonyms(db, language));
  if (json) {
    const entries = synonyms.map(({ locale, term, meanings, page }) => ({
      language: locale,
      terms: [term],
      ...(meanings.length > 0 && { means: meanings }),
      ...(page && { page }),
    }));
    console.log(JSON.stringify({ ok: true, synonyms: entries }));
  } else for (const synonym of synonyms) console.log(toText(synonym));
}

async function set(
  language: string,
  term: string,
  meanings: string[],
  { page, json = false }: JsonFlag & { page?: string },
): Promise<void> {
  const { saved, faults } = await save([{ locale: language, term, meanings, page: page ?? null }]);
  if (faults[0]) {
    throw new CliError({
      code: 'SYNONYM_INVALID',
      title: `The term cannot be set: ${explainSynonym(faults[0])}.`,
      fix: 'Give the words that it means, or the page that answers it; kasa synonyms --help shows both.',
    });
  }
  if (json) console.log(JSON.stringify({ ok: true, ...saved }));
  else console.log(saved.unchanged > 0 ? 'It means that already.' : toText({ locale: language, term, meanings, page }));
}

async function remove(language: string, term: string, { json = false }: JsonFlag): Promise<void> {
  const [{ withDatabase }, { removeSynonym }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/search/set-synonyms.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const removed = await withDatabase(({ db, now }) =>
    removeSynonym(db, { locale: language, term }, { by: byCommand, now: now() }),
  );
  if (!removed.ok) {
    throw new CliError({
      code: 'SYNONYM_UNKNOWN',
      title: `There is no term ${term} in ${language}.`,
      fix: 'kasa synonyms list names those there are.',
    });
  }
  if (json) console.log(JSON.stringify({ ok: true, removed: removed.value.term }));
  else console.log(`Removed: ${toText(removed.value)}`);
}

async function importFile(file: string, { json = false }: JsonFlag): Promise<void> {
  const { readSynonymFile } = await import('#server/catalogue/search/synonym-file.ts');
  const read = readSynonymFile(await readJsonFile(file, 'kasa synonyms import --help'));
  const faults = read.ok ? [] : read.faults;
  const { saved, faults: wrong } = read.ok ? await save(read.synonyms) : { saved: nothing, faults: [] };
  const messages = [...faults.map(({ place, message }) => `${place}: ${message}`), ...wrong.map(explainSynonym)];
  if (messages.length > 0) process.exitCode = 1;
  if (json) console.log(JSON.stringify({ ok: messages.length === 0, faults: messages, ...saved }));
  else if (messages.length === 0) {
    console.log(`${saved.created} terms created, ${saved.updated} updated, ${saved.unchanged} unchanged.`);
  } else {
    for (const message of messages.slice(0, MAX_PRINTED_FAULTS)) console.error(`${file}: ${message}`);
    console.error('Nothing was imported. Mend the file and run the command again.');
  }
}

const nothing: SavedSynonyms = { created: 0, updated: 0, unchanged: 0 };

async function save(given: GivenSynonym[]): Promise<{ saved: SavedSynonyms; faults: SynonymFault[] }> {
  const [{ withDatabase }, { setSynonyms }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/search/set-synonyms.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const result = await withDatabase(({ db, now }) => setSynonyms(db, given, { by: byCommand, now: now() }));
  return result.ok ? { saved: result.value, faults: [] } : { saved: nothing, faults: result.error.faults };
}

type Printed = { locale: string; term: string; meanings: readonly string[]; page?: Synonym['page'] | undefined };

function toText({ locale, term, meanings, page }: Printed): string {
  const meant = [...meanings, ...(page ? [`page ${page}`] : [])];
  return `${locale}  ${term} = ${meant.join(', ')}`;
}

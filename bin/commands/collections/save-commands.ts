// `kasa collections create|edit|delete`: what a collection says, its address and order, and its end.
import type { Command } from 'commander';
import type { CollectionPatchInput } from '#server/catalogue/collections/collection-patch.ts';
import { collectionSorts } from '#src/catalogue/collections/collection-sorts.ts';
import { locales } from '#src/i18n/locales.ts';
import { CliError } from '../../cli-errors.ts';
import { unknownLanguage } from '../unknown-language.ts';
import { collectionRefusalOf } from './collection-refusals.ts';
import { printChanged, withCollections } from './with-collections.ts';

type JsonFlag = { json?: boolean };

const help = `
Fields: handle, shown (yes or no), picture (a key of "kasa pictures list", empty for none), sort (${collectionSorts.join(', ')}).
With a language behind them: title, description, seo-description. An empty title takes the texts of a language away.
A new collection is empty: "kasa collections add" puts products into it, "kasa collections rule" lets a rule fill it.

Example:
  $ kasa collections create "For the balcony" title.pl="Na balkon" handle=balcony
  $ kasa collections edit balcony description.en="Pots that stand frost." sort=newest
  $ kasa collections delete balcony`;

export function registerSaving(collections: Command): void {
  collections
    .command('create')
    .description('make a collection')
    .argument('<title>', "its title, in the language of the catalogue's plain texts")
    .argument('[fields...]', 'what else it says, such as title.en="For the balcony"')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action((title: string, fields: string[], _: JsonFlag, command: Command) =>
      create(title, fields, command.optsWithGlobals<JsonFlag>().json),
    );
  collections
    .command('edit')
    .description('change what a collection says, its address or order')
    .argument('<handle>', 'the handle of the collection')
    .argument('<fields...>', 'what to change, such as sort=newest')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action((handle: string, fields: string[], _: JsonFlag, command: Command) =>
      edit(handle, fields, command.optsWithGlobals<JsonFlag>().json),
    );
  collections
    .command('delete')
    .description('delete a collection that no discount code and no rule needs; its products stay')
    .argument('<handle>', 'the handle of the collection')
    .option('--even-if-named', 'although the menu, the home page or a page leads to it')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action((handle: string, { evenIfNamed = false }: JsonFlag & { evenIfNamed?: boolean }, command: Command) =>
      remove(handle, { json: command.optsWithGlobals<JsonFlag>().json, isMeant: evenIfNamed }),
    );
}

async function create(title: string, fields: string[], json: boolean | undefined): Promise<void> {
  const { saveCollection } = await import('#server/catalogue/collections/save-collection.ts');
  const changed = await withCollections(async ({ services, db }) => {
    const patch = patchOf(fields);
    const base = { ...emptyText, ...patch.texts?.[services.baseLocale], title };
    const texts = { ...patch.texts, [services.baseLocale]: base };
    const saved = await saveCollection(services, { id: null, version: null, patch: { ...patch, texts } });
    if (!saved.ok) throw collectionRefusalOf(saved.error, title);
    const { id, batchId } = saved.value;
    const row = await db.selectFrom('collections').select('handle').where('id', '=', id).executeTakeFirstOrThrow();
    return { handle: row.handle, batchId };
  });
  printChanged(changed, { json, done: `The collection ${changed.handle} is there, and empty.` });
}

async function edit(handle: string, fields: string[], json: boolean | undefined): Promise<void> {
  const { saveCollection } = await import('#server/catalogue/collections/save-collection.ts');
  const changed = await withCollections(async ({ services, idOf, db }) => {
    const id = await idOf(handle);
    const patch = patchOf(fields);
    const stored = await db
      .selectFrom('collection_texts')
      .select(['locale', 'title', 'description', 'seo_description as seoDescription'])
      .where('collection_id', '=', id)
      .execute();
    // A text is saved whole: what is not named of it stays.
    const texts = Object.entries(patch.texts ?? {}).map(([locale, text]) => {
      const { locale: _, ...before } = stored.find((each) => each.locale === locale) ?? { locale, ...emptyText };
      return [locale, { ...before, ...text }];
    });
    const saved = await saveCollection(services, {
      ...{ id, version: null },
      patch: { ...patch, ...(patch.texts && { texts: Object.fromEntries(texts) }) },
    });
    if (!saved.ok) throw collectionRefusalOf(saved.error, handle);
    return { handle: patch.handle ?? handle, batchId: saved.value.batchId };
  });
  printChanged(changed, { json, done: `${changed.handle} was changed.` });
}

function stillNamed(handle: string, named: readonly string[]): CliError {
  return new CliError({
    code: 'COLLECTION_NAMED',
    title: `${named.join(' and ')} would be without ${handle}. Nothing was deleted.`,
    fix: 'Take it out there first, or delete it with --even-if-named.',
  });
}

async function remove(
  handle: string,
  { json, isMeant }: { json: boolean | undefined; isMeant: boolean },
): Promise<void> {
  const [{ deleteCollection }, { findCollectionUses }] = await Promise.all([
    import('#server/catalogue/collections/delete-collection.ts'),
    import('#server/catalogue/collections/collection-uses.ts'),
  ]);
  const changed = await withCollections(async ({ services, idOf, db }) => {
    const id = await idOf(handle);
    const { isInMenu, documents } = await findCollectionUses(db, id);
    const named = [...(isInMenu ? ['the menu'] : []), ...documents.map((document) => `the document ${document}`)];
    if (named.length > 0 && !isMeant) throw stillNamed(handle, named);
    const deleted = await deleteCollection(services, { id, version: null });
    if (!deleted.ok) throw collectionRefusalOf(deleted.error, handle);
    return { handle, batchId: deleted.value.batchId };
  });
  printChanged(changed, { json, done: `${handle} was deleted; its products stay in the shop.` });
}

const emptyText = { title: '', description: '', seoDescription: '' };
const textFields = { title: 'title', description: 'description', 'seo-description': 'seoDescription' } as const;
const answers = new Map([
  ['yes', false],
  ['no', true],
]);

type Texts = Record<string, { title: string; description?: string; seoDescription?: string }>;
type Patch = Omit<CollectionPatchInput, 'texts'> & { texts?: Texts };

function patchOf(typed: readonly string[]): Patch {
  const patch: Patch = {};
  for (const field of typed) {
    const [, name = '', locale, value = ''] = /^([a-z-]+)(?:\.([a-z]{2}))?=(.*)$/s.exec(field) ?? [];
    if (locale !== undefined && Object.hasOwn(textFields, name)) {
      if (!locales.some((known) => known === locale)) throw unknownLanguage(locale, locales);
      const text = { [textFields[name as keyof typeof textFields]]: value };
      patch.texts = { ...patch.texts, [locale]: { ...patch.texts?.[locale], ...text } as Texts[string] };
    } else if (name === 'handle' && locale === undefined) patch.handle = value;
    else if (name === 'picture' && locale === undefined) patch.image = value === '' ? null : value;
    else if (name === 'shown' && answers.has(value)) patch.isHidden = answers.get(value);
    else if (name === 'sort' && collectionSorts.some((sort) => sort === value)) {
      patch.sort = value as CollectionPatchInput['sort'];
    } else throw unknownField(field);
  }
  return patch;
}

function unknownField(typed: string): CliError {
  return new CliError({
    code: 'FIELD_UNKNOWN',
    title: `${typed} is no field of a collection with a value that it can have. Nothing was changed.`,
    fix: 'Write such as title.en="Posters", sort=newest or shown=no: kasa collections edit --help lists them.',
  });
}

import { type Command, InvalidArgumentError } from 'commander';
import type { MenuChange } from '#server/shop/change-menu.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { printable } from '../orders/printable-text.ts';
import type { CommandContext } from '../with-database.ts';
import { registerPlacing } from './place-commands.ts';
import { registerRule } from './rule-command.ts';
import { registerSaving } from './save-commands.ts';
import { unknownCollection } from './with-collections.ts';

type JsonFlag = { json?: boolean };

const help = `
The menu stands in the header, in the footer and on the home page. Until somebody has chosen it holds up to eight
collections, those with the most products; what stands in no menu is found by search, among all goods and at its address.

Example:
  $ kasa collections
  $ kasa collections hide gift-cards
  $ kasa collections show posters
  $ kasa collections move posters 1
  $ kasa collections create "For the balcony" handle=balcony
  $ kasa collections rule balcony "tag is outdoor" --dry-run`;

const handleArgument = 'the handle of the collection';

export function registerCollections(program: Command): void {
  const collections = program
    .command('collections')
    .description('list, make, fill and order collections')
    .option('--json', 'print them as JSON')
    .addHelpText('after', help)
    .action(printCollections);
  const changing = (name: string, description: string) =>
    collections.command(name).description(description).argument('<handle>', handleArgument).addHelpText('after', help);
  changing('show', 'show a collection in the menu: put it at its end (for what it holds: kasa products list)')
    .option('--json', 'print the collections as JSON')
    .action((handle: string, _: JsonFlag, command: Command) => change(handle, { kind: 'show' }, command));
  changing('hide', 'hide a collection from the menu: take it out')
    .option('--json', 'print the collections as JSON')
    .action((handle: string, _: JsonFlag, command: Command) => change(handle, { kind: 'hide' }, command));
  changing('move', 'move a collection to a place of the menu')
    .argument('<place>', 'the place, from 1', parsePlace)
    .option('--json', 'print the collections as JSON')
    .action((handle: string, place: number, _: JsonFlag, command: Command) =>
      change(handle, { kind: 'move', place }, command),
    );
  registerSaving(collections);
  registerPlacing(collections);
  registerRule(collections);
}

function parsePlace(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('Expected a place such as 1.');
  return Number(text);
}

async function change(handle: string, menuChange: MenuChange, command: Command): Promise<void> {
  const [{ withDatabase }, { changeMenu }, { findMarkets }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/shop/change-menu.ts'),
    import('#server/shop/find-markets.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const listed = await withDatabase(async (context) => {
    const { db, now } = context;
    const markets = await findMarkets(db);
    const changed = await changeMenu(
      { db, now, markets },
      { handle, change: menuChange, changedBy: 'cli', by: byCommand },
    );
    if (!changed.ok) throw unknownCollection(handle, changed.error.near);
    return listCollections(context);
  });
  // `kasa collections` takes the option as well, and gets it wherever it stands.
  print(listed, command.optsWithGlobals<JsonFlag>().json);
}

async function printCollections({ json }: JsonFlag): Promise<void> {
  const { withDatabase } = await import('../with-database.ts');
  print(await withDatabase(listCollections), json);
}

type Listed = {
  handle: string;
  titles: Partial<Record<Locale, string>>;
  products: number;
  isHidden: boolean;
  /** The place in the menu of each language, from 1. */
  places: Partial<Record<Locale, number>>;
};

/** Lists them in the order of the menu, then those that stand in none. */
async function listCollections({ db }: CommandContext): Promise<Listed[]> {
  const [{ listStoredCollections }, { readMenu }, { readSettings }, { findMarkets }, { marketLanguages, viewOf }] =
    await Promise.all([
      import('#server/catalogue/find-collection.ts'),
      import('#server/shop/read-menu.ts'),
      import('#server/shop/read-settings.ts'),
      import('#server/shop/find-markets.ts'),
      import('#src/shop/markets.ts'),
    ]);
  const markets = await findMarkets(db);
  const languages = marketLanguages(markets);
  const [stored, navigation, ...menus] = await Promise.all([
    listStoredCollections(db),
    readSettings(db, 'navigation'),
    ...languages.map((locale) => readMenu({ db }, viewOf(markets, locale))),
  ]);
  const listed = stored.map((collection) => {
    const places = languages.map((locale, position) => [
      locale,
      (menus[position] ?? []).findIndex(({ handle }) => handle === collection.handle) + 1,
    ]);
    return {
      ...collection,
      isHidden: navigation?.hidden.includes(collection.handle) ?? false,
      places: Object.fromEntries(places.filter(([, place]) => place !== 0)),
    };
  });
  return listed.toSorted((a, b) => firstPlace(a) - firstPlace(b));
}

const LAST = 10_000;

function firstPlace({ places }: Listed): number {
  return Math.min(LAST, ...Object.values(places));
}

function print(collections: Listed[], json: boolean | undefined): void {
  if (json) console.log(JSON.stringify({ ok: true, collections }));
  else console.log(collections.map(describe).join('\n') || 'The shop has no collections yet.');
}

function describe(collection: Listed): string {
  const { handle, titles, products, isHidden } = collection;
  const place = firstPlace(collection);
  const where = isHidden ? 'hidden' : place === LAST ? 'not in the menu' : `${place}.`;
  const named = Object.entries(titles).map(([locale, title]) => `${locale}: ${printable(title)}`);
  return `${where}  ${handle}  (products: ${products})  ${named.join(', ')}`;
}

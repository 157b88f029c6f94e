// The server has every text; the browser has those that the page loads. A text that a page shows and does not load
// would be seen only there, so each page's files are searched for the keys that they name.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadAllMessages } from '#src/i18n/all-messages.ts';
import { account } from '#src/surfaces/account.ts';
import { office } from '#src/surfaces/office.ts';
import { storefront, storefrontPages } from '#src/surfaces/storefront.ts';
import { listSources, type SourceFile } from '../source-imports.ts';

const english = await loadAllMessages('en');
const sources = new Map((await listSources('src/**/*.{ts,tsx}')).map((source) => [source.path, source]));

for (const [route, { page: loadPage }] of Object.entries({
  ...storefrontPages,
  ...account.pages,
  ...office.pages,
})) {
  test(`the page ${route} loads the texts that it shows`, async () => {
    const fileName = `${route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
    const page = [...sources.values()].find(({ path }) => path.endsWith(`/${fileName}`));
    assert.ok(page, fileName);
    const { loadTexts } = await loadPage();
    const { loadTexts: loadSurfaceTexts } = route in office.pages ? office : storefront;
    const loaded = { ...(await loadSurfaceTexts('en')), ...(await loadTexts?.('en')) };
    const missing = [...keysShown(page)].filter((key) => !(key in loaded));
    assert.equal(missing, []);
  });
}

test('a group of the office’s texts is loaded by one part: whoever borrows the part has its loader', () => {
  const loading = [...sources.values()].flatMap(({ path, text }) => groupsIn(text).map((group) => ({ path, group })));
  const ofOffice = loading.filter(({ path, group }) => /\/office[/.]/.test(path) || group.startsWith('office/'));
  const twice = [...Map.groupBy(ofOffice, ({ group }) => group)].filter(([, found]) => found.length > 1);
  assert.ok(ofOffice.length > 20);
  assert.equal(twice, []);
});

// The route table leads to every other page, the catalogue names what others say, and the search of the settings and
// the log load the texts of each screen with it.
const tables = [
  ...['src/surfaces/storefront.ts', 'src/surfaces/account.ts', 'src/surfaces/office.ts', 'src/error-catalogue.ts'],
  ...['src/shop/office/find-fields.ts', 'src/audit-log/office/settings-changes.tsx'],
];

type Walk = {
  found: Set<string>;
  seen: Set<string>;
  /** The part that the walk is in, and the keys that it brings for all that it shows. */
  late?: { path: string; keys: readonly string[] };
};

function keysShown(page: SourceFile, source = page, walk: Walk = { found: new Set(), seen: new Set() }) {
  const { found, seen } = walk;
  const late = /\bwithLateTexts\(\w/.test(source.text)
    ? { path: source.path, keys: [source, ...importsOf(source)].flatMap(keysLoadedBy) }
    : walk.late;
  const place = `${late?.path} ${source.path}`;
  if (seen.has(place) || tables.includes(source.path)) return found;
  seen.add(place);
  if (!source.path.startsWith('src/i18n/')) {
    const own = source === page ? [] : keysLoadedBy(source);
    for (const [, key = ''] of source.text.matchAll(/'([a-zA-Z]+\.\w+)'/g)) {
      if (key in english && !own.includes(key) && !late?.keys.includes(key)) found.add(key);
    }
  }
  for (const imported of importsOf(source)) keysShown(page, imported, { ...walk, ...(late && { late }) });
  return found;
}

function importsOf({ imports }: SourceFile): SourceFile[] {
  return imports.flatMap((path) => sources.get(path) ?? []);
}

/** A part that comes later may bring texts of its own. */
function keysLoadedBy({ text }: SourceFile): string[] {
  return groupsIn(text).flatMap((group) => {
    const file = sources.get(`src/i18n/messages/en/${group}.ts`);
    return [...(file?.text.matchAll(/'([a-zA-Z]+\.\w+)':/g) ?? [])].map(([, key = '']) => key);
  });
}

function groupsIn(text: string): string[] {
  return [...text.matchAll(/messages\/\$\{locale\}\/([\w/-]+)\.ts/g)].map(([, group = '']) => group);
}

test.run();

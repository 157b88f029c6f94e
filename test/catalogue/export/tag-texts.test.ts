// Tags in the languages of the shop: a column in each file, the filters of a listing, and the search.
import * as assert from 'uvu/assert';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { listProducts } from '#server/catalogue/listing/list-products.ts';
import { searchProducts } from '#server/catalogue/search/search-products.ts';
import type { Database } from '#server/database/connect.ts';
import { readFilters } from '#src/catalogue/listing/listing-filters.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { emptyCatalogue, emptyShopSuite, importText, monday } from '#test/fixtures/catalogue/empty-shop-suite.ts';
import { viewIn } from '#test/shop/every-market.ts';

const test = emptyShopSuite('tags in the languages of the shop');

const optionTexts = 'Option texts (product.metafields.kasa.option_texts_de)';
const tagTexts = 'Tag texts (product.metafields.kasa.tag_texts_de)';
const eurozone = 'Price / Eurozone';

// The colour is an option's value and a tag; only the first product translates the animals.
const posters = `URL handle,Title,Tags,Option1 name,Option1 value,SKU,Price,${eurozone},${optionTexts},${tagTexts}
zolw,Żółw,"zwierzęta, zielony, las",Kolor,zielony,Z,10,3,Kolor=Farbe; zielony=Grün,zwierzęta=Tiere; las=Wald
kot,Kot,"zwierzęta, miasto",Kolor,czarny,K,10,3,,
lis,Lis,"las, miasto",Kolor,rudy,L,10,3,,
`;

async function exportText({ db }: Database): Promise<string> {
  const options = { now: monday, baseLocale: 'pl', baseCurrency: 'PLN' } as const;
  return (await Array.fromAsync(exportCatalogue(db, options))).join('');
}

const listTexts = ({ db }: Database) =>
  db
    .selectFrom('product_option_texts as t')
    .innerJoin('products as p', 'p.id', 't.product_id')
    .select(['p.handle', 't.locale', 't.source', 't.target'])
    .orderBy('p.handle')
    .orderBy('t.source')
    .execute();

async function tagsIn({ db }: Database, locale: Locale): Promise<string[]> {
  const request = { ...viewIn(locale), collection: 'all', sort: 'title', first: 24 } as const;
  const { facets } = await listProducts(db, { ...request, filters: readFilters(new URLSearchParams()) });
  return facets.choices.find(({ name }) => name === 'tag')?.values.map(({ label }) => label) ?? [];
}

// What is read of it here is all there.
test('a listing names each tag as any of the products translates it', async ({ database }) => {
  await importText(database, posters);
  assert.equal((await tagsIn(database, 'pl')).toSorted(), ['las', 'miasto', 'zielony', 'zwierzęta']);
  assert.equal((await tagsIn(database, 'de')).toSorted(), ['Grün', 'Tiere', 'Wald']);
});

test('a product is found by what its tags are called in the language', async ({ database }) => {
  await importText(database, posters);
  const found = await searchProducts(database.db, {
    ...viewIn('de'),
    languages: ['pl', 'de'],
    text: 'Wald',
    sort: 'featured',
    first: 24,
    filters: readFilters(new URLSearchParams()),
  });
  assert.equal(
    found?.products.items.map(({ handle }) => handle),
    ['zolw'],
  );
});

test('an export has them in columns of their own, and imported again it is the same shop', async ({ database }) => {
  await importText(database, posters);
  const texts = await listTexts(database);
  assert.is(texts.length, 4);
  const text = await exportText(database);
  assert.match(text.split('\n')[0] ?? '', tagTexts);
  assert.match(text, ',"Kolor=Farbe; zielony=Grün","zwierzęta=Tiere; las=Wald",');
  assert.equal(await importText(database, text), { created: 0, updated: 0, unchanged: 3 });
  assert.equal(await listTexts(database), texts);
  await emptyCatalogue(database);
  await importText(database, text);
  assert.equal(await listTexts(database), texts);
  assert.is(await exportText(database), text);
});

test('a file of before, with its tags among the texts of options, says the same', async ({ database }) => {
  const before = posters
    .replace(`,${tagTexts}`, '')
    .replace('Grün,zwierzęta=Tiere; las=Wald', 'Grün; zwierzęta=Tiere; las=Wald')
    .replaceAll(',3,,\n', ',3,\n');
  await importText(database, before);
  assert.equal((await tagsIn(database, 'de')).toSorted(), ['Grün', 'Tiere', 'Wald']);
  assert.match(await exportText(database), ',"Kolor=Farbe; zielony=Grün","zwierzęta=Tiere; las=Wald",');
});

test('a column that a file does not have leaves what it is of, an empty cell takes it away', async ({ database }) => {
  await importText(database, posters);
  const of = async () => (await listTexts(database)).map(({ source }) => source);
  const product = (column: string, cell: string) =>
    `URL handle,Title,Option1 name,Option1 value,SKU,Price,${column}\nzolw,Żółw,Kolor,zielony,Z,10,${cell}\n`;
  await importText(database, product(optionTexts, 'Kolor=Farbe'));
  assert.equal(await of(), ['Kolor', 'las', 'zwierzęta']);
  await importText(database, product(tagTexts, 'las=Forst'));
  assert.equal(await of(), ['Kolor', 'las']);
  await importText(database, product(tagTexts, ''));
  assert.equal(await of(), ['Kolor']);
});

test.run();

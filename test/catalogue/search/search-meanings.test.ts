import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searchProducts } from '#server/catalogue/search/search-products.ts';
import { removeSynonym, setSynonyms } from '#server/catalogue/search/set-synonyms.ts';
import { suggestProducts } from '#server/catalogue/search/suggest-products.ts';
import type { Database } from '#server/database/connect.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { aContentPage } from '../../fixtures/a-content-page.ts';
import { importText } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { searchIn } from '../../shop/every-market.ts';

const test = suite<{ database: Database }>('what the words of a search mean');

const goods = `URL handle,Title,Type,Tags,Option1 name,Option1 value,SKU,Price,Price / Eurozone,Title (product.metafields.kasa.title_de),Title (product.metafields.kasa.title_en),Description
ksiazka,O plakatach,Książka,,Title,Default Title,B-1,50.00,12.00,Das Plakat im Bild,On Posters,<p>Stół.</p>
wilk,Wilk,Plakat,zima,Title,Default Title,P-1,50.00,12.00,Der Wolf im Winter,Wolf,<p>Las.</p>
sowa,Sowa,Plakat,,Rozmiar,30×40 cm,P-2,50.00,12.00,Die Eule,Owl,<p>Las i wilk.</p>
karta,Śnieżna,Pocztówka,zima,Title,Default Title,K-1,9.00,2.00,Winter. Postkarte,Snow,
rama,Dębowa,Rama,,Title,Default Title,R-1,90.00,22.00,Rahmen aus Eiche,Oak Frame,
`;

test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  await importText({ db }, goods);
  await aContentPage(db, 'delivery', { pl: { title: 'Dostawa i płatność', body_html: '' } });
});
test.after(({ database }) => database.close());

type Context = { database: Database };

const search = ({ database }: Context, text: string, locale: Locale = 'pl') =>
  searchProducts(database.db, { ...searchIn(locale), text, sort: 'relevance', first: 24 });

const handles = async (context: Context, text: string, locale?: Locale) =>
  (await search(context, text, locale))?.products.items.map(({ handle }) => handle) ?? [];

test('goods of the type that is asked for come before a title that holds the word', async (context) => {
  const found = await handles(context, 'plakaty');
  assert.equal([found.slice(0, 2).sort(), found[2]], [['sowa', 'wilk'], 'ksiazka']);
});

test('the option of goods without options says nothing', async (context) => {
  const result = await search(context, 'turtle', 'en');
  assert.equal([result?.products.totalCount, result?.correctedText, result?.suggestedText], [0, null, null]);
  assert.equal(await handles(context, 'title', 'en'), []);
});

test('a term finds what the merchant says it means, at once, and until it is taken away', async (context) => {
  const { db } = context.database;
  assert.equal(await handles(context, 'Wandbild', 'de'), []);
  assert.ok((await setSynonyms(db, [{ locale: 'de', term: 'Wandbild', meanings: ['Plakat'] }])).ok);
  const posters = ['ksiazka', 'sowa', 'wilk'];
  assert.equal((await handles(context, 'Wandbilder', 'de')).sort(), posters);
  assert.equal(await handles(context, 'Wandbild Eule', 'de'), ['sowa']);
  assert.equal((await handles(context, 'wandbil', 'de')).sort(), posters, 'while it is typed');
  assert.ok((await removeSynonym(db, { locale: 'de', term: 'wandbild' })).ok);
  assert.equal(await handles(context, 'Wandbild', 'de'), []);
});

test('a term of several words is one, and so are the words that it means', async (context) => {
  await setSynonyms(context.database.db, [{ locale: 'en', term: 'picture frame', meanings: ['oak frame'] }]);
  assert.equal(await handles(context, 'picture frames', 'en'), ['rama']);
});

test('a compound is divided, with the letters between its parts', async (context) => {
  await setSynonyms(context.database.db, [
    { locale: 'de', term: 'Weihnachten', meanings: ['Winter'] },
    { locale: 'de', term: 'Karte', meanings: ['Postkarte'] },
    { locale: 'de', term: 'Bild', meanings: ['Plakat'] },
  ]);
  assert.equal(await handles(context, 'Weihnachtskarten', 'de'), ['karta']);
  assert.equal(await handles(context, 'Bilderrahmen', 'de'), ['rama'], 'the second part is what it is');
  assert.equal(await handles(context, 'Wolfsqualle', 'de'), [], 'both must be words');
});

test('words of another language of the shop find what they name there', async (context) => {
  assert.equal(await handles(context, 'Eule', 'nl'), ['sowa']);
  assert.equal(await handles(context, 'oak frame', 'pl'), ['rama']);
});

test('what is certainly misspelt is corrected, unless it stands between quotation marks', async (context) => {
  const corrected = await search(context, 'sowwa');
  assert.equal([corrected?.correctedText, corrected?.products.items[0]?.handle], ['sowa', 'sowa']);
  const exact = await search(context, '"sowwa"');
  assert.equal([exact?.correctedText, exact?.suggestedText, exact?.products.totalCount], [null, 'sowa', 0]);
});

test('goods are meant rather than a word of descriptions that is a little nearer', async (context) => {
  const { db } = context.database;
  await db
    .updateTable('product_texts')
    .set({ description_html: '<p>Title page.</p>' })
    .where('title', '=', 'Snow')
    .execute();
  await setSynonyms(db, [{ locale: 'en', term: 'turtle', meanings: ['owl'] }]);
  const result = await search(context, 'tutle', 'en');
  assert.equal([result?.correctedText, result?.products.items[0]?.handle], ['turtle', 'sowa']);
});

test('where something is found a correction is only offered', async (context) => {
  const { db } = context.database;
  await db
    .updateTable('product_texts')
    .set({ description_html: '<p>Soowa</p>' })
    .where('title', '=', 'Dębowa')
    .execute();
  const result = await search(context, 'soowa');
  assert.equal(
    [result?.products.items.map(({ handle }) => handle), result?.correctedText, result?.suggestedText],
    [['rama'], null, 'sowa'],
  );
});

test('a page answers the words of its title and those that the merchant names for it', async (context) => {
  const { db } = context.database;
  await setSynonyms(db, [{ locale: 'pl', term: 'wysyłka', page: 'delivery' }]);
  for (const text of ['dostawa', 'płatności', 'wysyłka', 'wysylki', 'wysyłak']) {
    const result = await search(context, text);
    assert.equal(result?.pages, [{ slug: 'delivery', title: 'Dostawa i płatność' }], text);
    assert.is(result?.products.totalCount, 0, text);
  }
  const both = await search(context, 'wysyłka sowa');
  assert.equal([both?.pages[0]?.slug, both?.products.items[0]?.handle], ['delivery', 'sowa']);
  assert.is((await suggestProducts(db, { ...searchIn('pl'), text: 'wysyłka' })).pages[0]?.slug, 'delivery');
});

test('what cannot be a term is refused, all of it', async ({ database }) => {
  const refused = await setSynonyms(database.db, [
    { locale: 'de', term: 'Gut', meanings: ['Plakat'] },
    { locale: 'xx', term: 'a', meanings: ['b'] },
    { locale: 'de', term: '!!', meanings: ['b'] },
    { locale: 'de', term: 'Leer' },
    { locale: 'de', term: 'Seite', page: 'nowhere' },
  ]);
  assert.equal(refused.ok ? [] : refused.error.faults.map(({ index }) => index), [1, 2, 3, 4]);
  const written = await database.db.selectFrom('search_synonyms').where('term', '=', 'gut').selectAll().execute();
  assert.equal(written, []);
});

test('what size something has need not be said of it, and what is named first is meant first', async (context) => {
  assert.equal(await handles(context, 'mały wilk'), ['wilk', 'sowa']);
  assert.equal(await handles(context, 'kleine Eule', 'de'), ['sowa']);
  for (const meanings of [
    ['owl', 'wolf'],
    ['wolf', 'owl'],
  ]) {
    await setSynonyms(context.database.db, [{ locale: 'en', term: 'creature', meanings }]);
    const [first] = await handles(context, 'creature', 'en');
    assert.is(first, meanings[0] === 'owl' ? 'sowa' : 'wilk');
  }
});

test('a misspelt word with an ending is read as the word that it was put to, and this is said', async (context) => {
  const result = await search(context, 'wilk plaktaowi');
  assert.equal([result?.products.items[0]?.handle, result?.correctedText], ['wilk', 'wilk plakat']);
});

test('of words that are not found together the rare one says what is meant', async (context) => {
  await setSynonyms(context.database.db, [{ locale: 'pl', term: 'ściana', meanings: ['plakaty'] }]);
  const result = await search(context, 'śnieżna ściana');
  assert.equal([result?.isLoose, result?.products.items[0]?.handle], [true, 'karta']);
});

test('another form of a word that only descriptions have is said to be near', async (context) => {
  const result = await search(context, 'stolik');
  assert.equal([result?.isLoose, result?.products.items[0]?.handle], [true, 'ksiazka']);
});

test.run();

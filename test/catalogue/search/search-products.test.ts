import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searchProducts } from '#server/catalogue/search/search-products.ts';
import { suggestProducts } from '#server/catalogue/search/suggest-products.ts';
import type { Database } from '#server/database/connect.ts';
import { noFilters } from '#src/catalogue/listing/listing-filters.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { whole } from '../../depths.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { aRangeOfPosters } from '../../fixtures/a-range-of-posters.ts';
import { searchIn } from '../../shop/every-market.ts';

const test = suite<{ database: Database }>('searching products');

test.before(async (context) => {
  context.database = await openTestDatabase({ deadlines: null });
  await aRangeOfPosters(context.database.db);
});
test.after(({ database }) => database.close());

function search({ database }: { database: Database }, text: string, locale: Locale = 'pl', more: object = {}) {
  const request = { ...searchIn(locale), sort: 'relevance', first: 24, filters: noFilters, text } as const;
  return searchProducts(database.db, { ...request, ...more });
}

async function handlesOf(context: { database: Database }, text: string, locale: Locale = 'pl') {
  return (await search(context, text, locale))?.products.items.map((item) => item.handle) ?? [];
}

test('a title beats a description, and a whole word its beginning', async (context) => {
  const { db } = context.database;
  await aProduct(db, { handle: 'opis', title: 'Pejzaż' });
  await db
    .updateTable('product_texts')
    .set({ description_html: '<p>Szary wilk.</p>' })
    .where('title', '=', 'Pejzaż')
    .execute();
  await aProduct(db, { handle: 'poczatek', title: 'Wilkołak' });
  await aProduct(db, { handle: 'tytul', title: 'Wilk i zając' });
  await aProduct(db, { handle: 'dokladnie', title: 'Wilk' });
  assert.equal(await handlesOf(context, 'wilk'), ['dokladnie', 'tytul', 'poczatek', 'opis']);
  assert.equal(await handlesOf(context, 'WILKI'), ['dokladnie', 'tytul', 'opis']);
});

test('a renamed product is found by its new name at once, and no longer by the old one', async (context) => {
  const { db } = context.database;
  await aProduct(db, { handle: 'nazwa', title: 'Puszczyk' });
  assert.equal(await handlesOf(context, 'puszczyk'), ['nazwa']);
  await db.updateTable('product_texts').set({ title: 'Bekas' }).where('title', '=', 'Puszczyk').execute();
  assert.equal(await handlesOf(context, 'bekas'), ['nazwa']);
  assert.equal(await handlesOf(context, 'puszczyk'), []);
});

test('tags, translations, collections and options are found as soon as they are there', async (context) => {
  const { db } = context.database;
  await aProduct(db, { handle: 'zmiany', title: 'Rzecz' });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'zmiany').executeTakeFirstOrThrow();
  await db
    .updateTable('products')
    .set({ tags: ['kosmos'] })
    .where('id', '=', id)
    .execute();
  await db.insertInto('product_texts').values({ product_id: id, locale: 'nl', title: 'Ruimtevaart' }).execute();
  await db
    .insertInto('product_options')
    .values({ product_id: id, position: 1, name: 'Kolor', option_values: ['Fiolet'] })
    .execute();
  const collection = await db
    .insertInto('collections')
    .values({ handle: 'gwiazdy' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('collection_products')
    .values({ collection_id: collection.id, product_id: id, position: 1 })
    .execute();
  await db
    .insertInto('collection_texts')
    .values({ collection_id: collection.id, locale: 'pl', title: 'Astronomia' })
    .execute();
  assert.equal(await handlesOf(context, 'kosmosu'), ['zmiany']);
  assert.equal(await handlesOf(context, 'ruimtevaart', 'nl'), ['zmiany']);
  assert.equal(await handlesOf(context, 'fioletowy'), ['zmiany']);
  const media = await db
    .insertInto('media')
    .values({ product_id: id, position: 1, source: 'a.svg' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('media_texts').values({ media_id: media.id, locale: 'pl', alt: 'Rakieta' }).execute();
  assert.equal(await handlesOf(context, 'rakieta'), ['zmiany']);
  await db.deleteFrom('media').where('id', '=', media.id).execute();
  assert.equal(await handlesOf(context, 'rakieta'), []);
  assert.equal(await handlesOf(context, 'astronomia'), ['zmiany']);
  await db.deleteFrom('collection_products').where('product_id', '=', id).execute();
  assert.equal(await handlesOf(context, 'astronomia'), []);
});

test('a draft is not found, and its words are not proposed', async (context) => {
  const { db } = context.database;
  await aProduct(db, { handle: 'szkic', title: 'Tajemniczy' });
  assert.equal(await handlesOf(context, 'tajemniczy'), ['szkic']);
  await db.updateTable('products').set({ status: 'draft' }).where('handle', '=', 'szkic').execute();
  const result = await search(context, 'tajemnczy');
  assert.equal([result?.products.totalCount, result?.correctedText, result?.suggestedText], [0, null, null]);
});

test('a change that is taken back leaves no document', async (context) => {
  const { db } = context.database;
  const rollBack = db.transaction().execute(async (tx) => {
    await aProduct(tx, { handle: 'cofniete', title: 'Cofnięte' });
    throw new Error('back');
  });
  assert.is((await rollBack.catch((error) => error)).message, 'back');
  assert.equal(await handlesOf(context, 'cofniete'), []);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from stale_documents`.execute(db);
  assert.is(rows[0]?.count, 0);
});

test('what is misspelt is read as the nearest word, and that is said', async (context) => {
  const result = await search(context, 'makbte');
  assert.equal([result?.correctedText, result?.products.items[0]?.handle], ['makbet', 'makbet']);
  assert.is((await search(context, 'kto'))?.correctedText, 'kot');
  assert.is((await search(context, 'żółw'))?.correctedText, null);
});

test('a word is proposed as soon as a product has it, and no longer when none has', async (context) => {
  const { db } = context.database;
  assert.is((await search(context, 'perkzo'))?.correctedText, null);
  await aProduct(db, { handle: 'perkoz', title: 'Perkoz' });
  assert.is((await search(context, 'perkzo'))?.correctedText, 'perkoz');
  await db.updateTable('product_texts').set({ title: 'Bączek' }).where('title', '=', 'Perkoz').execute();
  assert.is((await search(context, 'perkzo'))?.correctedText, null);
});

test('when no product has all words, those with some are shown', async (context) => {
  const both = await search(context, 'żółw makbet');
  assert.is(both?.isLoose, true);
  assert.equal(both?.products.items.map((item) => item.handle).sort(), ['makbet', 'zolw']);
  assert.is((await search(context, 'kot miasta'))?.isLoose, false);
});

test('of words that were not all understood it says which were', async (context) => {
  const { db } = context.database;
  const unsold = await search(context, 'buty makbeta');
  assert.equal([unsold?.isLoose, unsold?.nearText, unsold?.correctedText], [true, 'makbeta', null]);
  const { products, ...answer } = await suggestProducts(db, { ...searchIn('pl'), text: 'buty makbeta' });
  assert.equal(
    [products[0]?.handle, answer.correctedText, answer.isLoose],
    ['makbet', 'makbeta', true],
    'so do suggestions',
  );
});

test('a letter that makes another word of a short one, or begins it, is asked about and not changed', async (context) => {
  const { db } = context.database;
  await aProduct(db, { handle: 'house', title: 'House' });
  await aProduct(db, { handle: 'garden', title: 'Garden' });
  await aProduct(db, { handle: 'wood', title: 'Wood' });
  const garden = await search(context, 'garden hose');
  assert.equal([garden?.correctedText, garden?.suggestedText], [null, 'garden house']);
  assert.equal([garden?.isLoose, garden?.nearText], [true, 'garden']);
  assert.equal(await handlesOf(context, 'food'), []);
  assert.is(
    (await search(context, 'huose'))?.correctedText,
    'house',
    'a slip of the fingers is read as what was meant',
  );
});

test('what only descriptions have, put together, comes close and no more', async (context) => {
  const { db } = context.database;
  await aProduct(db, { handle: 'brief', title: 'Alphabet' });
  await db
    .insertInto('product_texts')
    .columns(['product_id', 'locale', 'title', 'description_html'])
    .expression((eb) =>
      eb
        .selectFrom('products')
        .select([
          'id',
          sql<string>`'de'`.as('locale'),
          sql<string>`'Alphabet'`.as('title'),
          sql<string>`'<p>Im Winter trägt das A Schuhe.</p>'`.as('description_html'),
        ])
        .where('handle', '=', 'brief'),
    )
    .execute();
  const shoes = await search(context, 'Winterschuhe', 'de');
  assert.equal([shoes?.products.items[0]?.handle, shoes?.isLoose, shoes?.nearText], ['brief', true, null]);
});

test('other forms of a word find what words of descriptions alone do not', async (context) => {
  const { db } = context.database;
  await aProduct(db, { handle: 'jez', title: 'Jeż' });
  await aProduct(db, { handle: 'jezyk', title: 'Gazeta' });
  const isGazette = ['title', '=', 'Gazeta'] as const;
  await db
    .updateTable('product_texts')
    .set({ description_html: '<p>Polski język.</p>' })
    .where(...isGazette)
    .execute();
  assert.equal(await handlesOf(context, 'jeżyki'), ['jez', 'jezyk']);
  assert.equal(await handlesOf(context, 'język'), ['jezyk']);
  await aProduct(db, { handle: 'szkicownik', title: 'Szkicownik' });
  assert.equal(await handlesOf(context, 'szkic ownik'), ['szkicownik'], 'and two words that are one');
});

test('filters narrow a search, and its pages follow each other', async (context) => {
  const tagged = await search(context, 'zwierzeta');
  assert.equal(tagged?.products.items.map((item) => item.handle).sort(), ['kot', 'zolw', 'zubr']);
  const first = await search(context, 'zwierzeta', 'pl', { first: 2 });
  const second = await search(context, 'zwierzeta', 'pl', { first: 2, after: first?.products.nextCursor });
  const pages = [...(first?.products.items ?? []), ...(second?.products.items ?? [])];
  assert.equal(
    pages.map((item) => item.handle),
    tagged?.products.items.map((item) => item.handle),
  );
  const inStock = { ...noFilters, isInStock: true, maxPrice: 100 };
  const narrowed = await search(context, 'zwierzeta', 'pl', { filters: inStock });
  assert.equal(narrowed?.products.items.map((item) => item.handle).sort(), ['kot', 'zolw']);
});

whole(test)('no text breaks anything', async (context) => {
  const texts = [
    "'",
    '\\',
    '%',
    '%_%',
    '"; drop table products; --',
    '🦉',
    'a & | ! ( ) <-> :*',
    ':*',
    "' or 1=1",
    'ﷺ',
    '\u202e',
    '𝔷𝔬𝔩𝔴',
    'ж',
    '-',
    '<b>',
    'x'.repeat(5000),
    'a '.repeat(50),
    '日本語',
    '0',
    '1e999',
    '\n\t',
  ];
  for (const text of texts) {
    for (const locale of ['pl', 'nl', 'de', 'en'] as const) {
      await search(context, text, locale);
      await suggestProducts(context.database.db, { ...searchIn(locale), text: text });
    }
  }
  assert.is(await search(context, '   '), null);
  assert.equal(await handlesOf(context, "żółw'; --"), ['zolw']);
});

test('suggestions are what the beginning of a word leads to', async ({ database }) => {
  const { products, correctedText } = await suggestProducts(database.db, { ...searchIn('pl'), text: 'zol' });
  assert.equal(
    products.map(({ handle }) => handle),
    ['zolw'],
  );
  assert.is(correctedText, null);
  assert.is((await suggestProducts(database.db, { ...searchIn('pl'), text: 'makbte' })).correctedText, 'makbet');
});

whole(test)('in a large catalogue words, titles and choices are looked up in indexes', async ({ database: { db } }) => {
  await sql`insert into products (handle, status, is_published, created_at, updated_at)
    select 'large-' || n, 'active', true, now(), now() from generate_series(1, 4000) as n`.execute(db);
  await sql`insert into product_documents (product_id, locale, title, title_key, document)
    select id, 'pl', handle, handle, to_tsvector('simple', 'slowo' || (abs(hashtext(handle)) % 500)) from products
    where handle like 'large-%'`.execute(db);
  await sql`insert into search_words (locale, word, spelling, xid)
    select 'pl', md5(n::text), md5(n::text), n::text::xid8 from generate_series(1, 4000) as n`.execute(db);
  await sql`insert into facet_choices select 'a', n::text, 'a', n::text from generate_series(1, 4000) as n`.execute(db);
  await sql`analyze`.execute(db);
  const statements = {
    product_documents_pl: sql`select product_id from product_documents
      where locale = 'pl' and document @@ 'slowo7'::tsquery`,
    search_words_xid: sql`select word from search_words where locale = 'pl' and xid >= '3990'::xid8`,
    product_documents_title: sql`select product_id from product_documents
      where locale = 'pl' order by title_key, product_id limit 25`,
    facet_choices_choice: sql`select name, value from facet_choices where facet = 'rama' and choice = 'dab'`,
  };
  for (const [index, statement] of Object.entries(statements)) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    assert.ok(plan.includes(index) && !plan.includes('Seq Scan'), plan);
  }
});

test.run();

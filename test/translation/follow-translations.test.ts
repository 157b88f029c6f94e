// What is missing and outdated of the shop's texts, whoever writes them: followed by the database for goods, and with each
// version of a document.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { countTranslations, listTranslations } from '#server/translation/list-translations.ts';
import { saveTranslation, type TranslationSave } from '#server/translation/save-translation.ts';
import { findTranslatedThing } from '#server/translation/translated-thing.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';

type Context = { shop: ShopFixture; product: string };
const test = suite<Context>('translations');

test.before.each(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  await aProduct(db, { handle: 'mug', title: 'Kubek' });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'mug').executeTakeFirstOrThrow();
  context.product = id;
});
test.after.each(({ shop }) => shop.close());

const dbOf = ({ shop }: Context) => shop.database.db;

async function stateOf(context: Context, kind: string, thing: string, locale: 'de' | 'en' = 'de') {
  const row = await dbOf(context)
    .selectFrom('text_translations')
    .select(['missing', 'outdated'])
    .where('kind', '=', kind)
    .where('thing_id', '=', thing)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row && { missing: row.missing, outdated: row.outdated };
}

function save(context: Context, change: Partial<TranslationSave> & Pick<TranslationSave, 'texts'>) {
  return saveTranslation(
    { db: dbOf(context), now: () => shopTime, by: byCommand, base: 'pl' },
    { kind: 'product', thing: context.product, locale: 'de', version: null, confirmed: [], ...change },
  );
}

const rename = (context: Context, locale: string, title: string) =>
  dbOf(context)
    .updateTable('product_texts')
    .set({ title })
    .where('product_id', '=', context.product)
    .where('locale', '=', locale)
    .execute();

test('a product is missing in each other language of the shop until it is translated', async (context) => {
  assert.equal(await stateOf(context, 'product', context.product), { missing: ['title'], outdated: [] });
  assert.ok((await save(context, { texts: { title: 'Becher' } })).ok);
  assert.equal(await stateOf(context, 'product', context.product), { missing: [], outdated: [] });
  assert.equal(await stateOf(context, 'product', context.product, 'en'), { missing: ['title'], outdated: [] });
});

test('a translation is outdated once its source says something else, and only that field', async (context) => {
  await save(context, { texts: { title: 'Becher' } });
  await dbOf(context)
    .updateTable('product_texts')
    .set({ seo_title: 'Kubek z gliny' })
    .where('locale', '=', 'pl')
    .execute();
  assert.equal(await stateOf(context, 'product', context.product), { missing: ['seo_title'], outdated: [] });
  await rename(context, 'pl', 'Kubek duży');
  assert.equal(await stateOf(context, 'product', context.product), { missing: ['seo_title'], outdated: ['title'] });
  await rename(context, 'pl', 'Kubek');
  assert.equal(await stateOf(context, 'product', context.product), { missing: ['seo_title'], outdated: [] });
});

test('source and translation that one transaction writes belong together, in either order', async (context) => {
  await save(context, { texts: { title: 'Becher' } });
  const { db } = context.shop.database;
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('product_texts').set({ title: 'Tasse' }).where('locale', '=', 'de').execute();
    await tx.updateTable('product_texts').set({ title: 'Filiżanka' }).where('locale', '=', 'pl').execute();
  });
  assert.equal(await stateOf(context, 'product', context.product), { missing: [], outdated: [] });
});

test('what is right as it is, or needs no translation, is said so', async (context) => {
  await save(context, { texts: { title: 'Becher' } });
  await rename(context, 'pl', 'Kubek!');
  await save(context, { texts: {}, confirmed: ['title'] });
  assert.equal(await stateOf(context, 'product', context.product), { missing: [], outdated: [] });
  await save(context, { texts: {}, confirmed: ['title'], locale: 'en' });
  assert.equal(await stateOf(context, 'product', context.product, 'en'), { missing: [], outdated: [] });
  await rename(context, 'pl', 'Kubek z uchem');
  assert.equal(await stateOf(context, 'product', context.product, 'en'), { missing: ['title'], outdated: [] });
});

test('what is gone is in no list', async (context) => {
  const { db } = context.shop.database;
  await db.deleteFrom('product_texts').where('product_id', '=', context.product).execute();
  assert.is(await stateOf(context, 'product', context.product), undefined);
});

const setPages = (context: Context, pages: unknown[]) =>
  inTransaction(dbOf(context), (tx) =>
    changeSettings(tx, { document: 'pages', data: { pages }, changedBy: 'test', now: shopTime }),
  );
const page = (slug: string, texts: Record<string, string>) => ({
  slug,
  texts: Object.fromEntries(
    Object.entries(texts).map(([locale, title]) => [locale, { title, bodyHtml: `<p>${title}</p>` }]),
  ),
});

test('the texts of a document are followed, wherever they stand in it', async (context) => {
  assert.ok((await setPages(context, [page('a', { pl: 'Dostawa', de: 'Lieferung' }), page('b', { pl: 'O nas' })])).ok);
  assert.equal(await stateOf(context, 'pages', 'pages.a'), { missing: [], outdated: [] });
  assert.equal(await stateOf(context, 'pages', 'pages.b'), { missing: ['title', 'bodyHtml'], outdated: [] });
  await setPages(context, [page('b', { pl: 'O nas' }), page('a', { pl: 'Dostawa i zwroty', de: 'Lieferung' })]);
  assert.equal(await stateOf(context, 'pages', 'pages.a'), { missing: [], outdated: ['title', 'bodyHtml'] });
});

test('another language of the shop concerns every product, however many there are', async (context) => {
  const db = dbOf(context);
  const speak = (languages: readonly string[]) =>
    inTransaction(db, (tx) =>
      changeSettings(tx, {
        ...{ document: 'markets', changedBy: 'test', now: shopTime },
        data: { ...everyMarket, markets: everyMarket.markets.filter(({ language }) => languages.includes(language)) },
      }),
    );
  const countIn = async () => {
    const { rows } = await sql<{ locale: string; count: number }>`
      select locale, count(*)::int as count from text_translations where kind = 'product' group by locale order by locale`.execute(
      db,
    );
    return rows.map(({ locale, count }) => `${locale} ${count}`).join(', ');
  };
  assert.ok((await speak(['pl', 'de'])).ok);
  await save(context, { texts: { title: 'Becher' } });
  await rename(context, 'pl', 'Kubek duży');
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('kasa.documents_later', 'on', true)`.execute(tx);
    await sql`insert into products (handle, status, is_published, created_at, updated_at)
      select 'poster-' || n, 'active', true, now(), now() from generate_series(1, 1100) as n`.execute(tx);
    await sql`insert into product_texts (product_id, locale, title)
      select id, 'pl', handle from products where handle like 'poster-%'`.execute(tx);
    await sql`delete from late_documents`.execute(tx);
  });
  assert.is(await countIn(), 'de 1101');
  assert.ok((await speak(['pl', 'de', 'en'])).ok);
  assert.is(await countIn(), 'de 1101, en 1101');
  // What is known of the others stays.
  assert.equal(await stateOf(context, 'product', context.product), { missing: [], outdated: ['title'] });
  assert.ok((await speak(['pl', 'en'])).ok);
  assert.is(await countIn(), 'en 1101');
});

test('a text of a document is translated over the version that was read, and two who translate are told', async (context) => {
  await setPages(context, [page('a', { pl: 'Dostawa' })]);
  const of = { kind: 'pages', thing: 'pages.a' };
  const found = await findTranslatedThing(dbOf(context), of, { base: 'pl', locale: 'de' });
  assert.is(found?.title, 'Dostawa');
  const texts = { title: 'Lieferung', bodyHtml: '<p>Gut<script>x</script></p>' };
  assert.ok((await save(context, { ...of, version: 1, texts })).ok);
  const after = await findTranslatedThing(dbOf(context), of, { base: 'pl', locale: 'de' });
  assert.is(after?.fields.find(({ field }) => field === 'bodyHtml')?.text, '<p>Gut</p>');
  const second = await save(context, { ...of, version: 1, texts: { title: 'Versand' } });
  assert.equal(!second.ok && second.error, { kind: 'TextsChanged' });
  assert.equal(await stateOf(context, 'pages', 'pages.a'), { missing: [], outdated: [] });
});

test('the list is narrowed, counted, and hides the settings from who may not change them', async (context) => {
  await setPages(context, [page('a', { pl: 'Dostawa' })]);
  const { db } = context.shop.database;
  const all = await listTranslations(db, { locale: 'de', withSettings: true }, {});
  assert.ok(all.rows.some(({ kind }) => kind === 'pages'));
  const goods = await listTranslations(db, { locale: 'de', withSettings: false }, {});
  assert.equal([...new Set(goods.rows.map(({ kind }) => kind))], ['product']);
  assert.equal((await listTranslations(db, { locale: 'de', state: 'outdated', withSettings: true }, {})).rows, []);
  assert.equal(await countTranslations(db, { locale: 'de', withSettings: false }), [{ kind: 'product', count: 1 }]);
});

test('options and own fields of a product are translated, but for what is the same everywhere', async (context) => {
  const db = dbOf(context);
  const { product } = context;
  await db
    .insertInto('product_options')
    .values([
      { product_id: product, position: 1, name: 'Kolor', option_values: ['czerwony', 'biały'] },
      { product_id: product, position: 2, name: 'Rozmiar', option_values: ['XL', '42'] },
    ])
    .onConflict((conflict) => conflict.columns(['product_id', 'position']).doUpdateSet({ name: 'Kolor' }))
    .execute();
  const value = JSON.stringify({ pl: 'Myć ręcznie' });
  await db.insertInto('product_field_values').values({ product_id: product, field: 'care', value }).execute();
  const all = ['field:care', 'option:Kolor', 'option:Rozmiar', 'option:biały', 'option:czerwony'];
  const found = await stateOf(context, 'product-details', product);
  assert.equal(found && { ...found, missing: found.missing.toSorted() }, { missing: all, outdated: [] });
  await setFields(context);
  const texts = { 'field:care': 'Handwäsche', 'option:czerwony': 'rot', 'option:biały': 'weiß' };
  assert.ok((await save(context, { kind: 'product-details', texts })).ok);
  const left = await stateOf(context, 'product-details', product);
  assert.equal(left?.missing.toSorted(), ['option:Kolor', 'option:Rozmiar']);
  const thing = await findTranslatedThing(
    db,
    { kind: 'product-details', thing: product },
    { base: 'pl', locale: 'de' },
  );
  assert.equal(
    thing?.fields.map(({ field, source, text }) => [field, source, text]),
    [
      ['option:Kolor', 'Kolor', ''],
      ['option:czerwony', 'czerwony', 'rot'],
      ['option:biały', 'biały', 'weiß'],
      ['option:Rozmiar', 'Rozmiar', ''],
      ['field:care', 'Myć ręcznie', 'Handwäsche'],
    ],
  );
  // Another source makes the translation of the field outdated.
  const after = JSON.stringify({ pl: 'Myć w zmywarce', de: 'Handwäsche' });
  await db.updateTable('product_field_values').set({ value: after }).where('product_id', '=', product).execute();
  assert.equal((await stateOf(context, 'product-details', product))?.outdated, ['field:care']);
});

test('what a picture shows is a text of its product, and outdated once it is described otherwise', async (context) => {
  const db = dbOf(context);
  const { product } = context;
  const media = { product_id: product, position: 1, source: 'https://shop.example/mug.jpg' };
  const { id } = await db.insertInto('media').values(media).returning('id').executeTakeFirstOrThrow();
  assert.is(await stateOf(context, 'product-details', product), undefined);
  await db.insertInto('media_texts').values({ media_id: id, locale: 'pl', alt: 'Kubek z boku' }).execute();
  const field = `alt:${id}`;
  assert.equal(await stateOf(context, 'product-details', product), { missing: [field], outdated: [] });
  const saved = await save(context, { kind: 'product-details', texts: { [field]: 'Becher von der Seite' } });
  assert.ok(saved.ok, JSON.stringify(saved));
  assert.equal(await stateOf(context, 'product-details', product), { missing: [], outdated: [] });
  await db.updateTable('media_texts').set({ alt: 'Kubek z góry' }).where('locale', '=', 'pl').execute();
  assert.equal(await stateOf(context, 'product-details', product), { missing: [], outdated: [field] });
  assert.ok((await save(context, { kind: 'product-details', texts: { [field]: 'Becher von oben' } })).ok);
  assert.equal(await stateOf(context, 'product-details', product), { missing: [], outdated: [] });
  await db.deleteFrom('media').where('id', '=', id).execute();
  assert.is(await stateOf(context, 'product-details', product), undefined);
});

async function setFields(context: Context): Promise<void> {
  const data = { fields: [{ key: 'care', kind: 'text', names: { pl: 'Pielęgnacja' } }] };
  const change = { document: 'product-fields', data, changedBy: 'test', now: shopTime } as const;
  assert.ok((await inTransaction(dbOf(context), (tx) => changeSettings(tx, change))).ok);
}

test.run();

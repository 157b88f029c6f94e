// How far products are translated is the same whether it is told of a whole import at once, of what a statement adds to
// what is there, or asked of all of them anew.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { emptyShopSuite, importText, tuesday } from '../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('translations that are told at once');

const header = [
  ...['URL handle', 'Title', 'Description', 'Tags', 'SKU', 'Option1 name', 'Option1 value', 'Price'],
  ...['Product image URL', 'Image position', 'Image alt text'],
  ...['de', 'en'].flatMap((locale) =>
    ['Title', 'Description', 'Option texts'].map(
      (name) => `${name} (product.metafields.kasa.${name.toLowerCase().replace(' ', '_')}_${locale})`,
    ),
  ),
].join(',');

type Texts = { pl: string; de: string; en?: string; options: string };

/** Two products, of which one is said in German alone, with a picture that only Polish describes. */
function fileOf({ pl, de, en = '', options }: Texts): string {
  return `${header}
mug,${pl},<p>Duży</p>,dom,A,Kolor,czerwony,10,a.jpg,1,Kubek,${de},<p>Groß</p>,${options},${en},,
mug,,,,B,,biały,10,,,,,,,,,
bag,Torba,,,C,,,20,b.jpg,1,Torba,Tasche,,,,,
`;
}

type State = { kind: string; handle: string; locale: string; missing: string[]; outdated: string[]; made_from: object };

async function readStates({ db }: Database) {
  const { rows } = await sql<State>`
    select kind, p.handle, t.locale, t.missing, t.outdated, (
        select jsonb_object_agg(regexp_replace(key, '^alt:.*', 'alt'), value) from jsonb_each(t.made_from)) as made_from
    from text_translations t join products p on p.id::text = t.thing_id order by 1, 2, 3`.execute(db);
  return rows.map((row) => ({ ...row, missing: String(row.missing).replaceAll(/alt:[-\da-f]+/g, 'alt') }));
}

async function tellAnew({ db }: Database) {
  await inTransaction(db, async (tx) => {
    await sql`delete from text_translations where kind in ('product', 'product-details')`.execute(tx);
    await sql`select refresh_translations('product', 'product_texts', 'product_id', array(select id from products)),
      refresh_detail_translations(array(select id from products))`.execute(tx);
  });
}

test('an import tells of its products what asking for all of them tells', async ({ database }) => {
  await importText(database, fileOf({ pl: 'Kubek', de: 'Becher', options: 'Kolor=Farbe; czerwony=rot' }));
  const told = await readStates(database);
  const of = (kind: string, handle: string, locale: string) =>
    told.find((row) => row.kind === kind && row.handle === handle && row.locale === locale)?.missing;
  assert.is(of('product', 'mug', 'de'), '');
  assert.is(of('product', 'mug', 'cs'), 'description_html,title');
  assert.is(of('product-details', 'mug', 'de'), 'alt,option:biały');
  assert.is(of('product-details', 'bag', 'de'), 'alt');
  await tellAnew(database);
  assert.equal(told, await readStates(database));
});

test('what a second import translates is made from what it says itself, all else from what it was', async ({
  database,
}) => {
  await importText(database, fileOf({ pl: 'Kubek', de: 'Becher', options: 'Kolor=Farbe; czerwony=rot' }));
  await importText(database, fileOf({ pl: 'Filiżanka', de: 'Tasse', options: 'Kolor=Farbe; biały=weiß' }), {
    now: tuesday,
  });
  await importText(database, fileOf({ pl: 'Kubeczek', de: 'Tasse', en: 'Cup', options: 'Kolor=Farbe' }), {
    now: tuesday,
  });
  const states = await database.db
    .selectFrom('text_translations')
    .innerJoin('products', (join) => join.on(sql<boolean>`products.id::text = text_translations.thing_id`))
    .select(['locale', 'missing', 'outdated'])
    .where('handle', '=', 'mug')
    .where('kind', '=', 'product')
    .where('locale', 'in', ['de', 'en'])
    .orderBy('locale')
    .execute();
  assert.equal(states, [
    { locale: 'de', missing: [], outdated: ['title'] },
    { locale: 'en', missing: ['description_html'], outdated: [] },
  ]);
});

test('a statement may bring a product with its translation, and the translation of one that is there', async ({
  database,
}) => {
  const { db } = database;
  const made = await sql<{ id: string }>`insert into products (handle, status, is_published, created_at, updated_at)
    select unnest(array['old', 'new']), 'active', true, now(), now() returning id`.execute(db);
  const [old, fresh] = made.rows.map(({ id }) => id) as [string, string];
  const text = (product_id: string, locale: string, title: string) => ({ product_id, locale, title });
  await db
    .insertInto('product_texts')
    .values(text(old, 'pl', 'Kubek'))
    .execute();
  await db
    .insertInto('product_texts')
    .values([text(old, 'de', 'Becher'), text(fresh, 'pl', 'Torba'), text(fresh, 'en', 'Bag')])
    .execute();
  const states = await readStates(database);
  assert.equal(
    states.filter(({ missing }) => missing === '').map(({ handle, locale }) => [handle, locale]),
    [
      ['new', 'en'],
      ['old', 'de'],
    ],
  );
  await tellAnew(database);
  assert.equal(states, await readStates(database));
});

test.run();

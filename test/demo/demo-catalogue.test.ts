// What the catalogue of Pracownia Plakatu promises: texts in every language, honest prices, safety data, pictures.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { demoDrawings } from '#server/demo/all-drawings.ts';
import { demoCollections } from '#server/demo/demo-collections.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import { locales } from '#src/i18n/locales.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { formalDutch } from '../i18n/formal-dutch.ts';

const languages = locales.toSorted();
const seoTitleLength = 60;
const seoDescriptionLength = 155;

const test = suite<{ database: Database; mediaDirectory: string }>('the demo catalogue');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.mediaDirectory = await mkdtemp(join(tmpdir(), 'kasa-demo-catalogue-'));
  const { database, mediaDirectory } = context;
  await seedDemo({
    db: database.db,
    pictureFiles: filesOnDisk(mediaDirectory),
    now: () => new Date('2026-03-01T12:00:00Z'),
  });
});
test.after(async ({ database, mediaDirectory }) => {
  await database.close();
  await rm(mediaDirectory, { recursive: true });
});

test('fills six collections', async ({ database: { db } }) => {
  const { rows } = await sql<{ handle: string; products: number }>`
    select c.handle, count(*)::int as products from collections c
    join collection_products cp on cp.collection_id = c.id group by c.handle, c.position order by c.position`.execute(
    db,
  );
  assert.equal(rows, [
    { handle: 'plakaty', products: 30 },
    { handle: 'pocztowki', products: 10 },
    { handle: 'ramy', products: 6 },
    { handle: 'papier', products: 9 },
    { handle: 'zestawy', products: 8 },
    { handle: 'ksiazki', products: 6 },
  ]);
});

test('describes every product in every language, within the lengths that a search engine shows', async ({
  database: { db },
}) => {
  const products = await db.selectFrom('products').select(['id', 'handle']).execute();
  const texts = await db.selectFrom('product_texts').selectAll().execute();
  for (const { id, handle } of products) {
    const own = texts.filter((text) => text.product_id === id);
    assert.equal(own.map(({ locale }) => locale).sort(), languages, handle);
    assert.is(new Set(own.map(({ description_html }) => description_html)).size, locales.length, handle);
    for (const { locale, title, description_html, seo_title, seo_description, safety_warnings } of own) {
      const place = `${handle} in ${locale}`;
      assert.match(description_html, /^<p>.+<\/p>/, place);
      assert.ok(title.length <= 45, `${place}: title`);
      assert.ok(seo_title !== '' && seo_title.length <= seoTitleLength, `${place}: SEO title`);
      assert.ok(seo_description.length >= 90, `${place}: SEO description`);
      assert.ok(seo_description.length <= seoDescriptionLength, `${place}: SEO description`);
      assert.ok(safety_warnings !== '', `${place}: warnings`);
    }
  }
});

test('says je to the Dutch', async ({ database: { db } }) => {
  const texts = await db.selectFrom('product_texts').selectAll().where('locale', '=', 'nl').execute();
  assert.ok(texts.length > 60);
  const formal = texts.filter((text) => Object.values(text).some((value) => formalDutch.test(String(value))));
  assert.equal(formal, []);
});

test('translates every option and its values', async ({ database: { db } }) => {
  const options = await db.selectFrom('product_options').selectAll().execute();
  const texts = await db.selectFrom('product_option_texts').selectAll().execute();
  const translated = new Set(texts.map((text) => `${text.product_id} ${text.locale} ${text.source}`));
  const missing = options
    .filter(({ name }) => name !== 'Title')
    .flatMap(({ product_id, name, option_values }) =>
      [name, ...option_values].flatMap((source) =>
        ['nl', 'de', 'en'].map((locale) => `${product_id} ${locale} ${source}`),
      ),
    )
    .filter((text) => !translated.has(text));
  assert.ok(options.length > 0);
  assert.equal(missing, []);
});

test('names drawings that exist, uses all of them, and says what is seen', async ({ database: { db } }) => {
  const media = await db.selectFrom('media').select(['id', 'source']).execute();
  const alts = await db.selectFrom('media_texts').selectAll().where('alt', '<>', '').execute();
  const drawn = demoDrawings.map(({ fileName }) => fileName).sort();
  assert.equal(media.map(({ source }) => source).sort(), drawn);
  assert.ok(demoCollections.every(({ drawing }) => drawn.includes(drawing)));
  for (const { id, source } of media) {
    const seen = alts.filter(({ media_id }) => media_id === id);
    assert.equal(seen.map(({ locale }) => locale).sort(), languages, source);
  }
});

test('prices every variant in the currency of every market and crosses out nothing lower', async ({
  database: { db },
}) => {
  const variants = await db.selectFrom('variants').select(['id', 'sku', 'weight_grams']).execute();
  const prices = await db.selectFrom('prices').selectAll().execute();
  assert.is(new Set(variants.map(({ sku }) => sku)).size, variants.length);
  for (const { id, sku, weight_grams } of variants) {
    const own = prices.filter(({ variant_id }) => variant_id === id);
    assert.equal(own.map(({ currency }) => currency).sort(), ['CZK', 'EUR', 'PLN'], sku);
    assert.ok(weight_grams > 0, sku);
    for (const { amount_minor, compare_at_minor } of own) {
      assert.ok(amount_minor > 0 && (compare_at_minor === null || compare_at_minor > amount_minor), sku);
    }
    assert.is(new Set(own.map(({ compare_at_minor }) => compare_at_minor === null)).size, 1, sku);
  }
});

test('charges the reduced VAT on books alone', async ({ database: { db } }) => {
  const products = await db.selectFrom('products').select(['handle', 'vat_class']).execute();
  for (const { handle, vat_class } of products) {
    assert.is(vat_class, handle.startsWith('ksiazka-') ? 'reduced' : 'standard', handle);
  }
});

test('gives a unit price for paper by area, length and weight', async ({ database: { db } }) => {
  const { rows } = await sql<{ handle: string; per: string }>`
    select distinct handle, unit_base_measure || ' ' || unit_base_measure_unit as per
    from variants v join products p on p.id = v.product_id where unit_measure is not null order by handle`.execute(db);
  assert.equal(rows, [
    { handle: 'papier-czerpany', per: '100 g' },
    { handle: 'papier-grzyby', per: '1 m' },
    { handle: 'papier-slimak', per: '1 m' },
    { handle: 'papier-wycinanki', per: '1 m2' },
    { handle: 'papier-zuraw', per: '1 m2' },
  ]);
});

test('names a manufacturer and a responsible person for every product', async ({ database: { db } }) => {
  const nameless = await db
    .selectFrom('products')
    .select('handle')
    .where(({ eb, or }) =>
      or([
        eb('manufacturer_name', '=', ''),
        eb('manufacturer_address', '=', ''),
        eb('manufacturer_email', '=', ''),
        eb('responsible_person', '=', ''),
      ]),
    )
    .execute();
  assert.equal(nameless, []);
});

test('tags products with a small vocabulary, each word on two or more', async ({ database: { db } }) => {
  const { rows } = await sql<{ tag: string; products: number }>`
    select tag, count(*)::int as products from products, unnest(tags) as tag group by tag`.execute(db);
  assert.ok(rows.length > 0 && rows.length <= 25);
  assert.equal(
    rows.filter(({ products }) => products < 2),
    [],
  );
});

test('has variants that are sold out, one left, or made to order', async ({ database: { db } }) => {
  const { rows } = await sql<{ sold_out: number; last: number; to_order: number }>`
    select count(*) filter (where on_hand = 0 and not sells_without_stock)::int as sold_out,
      count(*) filter (where on_hand = 1)::int as last,
      count(*) filter (where on_hand = 0 and sells_without_stock)::int as to_order from variants`.execute(db);
  assert.ok(rows.every(({ sold_out, last, to_order }) => sold_out > 0 && last > 0 && to_order > 0));
});

test('opens the shop window with posters and a mix of goods', async ({ database: { db } }) => {
  const { rows } = await sql<{ collection: string }>`
    select (select c.handle from collection_products cp join collections c on c.id = cp.collection_id
      where cp.product_id = p.id order by c.position limit 1) as collection
    from products p order by created_at desc, id limit 13`.execute(db);
  const collections = rows.map(({ collection }) => collection);
  assert.is(collections.filter((handle) => handle === 'plakaty').length, 8);
  assert.is(new Set(collections).size, 6);
});

test.run();

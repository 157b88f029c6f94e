import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { findProduct } from '#server/catalogue/product-store.ts';
import type { Database } from '#server/database/connect.ts';
import { demoDrawings } from '#server/demo/all-drawings.ts';
import { readDemoPages } from '#server/demo/demo-content-pages.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { locate } from '#src/addresses.ts';
import { lowestPriorPrice } from '#src/catalogue/lowest-price.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { demoProfile } from '#test/fixtures/demo-shop.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { wholeSuite } from '../depths.ts';
import { marketIn, viewIn } from '../shop/every-market.ts';

const test = wholeSuite<{ database: Database; mediaDirectory: string }>('the demo shop');
const now = new Date('2026-03-01T12:00:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.mediaDirectory = await mkdtemp(join(tmpdir(), 'kasa-demo-'));
});
test.after(async ({ database, mediaDirectory }) => {
  await database.close();
  await rm(mediaDirectory, { recursive: true });
});

test('is imported without a fault or a warning', async ({ database: { db }, mediaDirectory }) => {
  const report = await seedDemo({ db, pictureFiles: filesOnDisk(mediaDirectory), now: () => now });
  assert.equal(report.faults, []);
  assert.equal(report.warnings, []);
  assert.is(report.products.created, 64);
});

test('has six collections with texts in every language and a picture', async ({ database: { db } }) => {
  const collections = await db.selectFrom('collections').select(['handle', 'image']).execute();
  const texts = await db.selectFrom('collection_texts').select(['locale']).execute();
  assert.is(collections.length, 6);
  assert.is(texts.length, 6 * locales.length);
  assert.ok(collections.every(({ image }) => image !== null));
});

test('hangs every drawing', async ({ database: { db } }) => {
  const media = await db.selectFrom('media').select(['source', 'picture']).execute();
  assert.ok(media.length > 0);
  assert.equal(
    media.filter(({ picture }) => picture === null),
    [],
  );
});

test('finds the ground on which each drawing was drawn', async ({ database: { db } }) => {
  const rows = await db
    .selectFrom('media')
    .innerJoin('pictures', 'pictures.key', 'media.picture')
    .select(['source', 'width', 'height', 'ground_color'])
    .execute();
  const turtle = rows.find(({ source }) => source === 'zolw-jazz.svg');
  assert.equal([turtle?.width, turtle?.height], [1920, 2560]);
  const drawn = new Map(demoDrawings.map(({ fileName, groundColor }) => [fileName, groundColor]));
  const found = rows.filter(({ source, ground_color }) => ground_color === drawn.get(source));
  assert.ok(found.length > rows.length / 2, `${found.length} of ${rows.length}`);
});

test('announces every reduction against a price that was really asked before', async ({ database: { db } }) => {
  const reduced = await db.selectFrom('prices').selectAll().whereRef('compare_at_minor', '>', 'amount_minor').execute();
  assert.ok(reduced.length > 0);
  for (const { variant_id, currency, amount_minor, compare_at_minor, valid_from } of reduced) {
    const history = await db
      .selectFrom('price_history')
      .select(['amount_minor as amountMinor', 'valid_from as validFrom'])
      .where('variant_id', '=', variant_id)
      .where('currency', '=', currency)
      .execute();
    const lowest = lowestPriorPrice(history, { amountMinor: amount_minor, validFrom: valid_from });
    assert.ok(lowest !== null && lowest <= Number(compare_at_minor), `${variant_id} ${currency}`);
    assert.ok(history.some(({ amountMinor }) => amountMinor === compare_at_minor));
  }
});

const contentTexts = async (db: Database['db']) => {
  const settings = await findSettings(db, 'pages');
  return (settings?.data.pages ?? []).flatMap(({ slug, texts }) =>
    Object.entries(texts).map(([locale, text]) => ({ slug, locale, ...text })),
  );
};

test('has six pages of its own, each written in every language', async ({ database: { db } }) => {
  const texts = await contentTexts(db);
  const slugs = ['delivery', 'withdrawal', 'faq', 'terms', 'privacy', 'accessibility'];
  assert.equal(
    texts.map(({ slug, locale }) => `${slug}-${locale}`).toSorted(),
    slugs.flatMap((slug) => locales.map((locale) => `${slug}-${locale}`)).toSorted(),
  );
  for (const field of ['title', 'bodyHtml', 'seoDescription'] as const)
    assert.is(
      new Set(texts.map((text) => text[field])).size,
      6 * locales.length,
      `${field} differs between all of them`,
    );
});

test('says in every language what becomes of a notice of withdrawal, and for how long', async ({
  database: { db },
}) => {
  const said: Record<Locale, [what: RegExp, unconfirmed: RegExp, received: RegExp]> = {
    pl: [
      /<strong>Oświadczenie o\sodstąpieniu/,
      /niepotwierdzone<\/td><td>jeden dzień/,
      /złożone<\/td><td>do przedawnienia/,
    ],
    de: [
      /<strong>Widerruf\./,
      /noch nicht bestätigt ist<\/td><td>1 Tag/,
      /eingegangen ist<\/td><td>bis zur Verjährung/,
    ],
    en: [/<strong>Notice of withdrawal\./, /not confirmed yet<\/td><td>1 day/, /received<\/td><td>until claims lapse/],
    nl: [
      /<strong>Herroeping\./,
      /nog niet is bevestigd<\/td><td>1 dag/,
      /is ontvangen<\/td><td>tot vorderingen verjaren/,
    ],
    cs: [/<strong>Odstoupení od smlouvy\./, /není potvrzené<\/td><td>1 den/, /jsme přijali<\/td><td>do promlčení/],
  };
  const texts = await contentTexts(db);
  for (const locale of locales) {
    const page = texts.find((text) => text.slug === 'privacy' && text.locale === locale);
    for (const part of said[locale]) assert.match(page?.bodyHtml ?? '', part);
  }
});

test('has page texts that cleaning leaves as they were written', async ({ database: { db } }) => {
  assert.equal((await findSettings(db, 'pages'))?.data, await readDemoPages());
});

test('has page texts whose links lead to pages of the same language that exist', async ({ database: { db } }) => {
  const texts = await contentTexts(db);
  const slugs = new Set(texts.map(({ slug }) => slug));
  const links = texts.flatMap(({ locale, bodyHtml }) =>
    [...bodyHtml.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => ({ locale, found: locate(href) })),
  );
  assert.ok(links.length > 0);
  for (const { locale, found } of links) {
    assert.is(found?.locale, locale);
    if (['withdraw', 'findOrder', 'contact'].includes(found?.route ?? '')) continue;
    assert.is(found?.route, 'content');
    assert.ok(slugs.has(found?.params.slug ?? ''), found?.href);
  }
});

for (const { sku, locale, crossedOut, lowest, price } of [
  { sku: 'PP-REDY-5070-M-N', locale: 'pl', crossedOut: 12900, lowest: 11500, price: 9900 },
  { sku: 'PP-ZIMA-4', locale: 'de', crossedOut: 700, lowest: 550, price: 450 },
  { sku: 'PP-RBIA-70100', locale: 'nl', crossedOut: 7500, lowest: 6800, price: 6100 },
  { sku: 'PP-PREM', locale: 'en', crossedOut: 1750, lowest: 1750, price: 1400 },
] as const) {
  test(`shows the 30-day low of ${sku} in ${locale}, whatever is crossed out`, async ({ database: { db } }) => {
    const { handle, compare_at_minor } = await db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'product_id')
      .innerJoin('prices', 'variant_id', 'variants.id')
      .select(['handle', 'compare_at_minor'])
      .where('sku', '=', sku)
      .where('currency', '=', marketIn(locale).currency)
      .executeTakeFirstOrThrow();
    const variant = (await findProduct(db, handle, viewIn(locale)))?.variants.find((each) => each.sku === sku);
    assert.is(compare_at_minor, crossedOut);
    assert.is(variant?.price.minor, price);
    assert.is(variant?.lowestPriorPrice?.minor, lowest);
  });
}

test('changes nothing when it is seeded again', async ({ database: { db }, mediaDirectory }) => {
  const count = () =>
    db
      .selectFrom('price_history')
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirst();
  const before = await count();
  const texts = await contentTexts(db);
  const { products } = await seedDemo({
    db,
    pictureFiles: filesOnDisk(mediaDirectory),
    now: () => new Date('2026-03-02T12:00:00Z'),
  });
  assert.is(products.created + products.updated, 0);
  assert.equal(await count(), before);
  assert.equal(await contentTexts(db), texts);
});

test('says who sells in its settings', async ({ database: { db } }) => {
  assert.equal((await findSettings(db, 'company'))?.data, demoProfile.company);
});

test.run();

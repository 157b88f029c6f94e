// What shoppers see of a home page that nobody has written, and what the editor begins with.
import { sql } from 'kysely';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addReductions } from '#server/catalogue/reductions/add-reductions.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { demoDocuments } from '#server/demo/demo-documents.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { addPicture } from '#server/media/add-picture.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import { listPicturedMenu } from '#server/shop/blocks/list-pictured-menu.ts';
import { readDefaultHome } from '#server/shop/home/default-home.ts';
import { goBackToHome, readWrittenHome } from '#server/shop/home/home-draft.ts';
import { listMostBought } from '#server/shop/home/list-most-bought.ts';
import { homePageSchema } from '#src/shop/home-blocks.ts';
import { aCompany } from '../../fixtures/a-company.ts';
import { aPaidOrder } from '../../fixtures/a-paid-order.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../../fixtures/a-shop.ts';
import { until } from '../../fixtures/until.ts';

const test = suite<{ shop: ShopFixture }>('the home page of a shop that has written none');

test.before.each(async (context) => {
  const { home: _, ...settings } = demoDocuments;
  context.shop = await aShop({ settings });
});
test.after.each(({ shop }) => shop.close());

/** Returns the picture's key: the same for the same colour. `createdAt` as of `aProduct`. */
async function aPicturedProduct(
  { database: { db }, mediaDirectory }: ShopFixture,
  handle: string,
  { createdAt, background = '#8a7a66' }: { createdAt?: Date; background?: string } = {},
) {
  await aProduct(db, { handle, title: `Miska ${handle}`, ...(createdAt && { createdAt }) });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
  const bytes = await sharp({ create: { width: 1800, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const added = await addPicture({ db, pictureFiles: filesOnDisk(mediaDirectory), now: () => shopTime }, bytes);
  assert.ok(added.ok);
  const row = { product_id: id, position: 1, picture: added.value, source: handle };
  await db.insertInto('media').values(row).execute();
  return added.value;
}

const pageOf = async ({ app }: ShopFixture, path = '/pl') => (await app.inject({ url: path })).body;

test('two products are shown large, with their own words, and follow the catalogue', async ({ shop }) => {
  const { db } = shop.database;
  const key = await aPicturedProduct(shop, 'sosna');
  await db
    .updateTable('product_texts')
    .set({ description_html: '<p>Toczona na kole &amp; szkliwiona.</p><p>Do zmywarki.</p>' })
    .execute();
  await until(async () => (await pageOf(shop)).includes('szkliwiona'));
  const html = await pageOf(shop);
  assert.match(html, `/media/${key}-`);
  assert.match(html, 'Toczona na kole &amp; szkliwiona.');
  assert.not.match(html, 'Do zmywarki');
  assert.match(html, 'mailto:');
  await aProduct(db, { handle: 'dab', title: 'Talerz dąb' });
  await until(async () => (await pageOf(shop)).includes('Talerz dąb'));
});

test('a product that is shown large crosses out the lowest price before its reduction, as a card does', async ({
  shop,
}) => {
  const { db } = shop.database;
  await aPicturedProduct(shop, 'sosna');
  await until(async () => (await pageOf(shop)).includes('129,00'));
  assert.not.match(await pageOf(shop), '<s>');
  const to = { goods: { of: 'all' }, currency: 'PLN', to: { amountMinor: 9_900 } } as const;
  const reduced = await addReductions(
    { db, now: () => shopTime, by: byCommand },
    { ...to, beginsAt: null, endsAt: null, title: '' },
  );
  assert.ok(reduced.ok && reduced.value.added.length === 1);
  await until(async () => (await pageOf(shop)).includes('99,00'));
  assert.match(await pageOf(shop), /<s>129,00\szł<\/s>/);
});

test('the tile of a collection shows what does not stand among the newest cards, where it has something else', async ({
  shop,
}) => {
  const { db } = shop.database;
  const { id } = await db
    .insertInto('collections')
    .values({ handle: 'miski' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('collection_texts').values({ collection_id: id, locale: 'pl', title: 'Miski' }).execute();
  const keys: string[] = [];
  /** Each is older than those before it, and stands behind them in the collection. */
  const add = async (at: number) => {
    const createdAt = new Date(Date.UTC(2026, 9, 30 - at));
    keys.push(
      await aPicturedProduct(shop, `miska-${at}`, { createdAt, background: `#8a7a${(16 + 20 * at).toString(16)}` }),
    );
    await sql`insert into collection_products (collection_id, product_id, position)
      select ${id}, id, ${at} from products where handle = ${`miska-${at}`}`.execute(db);
  };
  const { markets } = demoDocuments;
  const tile = async () => (await listPicturedMenu({ db, markets, tags: new Set() }, 'pl'))[0]?.image?.url ?? '';
  for (let at = 1; at <= 8; at++) await add(at);
  await until(async () => (await tile()).includes(keys[0] ?? '?'));
  for (let at = 9; at <= 10; at++) await add(at);
  await until(async () => (await tile()).includes(keys[8] ?? '?'));
});

test('the tiles of two collections show different pictures, though their first products have one photograph', async ({
  shop,
}) => {
  const { db } = shop.database;
  const keys: string[] = [];
  for (const [handle, products] of [['miski', ['miska-1']] as const, ['zestawy', ['miska-2', 'miska-3']] as const]) {
    for (const product of products) {
      const background = product === 'miska-3' ? '#445566' : '#8a7a66';
      keys.push(await aPicturedProduct(shop, product, { background }));
    }
    await sql`with made as (insert into collections (handle) values (${handle}) returning id),
        named as (insert into collection_texts (collection_id, locale, title) select id, 'pl', ${handle} from made)
      insert into collection_products (collection_id, product_id, position)
        select made.id, products.id, split_part(products.handle, '-', 2)::int from made, products
        where products.handle = any(${products}::text[])`.execute(db);
  }
  assert.is(keys[0], keys[1]);
  const { markets } = demoDocuments;
  const tiles = async () =>
    (await listPicturedMenu({ db, markets, tags: new Set() }, 'pl')).map(({ image }) => image?.url ?? '');
  await until(async () => (await tiles()).filter(Boolean).length === 2);
  const [bowls = '', sets = ''] = await tiles();
  assert.match(bowls, keys[0] ?? '?');
  assert.match(sets, keys[2] ?? '?');
});

test('of a large catalogue only the collections have a row that do not show the newest again', async ({ shop }) => {
  const { db } = shop.database;
  for (let at = 1; at <= 48; at++) {
    await aProduct(db, { handle: `miska-${at}`, createdAt: new Date(Date.UTC(2026, 9, 30, 0, -at)) });
  }
  for (const [handle, first, last] of [['nowe', 1, 20] as const, ['dawne', 21, 38] as const]) {
    await sql`with made as (insert into collections (handle) values (${handle}) returning id),
        named as (insert into collection_texts (collection_id, locale, title) select id, 'pl', ${handle} from made)
      insert into collection_products (collection_id, product_id, position)
        select made.id, products.id, split_part(products.handle, '-', 2)::int from made, products
        where split_part(products.handle, '-', 2)::int between ${first} and ${last}`.execute(db);
  }
  const { markets } = demoDocuments;
  const company = aCompany();
  const rows = async () =>
    (await readDefaultHome(db, { markets, company }, 'pl')).flatMap(({ kind, handle }) =>
      kind === 'collection' ? [handle] : [],
    );
  await until(async () => (await rows()).length > 0);
  assert.equal(await rows(), ['dawne'], 'the largest holds the newest');
});

test('the editor begins with it, and what is published instead stays when the shop grows', async ({ shop }) => {
  const { db } = shop.database;
  await aPicturedProduct(shop, 'sosna');
  const begun = await readWrittenHome(db);
  assert.is(begun.isComposed, true);
  assert.equal(
    begun.home.blocks.map(({ kind }) => kind),
    ['hero', 'products', 'reviews', 'service', 'newsletter'],
  );
  await shop.change('home', homePageSchema.parse({ blocks: [{ kind: 'hero', headline: { pl: 'Moje słowa' } }] }));
  await until(async () => (await pageOf(shop)).includes('Moje słowa'));
  assert.is((await readWrittenHome(db)).isComposed, false);
  // Without a block it is composed again.
  await shop.change('home', homePageSchema.parse({ description: { pl: 'Dla wyszukiwarek' } }));
  await until(async () => (await pageOf(shop)).includes('Miska sosna'));
});

test('a page of one’s own is given up again: what is said to search engines stays', async ({ shop }) => {
  const { db } = shop.database;
  await aPicturedProduct(shop, 'sosna');
  const description = { pl: 'Dla wyszukiwarek' };
  const blocks = [{ kind: 'hero', headline: { pl: 'Moje słowa' } }];
  await shop.change('home', homePageSchema.parse({ description, blocks }));
  await until(async () => (await pageOf(shop)).includes('Moje słowa'));
  const gone = await inTransaction(db, (tx) => goBackToHome(tx, 0, { changedBy: 'anna@shop.example', now: shopTime }));
  assert.ok(gone.ok);
  await until(async () => (await pageOf(shop)).includes('Miska sosna'));
  const written = await readWrittenHome(db);
  assert.equal([written.isComposed, written.home.description], [true, description]);
  assert.not.match(await pageOf(shop), 'Moje słowa');
});

test('a headline that is empty says the slogan, or the name where there is none, also on a page of one’s own', async ({
  shop,
}) => {
  const { identity } = demoDocuments;
  const headlineOf = async () => /<h1[^>]*>([^<]*)</.exec(await pageOf(shop))?.[1];
  await shop.change('home', homePageSchema.parse({ blocks: [{ kind: 'hero', headline: { pl: 'Moje słowa' } }] }));
  await until(async () => (await headlineOf()) === 'Moje słowa');
  await shop.change('home', homePageSchema.parse({ blocks: [{ kind: 'hero', headline: { pl: '' } }] }));
  await shop.change('identity', { ...identity, tagline: { pl: 'Kamionka z Bolesławca' } });
  await until(async () => (await headlineOf()) === 'Kamionka z Bolesławca');
  await shop.change('identity', { ...identity, tagline: {} });
  await until(async () => (await headlineOf()) === identity.name);
});

test('what two orders have paid for is bought most; one order says nothing', async ({ shop }) => {
  const { db } = shop.database;
  const services = { db, now: () => shopTime, payments: shop.payments };
  const at = new Date(shopTime.getTime() + 60_000);
  const first = await aPaidOrder(services);
  const second = await aPaidOrder(services);
  assert.equal(await listMostBought(db, at), []);
  const sameThing = { variant_id: first.variantId };
  await db.updateTable('order_lines').set(sameThing).where('order_id', '=', second.id).execute();
  assert.is((await listMostBought(db, at)).length, 1);
  assert.equal(await listMostBought(db, new Date(at.getTime() + 91 * 86_400_000)), []);
});

test.run();

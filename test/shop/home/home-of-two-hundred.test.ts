// The home page that nobody has written, of a shop with two hundred products whose pictures are portraits, squares and
// landscapes: as shoppers get it, nothing stands there twice.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { demoDocuments } from '#server/demo/demo-documents.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../../fixtures/a-shop.ts';
import { until } from '../../fixtures/until.ts';

const test = suite<{ shop: ShopFixture }>('the home page of a shop with two hundred products');

const COUNT = 200;
const CARDS_OF_A_BLOCK = 8;

test.before(async (context) => {
  const { home: _, ...settings } = demoDocuments;
  context.shop = await aShop({ settings });
  await inTransaction(context.shop.database.db, async (tx) => {
    for (let at = 1; at <= COUNT; at++) {
      await aProduct(tx, {
        handle: `miska-${at}`,
        title: `Miska ${at}`,
        createdAt: new Date(Date.UTC(2026, 9, 30, 0, -at)),
      });
    }
    await givePictures(tx);
  });
});
test.after(({ shop }) => shop.close());

/** A picture of its own for each product, in turn a portrait, a square and a landscape. */
async function givePictures(db: Db): Promise<void> {
  await sql`with numbered as (select id, split_part(handle, '-', 2)::int as at from products),
      stored as (insert into pictures (key, name, width, height, ground_color, added_at)
        select lpad(to_hex(at), 20, '0'), 'miska.jpg', (array[1600, 1500, 2000])[at % 3 + 1],
          (array[2000, 1500, 1333])[at % 3 + 1], '#8a7a66', now() from numbered returning key)
    insert into media (product_id, position, picture, source)
      select id, 1, lpad(to_hex(at), 20, '0'), 'miska' from numbered
      where exists (select from stored)`.execute(db);
}

/** A collection of the products from one number to another. */
async function collect(db: Db, handle: string, [first, last]: [number, number]): Promise<void> {
  await sql`with made as (insert into collections (handle) values (${handle}) returning id),
      named as (insert into collection_texts (collection_id, locale, title) select id, 'pl', ${handle} from made)
    insert into collection_products (collection_id, product_id, position)
      select made.id, products.id, split_part(products.handle, '-', 2)::int from made, products
      where split_part(products.handle, '-', 2)::int between ${first} and ${last}`.execute(db);
}

/** The numbers of the products in cards, and the keys of all pictures that are shown, each in the order of the page. */
async function readHome({ app }: ShopFixture) {
  const { body } = await app.inject({ url: '/pl' });
  // What the browser goes on with names all pictures again.
  const page = body.replaceAll(/<(script|head)\b.*?<\/\1>/gs, '');
  const cards = page.match(/<article.*?<\/article>/gs) ?? [];
  const outside = page.replaceAll(/<article.*?<\/article>/gs, '');
  const keysIn = (html: string) => [
    ...new Set([...html.matchAll(/\/media\/([0-9a-f]{20})/g)].map(([, key = '']) => key)),
  ];
  return {
    products: cards.map((card) => Number(/\/p\/miska-(\d+)/.exec(card)?.[1])),
    cardPictures: cards.flatMap((card) => keysIn(card).slice(0, 1)),
    otherPictures: keysIn(outside),
  };
}

test('without collections it has the newest, and as many from all of the rest', async ({ shop }) => {
  await until(async () => (await readHome(shop)).products.length > 0);
  const { products, cardPictures, otherPictures } = await readHome(shop);
  assert.equal(products.slice(0, CARDS_OF_A_BLOCK), [1, 2, 3, 4, 5, 6, 7, 8]);
  assert.is(products.length, 2 * CARDS_OF_A_BLOCK);
  assert.is(new Set(products).size, products.length, products.join());
  assert.is(otherPictures.length, 1, 'the page opens with a photograph');
  assert.not(cardPictures.includes(otherPictures[0] ?? ''), 'which no card shows');
});

test('with collections it has a tile of each and a row of the two largest, each with pictures of its own', async ({
  shop,
}) => {
  const { db } = shop.database;
  await collect(db, 'nowe', [1, 60]);
  await collect(db, 'talerze', [61, 130]);
  await collect(db, 'kubki', [131, 200]);
  await collect(db, 'prezenty', [150, 152]);
  await until(async () => (await readHome(shop)).otherPictures.length > 1);
  const { products, cardPictures, otherPictures } = await readHome(shop);
  assert.is(products.length, 3 * CARDS_OF_A_BLOCK);
  assert.is(new Set(products).size, products.length, products.join());
  assert.ok(
    products.slice(CARDS_OF_A_BLOCK).every((at) => at > 60),
    'no row shows the newest again',
  );
  assert.is(otherPictures.length, 5, 'the opening and four tiles');
  const newest = cardPictures.slice(0, CARDS_OF_A_BLOCK);
  assert.equal(
    otherPictures.filter((key) => newest.includes(key)),
    [],
  );
});

test.run();

// Pages that are put together from what was rendered before are, byte for byte, those that were rendered as a whole.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noteNotice } from '#server/database/note-notice.ts';
import { aRangeOfPosters } from '../fixtures/a-range-of-posters.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { askOverHttp } from '../fixtures/ask-over-http.ts';
import { until } from '../fixtures/until.ts';

const test = suite<{ shop: ShopFixture }>('cached markup');

test.before(async (context) => {
  context.shop = await aShop();
  await aRangeOfPosters(context.shop.database.db);
});
test.after(({ shop }) => shop.close());

const pages = [
  '/pl',
  '/pl/c/all',
  '/en/c/all',
  '/de/c/all',
  '/pl/p/zolw',
  '/de/p/zolw',
  '/pl/search?q=kot',
  '/pl/withdraw',
];

/** Asks until the page is made again. */
async function makeAgain({ app, database }: ShopFixture, url: string): Promise<string> {
  await noteNotice(database.db, '*');
  let html = '';
  await until(async () => {
    const { headers, body } = await askOverHttp(app, { url, headers: {} });
    html = body;
    return headers['cache-status'] === 'kasa; fwd=miss';
  });
  return html;
}

test('a page is the same whether it is rendered as a whole, or from parts of itself and of others', async ({
  shop,
}) => {
  const whole = new Map<string, string>();
  for (const url of pages) whole.set(url, await makeAgain(shop, url));
  for (let time = 2; time <= 3; time++) {
    for (const url of pages) assert.is(await makeAgain(shop, url), whole.get(url), `${url}, made ${time} times`);
  }
});

test('a card whose price changed is not the one from before, nor is a shell with another collection', async ({
  shop,
}) => {
  for (let time = 1; time <= 3; time++) await makeAgain(shop, '/pl/c/all');
  const { db } = shop.database;
  await db.updateTable('prices').set({ amount_minor: 33_300 }).where('amount_minor', '=', 5_900).execute();
  assert.match(await makeAgain(shop, '/pl/c/all'), '333');
  await sql`insert into collections (handle, position) values ('nowa', 9)`.execute(db);
  await sql`insert into collection_texts (collection_id, locale, title)
    select id, 'pl', 'Kolekcja nowa' from collections where handle = 'nowa'`.execute(db);
  await sql`insert into collection_products (collection_id, product_id, position)
    select c.id, p.id, 1 from collections c, products p where c.handle = 'nowa' and p.handle = 'kot'`.execute(db);
  assert.match(await makeAgain(shop, '/pl/p/zolw'), 'Kolekcja nowa');
});

test.run();

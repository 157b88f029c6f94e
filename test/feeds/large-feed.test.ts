// A feed of a hundred thousand variants is streamed: what it takes of memory does not grow with the shop.
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../depths.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';

const test = wholeSuite<{ shop: ShopFixture }>('large feeds');
const PRODUCTS = 25_000;
const VARIANTS = 4;
const MOST_MB = 150;
const picture = '0123456789abcdef0123';

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  await sql`insert into pictures (key, width, height, ground_color, added_at)
    values (${picture}, 1920, 2560, '#efb02e', now())`.execute(db);
  await sql`insert into products (handle, status, is_published, created_at, updated_at)
    select 'p' || n, 'active', true, now(), now() from generate_series(1, ${PRODUCTS}::integer) n`.execute(db);
  await sql`insert into product_texts (product_id, locale, title, description_html)
    select id, 'pl', 'Plakat ' || handle, '<p>' || repeat('Opis plakatu. ', 60) || '</p>' from products`.execute(db);
  await sql`insert into product_options (product_id, position, name, option_values)
    select id, 1, 'Rozmiar', array['1', '2', '3', '4'] from products`.execute(db);
  await sql`insert into media (product_id, position, source, picture)
    select id, 1, 'a.svg', ${picture} from products`.execute(db);
  await sql`insert into variants (product_id, position, option1, sku, weight_grams, tracks_stock, sells_without_stock, on_hand)
    select id, n, n::text, handle || '-' || n, 300, true, false, 5
    from products, generate_series(1, ${VARIANTS}::integer) n`.execute(db);
  await sql`insert into prices (variant_id, currency, amount_minor, valid_from)
    select id, 'PLN', 12900, '2026-11-01'::timestamptz from variants`.execute(db);
});
test.after(({ shop }) => shop.close());

test('a hundred thousand variants take less than 150 MB while OpenAI’s feed is made', async ({ shop }) => {
  const megabytes = () => process.memoryUsage().rss / 1024 / 1024;
  const before = megabytes();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 20);
  const { rawPayload } = await shop.app.inject('/pl/feeds/openai.jsonl.gz');
  clearInterval(watch);
  assert.ok(most - before < MOST_MB, `${Math.round(most - before)} MB`);
  assert.is(gunzipSync(rawPayload).toString().split('\n').length, PRODUCTS * VARIANTS + 1);
});

test.run();

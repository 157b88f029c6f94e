// Terms, privacy, statements: pages of text that every other page leads to.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aContentPage } from '../fixtures/a-content-page.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture }>('content pages');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  await aContentPage(db, 'terms', {
    pl: { title: 'Regulamin', body_html: '<p>Sprzedajemy plakaty.</p>', seo_description: 'Zasady zakupów' },
    de: { title: 'AGB', body_html: '<p>Wir verkaufen Plakate.</p>' },
  });
  await aContentPage(db, 'privacy', { pl: { title: 'Prywatność', body_html: '<p>Bez śledzenia.</p>' } });
});
test.after(({ shop }) => shop.close());

test('a page is shown in the language of its address', async ({ shop }) => {
  const { statusCode, body } = await shop.app.inject('/de/page/terms');
  assert.is(statusCode, 200);
  assert.match(body, '<p>Wir verkaufen Plakate.</p>');
  assert.match(body, /<h1[^>]*>AGB<\/h1>/);
  assert.match(body, '2. November 2026');
  assert.match(body, '<link rel="canonical" href="http://localhost:3000/de/page/terms">');
});

test('a page without a translation is shown in the language of the shop', async ({ shop }) => {
  const { body } = await shop.app.inject('/nl/page/terms');
  assert.match(body, '<p>Sprzedajemy plakaty.</p>');
  assert.match(body, '<meta name="description" content="Zasady zakupów">');
});

test('every page leads to all of them, in the order of the merchant', async ({ shop }) => {
  const { body } = await shop.app.inject('/pl/cart');
  const links = [...body.matchAll(/href="\/pl\/page\/(\w+)"/g)].map(([, slug]) => slug);
  assert.equal(links, ['terms', 'privacy']);
});

test('a page that nobody wrote is a 404', async ({ shop }) => {
  assert.is((await shop.app.inject('/pl/page/nowhere')).statusCode, 404);
});

test.run();

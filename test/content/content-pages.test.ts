// Terms, privacy, statements: pages of text that every other page leads to.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findContentPage } from '#server/content/content-store.ts';
import { insertContentPage } from '#server/content/insert-content-page.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { byLocale } from '#src/i18n/locales.ts';
import { aContentPage } from '../fixtures/a-content-page.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture }>('content pages');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  await aContentPage(db, 'privacy', { pl: { title: 'Prywatność', body_html: '<p>Bez śledzenia.</p>' } }, 2);
  await aContentPage(db, 'terms', {
    pl: { title: 'Regulamin', body_html: '<p>Sprzedajemy plakaty.</p>', seo_description: 'Zasady zakupów' },
    de: { title: 'AGB', body_html: '<p>Wir verkaufen Plakate.</p>' },
  });
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

test('a page is cleaned when it is written, and never takes the place of one that is there', async ({ shop }) => {
  const write = (slug: string, title: string) => {
    const text = { title, bodyHtml: '<p>a</p><script>b</script>', seoDescription: '' };
    const texts = byLocale(() => text);
    return inTransaction(shop.database.db, (tx) =>
      insertContentPage(tx, { slug, position: 3, updatedAt: new Date('2026-11-03T00:00:00Z'), texts }),
    );
  };
  assert.is(await write('delivery', 'Versand'), true);
  assert.is(await write('terms', 'Andere AGB'), false);
  assert.is((await findContentPage(shop.database.db, 'delivery', 'de', 'pl'))?.bodyHtml, '<p>a</p>');
  assert.is((await findContentPage(shop.database.db, 'terms', 'de', 'pl'))?.title, 'AGB');
});

test.run();

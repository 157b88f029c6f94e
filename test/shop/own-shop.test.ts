// A shop with documents of its own shows what they say, and nothing of the demo's, wherever one looks.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { createMerchantEmails } from '#server/emails/merchant-emails.ts';
import { createOrderEmails } from '#server/emails/order-emails.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { readPageTemplates } from '#server/shop/page-templates.ts';
import { locales } from '#src/i18n/locales.ts';
import { aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { anotherShop } from '../fixtures/another-shop.ts';
import { assertNothingOfDemo } from '../fixtures/traces-of-demo.ts';

const test = suite<{ shop: ShopFixture; isDown: boolean; order: OrderFixture }>('a shop with documents of its own');
const { name } = anotherShop.identity;

test.before(async (context) => {
  context.isDown = false;
  context.shop = await aShop({
    settings: anotherShop,
    beforeQuery() {
      if (context.isDown) throw new Error('no answer');
    },
  });
  const { payments, database } = context.shop;
  const { db } = database;
  await aProduct(db, { handle: 'assam', title: 'Assam' });
  await inTransaction(db, async (tx) => {
    const data = await readPageTemplates();
    const changed = await changeSettings(tx, { document: 'pages', data, changedBy: 'test', now: shopTime });
    assert.ok(changed.ok);
  });
  context.order = await aPaidOrder({ db, now: () => shopTime, payments });
});
test.after(({ shop }) => shop.close());

for (const locale of locales) {
  test(`no page in the language ${locale} shows anything of the demo`, async ({ shop: { app }, order }) => {
    const paths = [
      '',
      '/p/assam',
      '/c/all',
      '/search?q=assam',
      '/page/terms',
      '/page/withdrawal',
      '/page/accessibility',
      '/cart',
      '/checkout',
      '/nothing',
    ];
    for (const path of [...paths, `/order/${order.token}`]) {
      const { body } = await app.inject(`/${locale}${path}`);
      assert.match(body, name, path);
      assertNothingOfDemo(body, `${locale}${path}`);
    }
  });
}

test('the home page has the words of the shop, and its drawn name', async ({ shop: { app } }) => {
  const { body } = await app.inject('/nl');
  assert.match(body, '<title>De Theewinkel – tea (nl)</title>');
  assert.match(body, '<meta name="description" content="Tea and teapots (nl)">');
  assert.match(body, /<h1[^>]*>Fresh tea \(nl\)<\/h1>/);
  assert.match(body, /viewBox="0 0 300 60" role="img" aria-label="De Theewinkel"/);
  assert.match(body, '<symbol id="icon-shop-wordmark" viewBox="0 0 300 60"><path fill="var(--ink)"');
});

test('a page names the shop in its title, its trail, its structured data and its preview', async ({
  shop: { app },
}) => {
  const { body } = await app.inject('/nl/p/assam');
  assert.match(body, '<title>Assam – De Theewinkel</title>');
  assert.match(body, '<a href="/nl">De Theewinkel</a>');
  assert.match(body, '"name":"De Theewinkel"');
  assert.match(body, '<meta property="og:site_name" content="De Theewinkel">');
});

test('the legal pages name the company and where it is', async ({ shop: { app } }) => {
  assert.match((await app.inject('/nl/page/terms')).body, 'De Theewinkel B.V., Prinsengracht 9, 1015 DK Amsterdam');
  assert.match((await app.inject('/de/page/terms')).body, 'Prinsengracht 9, 1015 DK Amsterdam, Niederlande');
  assert.match((await app.inject('/en/page/withdrawal')).body, 'mailto:info@theewinkel.example');
});

test('neither crawlers nor the office learn of another shop', async ({ shop: { app } }) => {
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/robots.txt', '/icon.svg', '/admin/sign-in'])
    assertNothingOfDemo((await app.inject(path)).body, path);
  assert.match((await app.inject('/icon.svg')).body, '<circle');
  assert.match((await app.inject('/admin/sign-in')).body, name);
});

test('the error page shows nothing of the demo', async (context) => {
  context.isDown = true;
  const { statusCode, body } = await context.shop.app.inject('/nl/p/nobody-has-asked-for-this');
  context.isDown = false;
  assert.ok(statusCode >= 500);
  assertNothingOfDemo(body, 'error page');
});

test('e-mails are those of the shop', async ({ shop: { database }, order }) => {
  const mails: string[] = [];
  const options = {
    db: database.db,
    publicUrl: 'https://theewinkel.example',
    now: () => shopTime,
    sendMail: async (mail: object) => void mails.push(JSON.stringify(mail)),
  };
  const effects = {
    ...createOrderEmails(options),
    ...createMerchantEmails({ ...options, merchantEmail: 'info@theewinkel.example' }),
  };
  for (const kind of ['order-confirmation', 'merchant-order']) {
    const payload = { orderId: order.id };
    await effects[kind]?.handle({ deduplicationKey: kind, kind, payload } as never, new AbortController().signal);
  }
  assert.is(mails.length, 2);
  for (const mail of mails) {
    assert.match(mail, name);
    assertNothingOfDemo(mail, mail.slice(0, 80));
  }
});

test('a drawing of the shop comes with the page that shows it, and by itself to one that is opened later', async ({
  shop: { app },
}) => {
  const { body } = await app.inject('/nl/nothing');
  assert.match(body, '<svg viewBox="0 0 80 90" aria-hidden="true"><use href="#icon-shop-not-found">');
  assert.match(body, '<symbol id="icon-shop-not-found" viewBox="0 0 80 90"><path fill="var(--accent)"');
  const { headers, body: icons } = await app.inject('/api/_nuxt_icon/shop.json?icons=not-found');
  assert.is(JSON.parse(icons).icons['not-found'].width, 80);
  assert.is(headers['cache-control'], 'public, max-age=300');
});

test('a page for which the shop has no drawing shows none', async ({ shop: { app } }) => {
  assert.not.match((await app.inject('/nl/cart')).body, 'icon-shop-empty-cart');
});

test('a shop without a drawn name shows it in letters', async () => {
  const { identity } = anotherShop;
  const shop = await aShop({ settings: { ...anotherShop, identity: { ...identity, logo: null } } });
  const { body } = await shop.app.inject('/nl');
  await shop.close();
  assert.match(body, /<a [^>]*href="\/nl"[^>]*><span class="[^"]*">De Theewinkel<\/span><\/a>/);
  assert.not.match(body, 'icon-shop-wordmark');
});

test.run();

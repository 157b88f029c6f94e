// A shop that has only just begun, with `kasa init` and one product, is nobody's but its own: in every language, on every
// page and in every state, in e-mails, icons, errors and the sandbox.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { saveSynonyms } from '#server/catalogue/search/synonym-store.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createMerchantEmails } from '#server/emails/merchant-emails.ts';
import { createOrderEmails } from '#server/emails/order-emails.ts';
import { beginShop } from '#server/shop/begin-shop.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { whole } from '../depths.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { assertDemoNotNamed, assertNothingOfDemo } from '../fixtures/traces-of-demo.ts';
import { until } from '../fixtures/until.ts';
import { listSources, root } from '../source-imports.ts';

type Context = { shop: ShopFixture; isDown: boolean; paid: OrderFixture; unpaid: OrderFixture };

const test = suite<Context>('a shop that has begun');
const name = 'De Theewinkel';

test.before(async (context) => {
  context.isDown = false;
  context.shop = await aShop({
    settings: {},
    beforeQuery() {
      if (context.isDown) throw new Error('no answer');
    },
  });
  const { payments, database, app } = context.shop;
  const { db } = database;
  await inTransaction(db, (tx) => saveSynonyms(tx, [{ locale: 'en', term: 'phone', meanings: ['assam'], page: null }]));
  const begun = await inTransaction(db, (tx) =>
    beginShop(tx, { name, country: 'PL', markets: everyMarket.markets, look: undefined, now: shopTime }),
  );
  assert.ok(begun.ok);
  await aProduct(db, { handle: 'assam', title: 'Assam' });
  const services = { db, now: () => shopTime, payments };
  context.paid = await aPaidOrder(services);
  context.unpaid = await anUnpaidOrder(services);
  await until(async () => (await app.inject('/site.webmanifest')).json().name === name);
});
test.after(({ shop }) => shop.close());

/** One of the languages shows what all of them would. */
const inOneFirst = (locale: Locale) => (locale === 'pl' ? test : whole(test));

for (const locale of locales) {
  inOneFirst(locale)(
    `in the language ${locale} every page has its name and nothing of the demo`,
    async ({ shop, paid, unpaid }) => {
      const goods = ['', '/p/assam', '/c/all', '/c/all?sort=newest', '/search?q=assam', '/search?q=zzzz'];
      const texts = ['terms', 'privacy', 'withdrawal', 'delivery', 'faq', 'accessibility'].map(
        (slug) => `/page/${slug}`,
      );
      const buying = [
        '/cart',
        '/checkout',
        `/order/${paid.token}`,
        `/order/${unpaid.token}`,
        `/order/${unpaid.token}/pay`,
      ];
      for (const path of [
        ...goods,
        ...texts,
        ...buying,
        '/withdraw',
        '/find-order',
        '/contact',
        '/nothing',
        '/p/nothing',
      ]) {
        const { body } = await shop.app.inject(`/${locale}${path}`);
        assert.match(body, name, `${locale}${path}`);
        assertNothingOfDemo(body, `${locale}${path}`);
      }
    },
  );

  inOneFirst(locale)(
    `in the language ${locale} a cart with goods and its checkout, debit's creditor included, are its own`,
    async ({ shop, paid }) => {
      const { cookies } = await shop.app.inject({
        method: 'POST',
        url: '/api/graphql_middleware/mutation/CartAddLine',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        payload: { locale: 'pl', variantId: paid.variantId, quantity: 1 },
      });
      const cookie = cookies.map((each) => `${each.name}=${each.value}`).join('; ');
      assert.match(cookie, 'kasa_cart');
      for (const path of ['/cart', '/checkout']) {
        const { body } = await shop.app.inject({ url: `/${locale}${path}`, headers: { cookie } });
        assertNothingOfDemo(body, `${locale}${path} with goods`);
      }
    },
  );
}

test('who asks how to give back or what delivery costs is led to its page, and the merchant’s words stay', async ({
  shop: { app },
}) => {
  const answerOf = async (path: string) => {
    const { body } = await app.inject(encodeURI(path));
    return /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
  };
  const asked = {
    pl: ['jak zwrócić towar', 'darmowa dostawa'],
    de: ['Rückgabe', 'Versandkosten'],
    nl: ['retourneren', 'verzendkosten'],
    en: ['how to return', 'free shipping'],
    cs: ['jak vrátit zboží', 'doprava zdarma'],
  };
  for (const [locale, [back = '', delivery = '']] of Object.entries(asked)) {
    assert.match(await answerOf(`/${locale}/search?q=${back}`), `href="/${locale}/page/withdrawal"`, back);
    assert.match(await answerOf(`/${locale}/search?q=${delivery}`), `href="/${locale}/page/delivery"`, delivery);
  }
  assert.match(await answerOf('/en/search?q=phone'), 'href="/en/p/assam"');
});

test('structured data, preview and creditor name the shop', async ({ shop: { app }, unpaid }) => {
  const { body } = await app.inject('/en');
  assert.match(body, '"@type":"OnlineStore"');
  assert.match(body, `"name":"${name}"`);
  assert.match(body, `<meta property="og:site_name" content="${name}">`);
  const pay = await app.inject(`/en/order/${unpaid.token}/pay`);
  assert.match(pay.body, `"creditor":"${name}"`);
});

test('its icon, manifest, maps for crawlers and sign-in page are its own', async ({ shop: { app } }) => {
  for (const path of ['/icon.svg', '/site.webmanifest', '/sitemap.xml', '/robots.txt', '/admin/sign-in'])
    assertNothingOfDemo((await app.inject(path)).body, path);
  assert.match((await app.inject('/admin/sign-in')).body, name);
  assert.is((await app.inject('/apple-touch-icon.png')).statusCode, 200);
});

test('an error page is nobody else’s', async (context) => {
  const answers = [];
  context.isDown = true;
  for (const locale of locales) answers.push(await context.shop.app.inject(`/${locale}/p/never-asked-for-${locale}`));
  context.isDown = false;
  for (const { statusCode, body } of answers) {
    assert.ok(statusCode >= 500);
    assertNothingOfDemo(body, 'error page');
  }
});

test('its e-mails come from it in every language', async ({ shop: { database }, paid }) => {
  const { db } = database;
  const mails: string[] = [];
  const options = {
    db,
    now: () => new Date('2026-11-20T09:00:00Z'),
    publicUrl: 'https://theewinkel.nl',
    sendMail: async (mail: object) => void mails.push(JSON.stringify(mail)),
  };
  const effects = { ...createOrderEmails(options), ...createMerchantEmails({ ...options, merchantEmail: 'a@b.nl' }) };
  const payload = { orderId: paid.id };
  for (const locale of locales) {
    await db.updateTable('orders').set({ locale }).where('id', '=', paid.id).execute();
    for (const kind of ['order-confirmation', 'order-cancelled', 'transfer-expired', 'merchant-order'])
      await effects[kind]?.handle({ deduplicationKey: kind, kind, payload } as never, new AbortController().signal);
  }
  assert.is(mails.length, 4 * locales.length);
  for (const mail of mails) {
    assert.match(mail, name);
    assertNothingOfDemo(mail, mail.slice(0, 80));
  }
});

test('no source outside the demo’s folder knows it, the sandbox’s pages and all texts included', async () => {
  for (const { path } of await listSources()) {
    if (!/^(bin|client|server|src)\//.test(path) || path.startsWith('server/demo/')) continue;
    assertDemoNotNamed(await readFile(join(root, path), 'utf8'), path);
  }
});

test('only what fills a database with the demo, completes it or takes it away imports it', async () => {
  const sources = await listSources();
  const importers = sources
    .filter(
      ({ path, imports }) =>
        !/^(test|server\/demo)\//.test(path) && imports.some((to) => to.startsWith('server/demo/')),
    )
    .map(({ path }) => path);
  const fromTheShell = ['bin/commands/demo.ts', 'bin/commands/migrate-shop.ts', 'bin/commands/seed.ts'];
  assert.equal(importers.toSorted(), [...fromTheShell, 'server/main.ts']);
});

test.run();

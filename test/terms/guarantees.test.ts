// What the law wants to be said about guarantees: where somebody orders, and on products' pages.
import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { changeGaran } from '#server/terms/change-garan.ts';
import { readGuaranteeFile } from '#server/terms/guarantee-file.ts';
import { deleteNotice, saveNotice } from '#server/terms/guarantee-store.ts';
import { readGuaranteeNotice } from '#server/terms/read-terms.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { aContentPage } from '../fixtures/a-content-page.ts';
import { aGuaranteeFile, standInDocument, standInDrawing } from '../fixtures/a-guarantee-file.ts';
import { anUnpaidOrder } from '../fixtures/a-paid-order.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { textOf } from '../fixtures/post-form.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { until } from '../fixtures/until.ts';
import { aCheckoutVisitor } from '../orders/a-checkout-visitor.ts';

const test = suite<{ shop: ShopFixture; checkout: (locale: Locale) => Promise<string> }>('guarantees');
const sha256 = createHash('sha256').update(standInDrawing).digest('hex');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  for (const slug of ['delivery', 'withdrawal', 'terms', 'privacy'])
    await aContentPage(db, slug, { pl: { title: `Strona ${slug}`, body_html: '<p>…</p>' } });
  const visitor = await aCheckoutVisitor(context.shop);
  await db
    .insertInto('prices')
    .values({ variant_id: visitor.variant, currency: 'CZK', amount_minor: 69_900, valid_from: shopTime })
    .execute();
  context.checkout = async (locale) => (await visitor.getPage(`/${locale}/checkout`)).body;
});
test.after(({ shop }) => shop.close());

test('without the official file the reminder stands above the summary, in every language, with its link', async ({
  checkout,
}) => {
  const reminders = new Set<string>();
  for (const locale of locales) {
    const form = (await checkout(locale)).split('<form').at(-1) ?? '';
    const at = form.indexOf('guarantees-returns/index_');
    assert.ok(at > 0 && at < form.indexOf('id="order-summary"'), `${locale}: above the summary`);
    assert.match(
      form,
      `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${locale}.htm`,
    );
    const reminder = /<section[^>]*><p>([^<]*\b2\b[^<]*)<\/p>/.exec(form)?.[1];
    assert.ok(reminder, `${locale} says the two years`);
    reminders.add(reminder);
  }
  assert.is(reminders.size, locales.length);
});

test('terms, privacy and withdrawal are linked between the total and the order button', async ({ checkout }) => {
  const body = await checkout('pl');
  const closing = body.slice(body.indexOf('id="order-summary"'), body.indexOf('value="order"'));
  const links = [...closing.matchAll(/href="\/pl\/page\/(\w+)" target="_blank"/g)].map(([, slug]) => slug);
  assert.equal(links, ['terms', 'privacy', 'withdrawal']);
  assert.match(textOf(closing), 'Do zamówienia stosuje się: Strona terms · Strona privacy · Strona withdrawal');
});

test('they are linked at the pay button too', async ({ shop }) => {
  const { database, payments, app } = shop;
  const { token } = await anUnpaidOrder({ db: database.db, now: () => shopTime, payments });
  const { body } = await app.inject(`/pl/order/${token}/pay`);
  const form = body.slice(body.indexOf(`action="/pl/order/${token}/pay"`));
  const links = [...form.slice(0, form.indexOf('</form>')).matchAll(/href="\/pl\/page\/(\w+)"/g)];
  assert.equal(
    links.map(([, slug]) => slug),
    ['terms', 'privacy', 'withdrawal'],
  );
});

test('the official file is shown unaltered, with its words for whoever does not see it', async ({ shop, checkout }) => {
  const file = await aGuaranteeFile();
  await inTransaction(shop.database.db, (tx) => saveNotice(tx, 'pl', file));
  const body = await checkout('pl');
  const picture = new RegExp(
    `<img class="[^"]*" src="/guarantees/${sha256}\\.svg" alt="Prawna gwarancja zgodności: [^"]+" width="300" height="420"`,
  );
  assert.match(body, picture);
  assert.ok(body.search(picture) < body.indexOf('id="order-summary"'));
  assert.not.match(await checkout('de'), '/guarantees/');

  const served = await shop.app.inject(`/guarantees/${sha256}.svg`);
  assert.ok(served.rawPayload.equals(standInDrawing), 'byte for byte');
  assert.is(served.headers['content-type'], 'image/svg+xml');
  assert.match(String(served.headers['cache-control']), 'immutable');
  assert.match(String(served.headers['content-security-policy']), /default-src 'none'.*sandbox/);
  assert.is(served.headers['x-content-type-options'], 'nosniff');
});

test('a document is linked beside the reminder', async ({ shop, checkout }) => {
  const file = await aGuaranteeFile(standInDocument);
  await inTransaction(shop.database.db, (tx) => saveNotice(tx, 'nl', file));
  const body = await checkout('nl');
  assert.match(body, `href="/guarantees/${file.sha256}.pdf"`);
  assert.match(body, 'Wettelijke conformiteitsgarantie: de verkoper');
  const served = await shop.app.inject(`/guarantees/${file.sha256}.pdf`);
  assert.is(served.headers['content-type'], 'application/pdf');
});

test('a file that is taken away leaves the reminder', async ({ shop, checkout }) => {
  const { db } = shop.database;
  assert.is(await inTransaction(db, (tx) => deleteNotice(tx, 'pl')), true);
  assert.is(await inTransaction(db, (tx) => deleteNotice(tx, 'pl')), false);
  assert.not.match(await checkout('pl'), '/guarantees/');
});

test('an address that names no file, or another kind of file, is a 404', async ({ shop: { app } }) => {
  for (const path of [`${sha256}.png`, `${'0'.repeat(64)}.svg`, 'nothing', `${sha256}`])
    assert.is((await app.inject(`/guarantees/${path}`)).statusCode, 404, path);
});

test('what browsers cannot show, and what is too large, is refused', async () => {
  const kindOf = async (bytes: Buffer) => {
    const read = await readGuaranteeFile(bytes);
    return read.ok ? 'taken' : read.error.kind;
  };
  assert.is(await kindOf(Buffer.from('<html>')), 'FileNotShown');
  assert.is(await kindOf(Buffer.from('GIF89a')), 'FileNotShown');
  assert.is(await kindOf(Buffer.concat([standInDocument, Buffer.alloc(2_000_000)])), 'FileTooLarge');
});

test("the notice stands on products' pages where the merchant wants it", async ({ shop: { app, database } }) => {
  await aProduct(database.db, { handle: 'rama', title: 'Rama' });
  const read = async () => (await app.inject('/nl/p/rama')).body;
  assert.not.match(await read(), 'guarantees');
  await inTransaction(database.db, (tx) =>
    changeSettings(tx, {
      document: 'storefront',
      data: { guaranteeNoticeOnProducts: true },
      changedBy: 'test',
      now: shopTime,
    }),
  );
  await until(async () => (await read()).includes('guarantees-returns/index_nl.htm'));
});

test("a producer's label stands on the page of its product alone", async ({ shop: { app, database } }) => {
  const { db } = database;
  await aProduct(db, { handle: 'stol', title: 'Stół' });
  const change = { file: await aGuaranteeFile(), facts: { years: 5, brand: 'Dąb & Syn', model: 'R-30' } };
  const give = async (handle: string) =>
    (await changeGaran({ db, now: () => shopTime, by: byCommand }, { handle, change, version: null })).ok;
  assert.equal([await give('nikt'), await give('stol')], [false, true]);
  const read = async (path: string) => (await app.inject(path)).body;
  await until(async () => (await read('/pl/p/stol')).includes(`src="/guarantees/${sha256}.svg"`));
  assert.match(textOf(await read('/pl/p/stol')), 'trwałość produktu Dąb &amp; Syn R-30; okres gwarancji: 5 lat');
  assert.match(textOf(await read('/de/p/stol')), 'Dąb &amp; Syn R-30; Dauer: 5 Jahre');
  assert.not.match(await read('/pl/p/rama'), `${sha256}.svg`);
});

test('the reminder says the longer years of the seller’s country and the shopper’s', async ({ shop }) => {
  const { db } = shop.database;
  const companyIn = (country: string) => setSettings(db, 'company', { legalName: 'Seller', address: { country } });
  const text = async (destination?: string) => (await readGuaranteeNotice(db, 'en', destination)).text;
  await companyIn('PT');
  assert.match(await text(), 'at least 3 years');
  assert.match(await text('PL'), 'at least 3 years');
  await companyIn('FI');
  assert.match(await text('FI'), 'at least 2 years');
  assert.match(await text('ES'), 'at least 3 years');
});

test.run();

// Every e-mail of the shop, in every language: as HTML that mail programs survive, and as text.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { createMerchantEmails } from '#server/emails/merchant-emails.ts';
import { createOrderEmails } from '#server/emails/order-emails.ts';
import { makeExampleOrder } from '#server/emails/preview/example-order.ts';
import { mailKindNames, mailKinds } from '#server/emails/preview/mail-kinds.ts';
import { previewMail } from '#server/emails/preview/preview-mail.ts';
import { createWithdrawalEmails } from '#server/emails/withdrawals/withdrawal-emails.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { readShop } from '#server/shop/read-settings.ts';
import { accountNotices } from '#server/staff/tell-staff.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { paletteOf } from '#src/shop/brand/brand.ts';
import { isMailTextKind, mailTextKindRows, mailTextKinds } from '#src/shop/mail-texts/mail-text-kinds.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { anotherShop } from '../fixtures/another-shop.ts';

/** Gmail shows no more than 102 kB. */
const MOST_BYTES = 100_000;
const PICTURE = '0a1b2c3d4e5f6a7b8c9d';
const publicUrl = 'https://theewinkel.example';

const test = suite<{ shop: ShopFixture }>('e-mails to look at');

test.before(async (context) => {
  context.shop = await aShop({ settings: anotherShop });
  const { db } = context.shop.database;
  for (const handle of ['assam', 'ceylon']) await aProduct(db, { handle, title: `Tea <${handle}>` });
  await db
    .insertInto('pictures')
    .values({ key: PICTURE, width: 1200, height: 1600, ground_color: '#d8d0c4', added_at: shopTime })
    .execute();
  const products = await db.selectFrom('products').select('id').execute();
  await db
    .insertInto('media')
    .values(products.map(({ id }) => ({ product_id: id, position: 1, source: 'tea.jpg', picture: PICTURE })))
    .execute();
});
test.after(({ shop }) => shop.close());

async function write({ database: { db } }: ShopFixture, kind: (typeof mailKindNames)[number], locale: Locale) {
  return previewMail({ db, shop: await readShop(db), publicUrl, now: shopTime }, kind, locale);
}

const alone = new Set(['meta', 'img', 'br', '!DOCTYPE']);

/** Tags that nothing closes, or that close nothing; what stands in comments is for Outlook. */
function unbalancedTags(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  const plain = html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<style>.*?<\/style>/gs, '');
  for (const [, slash, name = ''] of plain.matchAll(/<(\/?)(!?\w+)/g)) {
    if (alone.has(name)) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) wrong.push(`</${name}>`);
  }
  return [...wrong, ...open];
}

/** Languages in which the sentence of the greeting goes on after its comma; in all others each paragraph begins anew. */
const goesOnAfterGreeting = new Set<Locale>(['de', 'cs']);

test('the example is delivered by a way of the shop, and taxed by the classes of its goods', async ({ shop }) => {
  const { db } = shop.database;
  await db.updateTable('products').set({ vat_class: 'reduced' }).execute();
  const profile = await readShop(db);
  const zones = [{ countries: ['NL' as const], minDays: 1, maxDays: 2, rates: [], freeFrom: {} }];
  const way = { id: 'acs', carrier: 'other-acs', kind: 'courier' as const, names: { nl: 'ACS Courier' }, zones };
  const delivery = { ...profile.delivery, methods: [way] };
  const order = await makeExampleOrder({ db, shop: { ...profile, delivery }, now: shopTime }, 'nl');
  assert.equal(
    [order.shippingMethod, order.shippingCarrier, order.shippingName],
    ['acs', 'ACS Courier', 'ACS Courier'],
  );
  assert.equal(
    order.vatAmounts.map(({ basisPoints }) => basisPoints),
    [900],
  );
  assert.is(order.parcels[0]?.carrier, 'ACS Courier');
  await db.updateTable('products').set({ vat_class: 'standard' }).execute();
});

test('what is collected in person has no day of delivery, and a parcel is preferred to it', async ({ shop }) => {
  const { db } = shop.database;
  const profile = await readShop(db);
  const zones = [{ countries: ['NL' as const], minDays: 1, maxDays: 2, rates: [], freeFrom: {} }];
  const collected = { id: 'collected', carrier: 'collected', kind: 'courier' as const, names: {}, zones };
  const post = { ...collected, id: 'postnl', carrier: 'postnl' };
  const textOf = async (kind: (typeof mailKindNames)[number], methods: (typeof collected)[]) => {
    const delivery = { ...profile.delivery, methods };
    const changed = { ...profile, delivery };
    return (await previewMail({ db, shop: changed, publicUrl, now: shopTime }, kind, 'en')).text;
  };
  for (const kind of ['order-confirmation', 'order-sent'] as const) {
    assert.not.match(await textOf(kind, [collected]), 'Expected delivery', kind);
    assert.match(await textOf(kind, [collected, post]), 'Expected delivery', kind);
  }
});

for (const kind of mailKindNames) {
  test(`${kind} is whole in every language`, async ({ shop }) => {
    const texts = new Set<string>();
    for (const locale of locales) {
      const { subject, text, html } = await write(shop, kind, locale);
      const where = `${kind} ${locale}`;
      for (const part of [subject, text, html.replaceAll(/<style>.*?<\/style>/gs, '')])
        assert.not.match(part, /\{\w*\}|undefined|\[object|NaN/, where);
      assert.equal(unbalancedTags(html), [], where);
      assert.ok(Buffer.byteLength(html) < MOST_BYTES, where);
      assert.ok(text.length > 80, where);
      assert.not.match(text, /<\/?(p|td|a|strong)\b/, `${where}: text without markup`);
      assert.not.match(text, /: +$/m, `${where}: a name without its value`);
      assert.not.match(text, /\n[ \t]*\n[ \t]*\n/, `${where}: two blank lines`);
      if (!goesOnAfterGreeting.has(locale)) assert.not.match(text, /^\p{Ll}[^\n]*\.$/mu, `${where}: begins small`);
      for (const [image] of html.matchAll(/<img[^>]*>/g)) {
        assert.match(image, /src="https:\/\/theewinkel\.example\/[^"]+"/, where);
        assert.match(image, / width="\d+" height="\d+" alt="[^"]+"/, where);
      }
      assert.match(html, 'De Theewinkel B.V.', where);
      texts.add(text);
    }
    assert.is(texts.size, locales.length, 'the languages differ');
  });
}

test('whatever staff is told of their own access can be looked at', () => {
  for (const notice of [...accountNotices, 'ownerAdded']) {
    const kind = `staff-${notice.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    assert.ok(mailKindNames.includes(kind as (typeof mailKindNames)[number]), kind);
  }
});

test('every e-mail that the outbox sends can be looked at', () => {
  const options = {
    db: {} as never,
    sendMail: async () => {},
    publicUrl,
    now: () => shopTime,
    merchantEmail: undefined,
  };
  const sent = Object.keys({
    ...createOrderEmails(options),
    ...createMerchantEmails(options),
    ...createWithdrawalEmails(options),
  });
  assert.equal(
    sent.filter((kind) => !Object.hasOwn(mailKinds, kind)),
    [],
  );
});

test('goods stand with their pictures, in colours of the brand, light and dark', async ({ shop }) => {
  const { html, text } = await write(shop, 'order-confirmation', 'nl');
  assert.match(html, `src="${publicUrl}/media/${PICTURE}c2-160.jpg" width="72" height="90"`);
  assert.match(html, '1 × Tea &lt;');
  assert.match(text, /1 × Tea <\w+>: €\s29,00/);
  const { brand } = await readShop(shop.database.db);
  const sheet = /<style>(?:(?!mso).)*prefers-color-scheme:dark.*?<\/style>/s.exec(html)?.[0] ?? '';
  assert.match(html.replace(sheet, ''), `background:${paletteOf(brand, 'light').accent}`);
  for (const colour of ['ground', 'ink', 'accent', 'onAccent'] as const)
    assert.match(sheet, paletteOf(brand, 'dark')[colour]);
  assert.match(text, /Verwachte bezorging: \w/);
  assert.match(text, 'Zo gaat het verder: We pakken je bestelling in.');
});

test('the drawn name is a picture of either scheme, for programs of any origin', async ({ shop }) => {
  const { html } = await write(shop, 'order-sent', 'de');
  const [light = '', dark = ''] = [...html.matchAll(/src="https:\/\/theewinkel\.example(\/mail-logo[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  const pictures = await Promise.all([light, dark].map((path) => shop.app.inject(path)));
  for (const { statusCode, headers, rawPayload } of pictures) {
    assert.equal([statusCode, headers['content-type']], [200, 'image/png']);
    assert.is(headers['cross-origin-resource-policy'], 'cross-origin');
    assert.is(rawPayload.subarray(1, 4).toString(), 'PNG');
    assert.equal([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)], [440, 88]);
  }
  assert.not.equal(pictures[0]?.rawPayload, pictures[1]?.rawPayload);
});

test('a shop without a drawn name has it in type', async ({ shop }) => {
  const { db } = shop.database;
  const profile = await readShop(db);
  const plain = { ...profile, identity: { ...profile.identity, drawings: {} } };
  const mail = await previewMail({ db, shop: plain, publicUrl, now: shopTime }, 'order-cancelled', 'en');
  assert.match(mail.html, />De Theewinkel<\/span>/);
  assert.not.match(mail.html, '<img');
});

const set = ({ database: { db } }: ShopFixture, data: unknown) =>
  inTransaction(db, (tx) => changeSettings(tx, { document: 'mail-texts', data, changedBy: 'test', now: shopTime }));

test('the merchant says it in her own words, and what she leaves empty is said as before', async ({ shop }) => {
  const before = await write(shop, 'order-sent', 'nl');
  const own = {
    subject: '{number} is onderweg',
    intro: 'Hoi {name}, <b>{shop}</b> heeft {total} aan thee ingepakt: {carrier} {tracking}.',
    closing: '',
  };
  assert.ok((await set(shop, { 'order-sent': { nl: own } })).ok);
  const { subject, text, html } = await write(shop, 'order-sent', 'nl');
  assert.is(subject, '1001 is onderweg');
  assert.match(text.replaceAll('\u00a0', ' '), 'Hoi Voor- en achternaam, <b>De Theewinkel</b> heeft € ');
  assert.match(text, 'aan thee ingepakt: PostNL 00000000000000.');
  assert.match(html, '&lt;b&gt;De Theewinkel&lt;/b&gt;');
  assert.match(text, 'Groeten,\nDe Theewinkel');
  assert.match(before.text, 'We hebben het pakket met bestelling 1001');
  assert.not.match(text, 'We hebben het pakket');
  assert.match((await write(shop, 'order-sent', 'de')).text, 'wir haben das Paket mit Bestellung 1001');
  assert.match((await write(shop, 'order-refunded', 'nl')).text, 'Groeten');
});

test('each kind takes the words that it says it takes', async ({ shop }) => {
  for (const kind of mailTextKinds) {
    const all = mailTextKindRows[kind].placeholders.map((name) => `{${name}}`).join(' ');
    assert.ok((await set(shop, { [kind]: { pl: { subject: 'S {shop}', intro: all, closing: all } } })).ok, kind);
    const { subject, text } = await write(shop, kind, 'pl');
    assert.is(subject, 'S De Theewinkel', kind);
    assert.not.match(text, /\{\w+\}/, kind);
  }
});

test('every e-mail to shoppers can be said in own words', () => {
  const toShoppers = mailKindNames.filter((kind) => mailKinds[kind].to === 'shopper');
  assert.equal(
    toShoppers.filter((kind) => !isMailTextKind(kind)),
    [],
  );
});

test('what cannot stand in a text is refused with what can', async ({ shop }) => {
  const faultsOf = async (data: unknown) => {
    const changed = await set(shop, data);
    return changed.ok ? [] : changed.error.faults.map(({ path, message }) => `${path}: ${message}`);
  };
  assert.equal(await faultsOf({ 'order-cancelled': { de: { intro: 'Hallo {vorname}' } } }), [
    'order-cancelled.de.intro: names {vorname}; what can stand there is {name}, {number}, {total}, {shop}',
  ]);
  assert.is((await faultsOf({ 'order-cancelled': { de: { closing: '{tracking}' } } })).length, 1);
  assert.is((await faultsOf({ 'order-cancelled': { de: { subject: 'a\nb' } } })).length, 1);
  assert.is((await faultsOf({ 'order-eaten': {} })).length, 1);
});

test.run();

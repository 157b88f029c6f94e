// A merchant's own words in e-mails: over which version they are saved, what has to stand in them, and which of our texts
// they replace.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { findLastOrder } from '#server/emails/preview/last-order.ts';
import { previewMail } from '#server/emails/preview/preview-mail.ts';
import { listMailTexts } from '#server/emails/words/mail-text-records.ts';
import { listMailTextVersions } from '#server/emails/words/mail-text-versions.ts';
import { saveMailTexts } from '#server/emails/words/save-mail-texts.ts';
import { readShop } from '#server/shop/read-settings.ts';
import { findSettings, insertSettings } from '#server/shop/settings-store.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture }>("a merchant's words in e-mails");

test.before.each(async (context) => {
  context.shop = await aShop();
});
test.after.each(({ shop }) => shop.close());

const services = ({ database: { db } }: ShopFixture) => ({ db, now: () => shopTime, changedBy: 'robin@example.com' });
const kind = 'order-refunded';

test('who saves over a version that is not the last is told, and nothing is overwritten', async ({ shop }) => {
  const save = (version: number | null, intro: string) =>
    saveMailTexts(services(shop), { kind, version, texts: [{ locale: 'de', intro }] });
  const first = await save(0, '{amount} kommen.');
  assert.ok(first.ok);
  const second = await save(0, '{amount} gehen.');
  assert.equal(!second.ok && second.error, { kind: 'TextsChanged' });
  const broken = await save(null, 'Geld.');
  assert.equal(!broken.ok && broken.error, {
    kind: 'TextsInvalid',
    faults: [{ path: 'de.intro', message: 'must name {amount}' }],
  });
  const stored = await findSettings(shop.database.db, 'mail-texts');
  assert.is(stored?.data[kind].de?.intro, '{amount} kommen.');
});

test('what is shown and saved again is what was there', async ({ shop }) => {
  const { db } = shop.database;
  const words = { subject: '{number}', intro: 'a\n\n{amount}', closing: '„{shop}” <b>' };
  await saveMailTexts(services(shop), { kind, version: 0, texts: [{ locale: 'pl', ...words }] });
  const before = await findSettings(db, 'mail-texts');
  const [shown] = listMailTexts(before?.data as never, kind, ['pl']);
  assert.equal(shown?.own, words);
  const again = await saveMailTexts(services(shop), { kind, version: 1, texts: [{ locale: 'pl', ...shown?.own }] });
  assert.equal(again.ok && again.value, { version: 1, isNew: false });
});

test('a text that replaces another one than ours is now says so, until somebody has looked at it', async ({ shop }) => {
  const { db } = shop.database;
  await saveMailTexts(services(shop), { kind, version: 0, texts: [{ locale: 'de', subject: 'Geld' }] });
  const outdated = async () => {
    const stored = await findSettings(db, 'mail-texts');
    return listMailTexts(stored?.data as never, kind, ['de'])[0]?.outdated;
  };
  assert.equal(await outdated(), []);
  // The state is that after a release that says it otherwise.
  const stored = await findSettings(db, 'mail-texts');
  const data = structuredClone(stored?.data) as never as Record<string, Record<string, { basis: object }>>;
  Object.assign(data[kind]?.de?.basis ?? {}, { subject: '000000000000' });
  await inTransaction(db, (tx) =>
    insertSettings(tx, 'mail-texts', { version: 2, data: data as never, changedBy: 'test', changedAt: shopTime }),
  );
  assert.equal(await outdated(), ['subject']);
  await saveMailTexts(services(shop), { kind, version: 2, texts: [{ locale: 'de', closing: 'Bis bald' }] });
  assert.equal(await outdated(), ['subject']);
  await saveMailTexts(services(shop), { kind, version: 3, texts: [{ locale: 'de', confirmed: ['subject'] }] });
  assert.equal(await outdated(), []);
  const versions = await listMailTextVersions(db, kind);
  assert.equal(
    versions.map(({ version }) => version),
    [4, 3, 2, 1],
  );
});

test('an e-mail is looked at with the last order, whose links lead nowhere', async ({ shop }) => {
  const { db } = shop.database;
  assert.is(await findLastOrder(db), null);
  const { number } = await aPaidOrder({ db, now: () => shopTime, payments: shop.payments });
  const about = await findLastOrder(db);
  assert.is(about?.number, number);
  assert.is(about?.token, 'x'.repeat(43));
  const preview = { db, shop: await readShop(db), publicUrl: '', now: shopTime, about };
  for (const each of ['order-confirmation', 'transfer-awaited', 'order-sent', 'withdrawal-received'] as const) {
    const { subject, html } = await previewMail(preview, each, 'pl');
    assert.not.match(`${subject} ${html}`, /undefined|\[object/, each);
  }
});

test('what it was paid by and the guarantee of its country are said as its own e-mail said them', async ({ shop }) => {
  const { db } = shop.database;
  const { id } = await aPaidOrder({ db, now: () => shopTime, payments: shop.payments });
  await sql`update payment_attempts set method = 'bank_transfer' where order_id = ${id}`.execute(db);
  await sql`update orders set address = address || '{"country":"SE","postalCode":"111 22"}' where id = ${id}`.execute(
    db,
  );
  const about = await findLastOrder(db);
  assert.is(about?.paymentMethod, 'bank_transfer');
  const preview = { db, shop: await readShop(db), publicUrl: '', now: shopTime };
  const { text } = await previewMail({ ...preview, about }, 'order-confirmation', 'en');
  assert.match(text, /Bank transfer/i);
  assert.match(text, /3 years/);
  const { text: sample } = await previewMail(preview, 'order-confirmation', 'en');
  assert.not.match(sample, /3 years|Bank transfer/i);
});

test.run();

// Tests who may write a review, and what becomes of it: by the buyer's link, without scripts, until somebody has read
// it.

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { erasePerson } from '#server/customers/erase-person.ts';
import { exportPerson } from '#server/customers/export-person.ts';
import { findPersonByEmail } from '#server/customers/person.ts';
import { writePersonFiles } from '#server/customers/write-person-files.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createReviewEmails } from '#server/emails/marketing/review-emails.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { askForReviews } from '#server/reviews/ask-for-reviews.ts';
import { decideReview } from '#server/reviews/decide-review.ts';
import { proposedName } from '#src/reviews/review-fields.ts';
import { whole } from '../depths.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aWithdrawal } from '../returns/a-withdrawal.ts';
import { aBuyer, anArrivedOrder, askSince, daysAgo } from './a-reviewed-order.ts';

type Context = { shop: ShopFixture };
const test = suite<Context>('writing reviews');

test.before.each(async (context) => {
  context.shop = await aShop();
  // Switched on before anybody here ordered.
  await askSince(context.shop.database, daysAgo(90));
});
test.after.each(({ shop }) => shop.close());

const servicesOf = ({ shop: { database } }: Context, now = shopTime) => ({
  db: database.db,
  now: () => now,
  audit: async () => undefined,
});

async function listRequests({ shop: { database } }: Context): Promise<string[]> {
  const rows = await database.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'review-request')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => (payload as { orderId: string }).orderId);
}

/** Later each time, so that no round is another's. */
const askAfter = (context: Context, minutes: number) =>
  askForReviews(servicesOf(context, new Date(shopTime.getTime() + minutes * 60_000)));

test('a buyer is asked once, after the days that are set', async (context) => {
  const { id } = await anArrivedOrder(context.shop, 8);
  await anArrivedOrder(context.shop, 6);
  await anArrivedOrder(context.shop, 22);
  assert.is(await askAfter(context, 0), 1, 'neither too early nor a fortnight late');
  assert.is(await askAfter(context, 1), 0);
  assert.equal(await listRequests(context), [id]);
});

test('a buyer is asked once, however short a time entries of the outbox are kept', async (context) => {
  const { db } = context.shop.database;
  await anArrivedOrder(context.shop);
  assert.is(await askAfter(context, 0), 1);
  await db.deleteFrom('outbox').execute();
  assert.is(await askAfter(context, 24 * 60), 0);
  assert.equal(await listRequests(context), []);
});

test('nobody is asked before the merchant wants it, nor who ordered before that', async (context) => {
  const { db } = context.shop.database;
  await anArrivedOrder(context.shop);
  await setSettings(db, 'reviews', {});
  assert.is(await askAfter(context, 0), 0, 'off in a new shop');
  await askSince(context.shop.database, shopTime);
  assert.is(await askAfter(context, 1), 0, 'nobody was told');
  await setSettings(db, 'reviews', {});
  await askSince(context.shop.database, daysAgo(9));
  assert.is(await askAfter(context, 2), 1);
});

test('nobody is asked who withdrew, got the money back, objected, or was erased', async (context) => {
  const { db } = context.shop.database;
  const withdrawn = await anArrivedOrder(context.shop);
  await aWithdrawal({ db, now: () => daysAgo(7) }, {});
  const refunded = await anArrivedOrder(context.shop);
  await db.updateTable('orders').set({ refunded_minor: 14_599 }).where('id', '=', refunded.id).execute();
  const erased = await anArrivedOrder(context.shop);
  await db.updateTable('orders').set({ erased_at: shopTime }).where('id', '=', erased.id).execute();
  const last = await anArrivedOrder(context.shop);
  await db.updateTable('returns').set({ order_id: withdrawn.id }).execute();
  assert.is((await aBuyer(context.shop, last.token).stop()).statusCode, 303);
  assert.is(await askAfter(context, 0), 0);
  await db.deleteFrom('review_objections').execute();
  assert.is(await askAfter(context, 1), 1);
  assert.equal(await listRequests(context), [last.id]);
});

test('the e-mail leads to the order, says how to have no more of them, and an objection after the round holds it back', async (context) => {
  const { db } = context.shop.database;
  const later = await anArrivedOrder(context.shop, 8);
  const order = await anArrivedOrder(context.shop, 9);
  await askAfter(context, 0);
  assert.equal(await listRequests(context), [order.id, later.id], 'whose goods came first is asked first');
  const sent: Mail[] = [];
  const sendMail = async (mail: Mail) => {
    sent.push(mail);
    await aBuyer(context.shop, order.token).stop();
  };
  const services = { db, now: () => shopTime, sendMail, publicUrl: 'http://localhost:3000' };
  await deliverOutbox({ ...services, log: silentLog, handlers: createReviewEmails(services) });
  assert.is(sent.length, 1, 'the second order is of the same address');
  const [mail] = sent;
  assert.is(mail?.to, 'jan@example.com');
  assert.match(mail?.text ?? '', /http:\/\/localhost:3000\/pl\/review\/[\w-]{32}\n/);
  assert.match(mail?.text ?? '', 'Nie chcę takich wiadomości');
  assert.is(mail?.unsubscribeUrl, `http://localhost:3000/api/reviews/stop/${order.token}`);
});

whole(test)(
  'a mail program’s own button stops the e-mails at once, and opening its address leads to the page',
  async (context) => {
    const { db } = context.shop.database;
    const { app } = context.shop;
    const { token } = await anArrivedOrder(context.shop);
    const url = `/api/reviews/stop/${token}`;
    const looked = await app.inject({ url });
    assert.equal([looked.statusCode, looked.headers.location], [303, `/pl/review/${token}#mails`]);
    const objections = () => db.selectFrom('review_objections').select('at').execute();
    assert.equal(await objections(), [], 'opening it alone stops nothing');
    // From anywhere, without an origin and a cookie.
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const press = (to: string) =>
      app.inject({ method: 'POST', url: to, headers, payload: 'List-Unsubscribe=One-Click' });
    assert.is((await press(`/api/reviews/stop/${'f'.repeat(32)}`)).statusCode, 204);
    assert.equal(await objections(), []);
    assert.is((await press(url)).statusCode, 204);
    assert.is((await objections()).length, 1);
    assert.is(await askAfter(context, 0), 0);
  },
);

test('a forged link, one of an order under way, and an expired one say so and take nothing', async (context) => {
  const { db } = context.shop.database;
  const forged = aBuyer(context.shop, 'f'.repeat(32));
  assert.is((await forged.open()).status, 404);
  assert.match((await forged.open()).text, 'Nie znamy tego linku');
  assert.is((await forged.write()).to, '?notice=OrderUnknown&line=0#product-0');
  const underWay = await aPaidOrder({ db, payments: context.shop.payments, now: () => daysAgo(8) });
  const early = aBuyer(context.shop, underWay.token);
  assert.match((await early.open()).text, 'Zakupy możesz ocenić, gdy dotrze całe zamówienie.');
  assert.is((await early.write()).to, '?notice=NotOpen&line=0#product-0');
  const late = aBuyer(context.shop, (await anArrivedOrder(context.shop, 181)).token, 'en');
  assert.match((await late.open()).text, 'This link was valid until 20 November 2026');
  assert.is((await late.write()).to, '?notice=NotOpen&line=0#product-0');
  assert.equal(await db.selectFrom('reviews').select('id').execute(), []);
});

test('goods of another order cannot be reviewed, and nothing is kept without stars', async (context) => {
  const { db } = context.shop.database;
  await anArrivedOrder(context.shop);
  const buyer = aBuyer(context.shop, (await anArrivedOrder(context.shop)).token);
  assert.is((await buyer.write({ line: '1' })).to, '?notice=NotBought&line=1#product-1');
  assert.is((await buyer.write({ stars: '', text: 'Ładny' })).to, '?notice=StarsMissing&line=0#product-0');
  assert.match((await buyer.open('?notice=StarsMissing&line=0')).text, 'Wybierz od jednej do pięciu gwiazdek.');
  assert.is((await buyer.write({ text: 'x'.repeat(2_001) })).status, 400);
  assert.equal(await db.selectFrom('reviews').select('id').execute(), []);
});

whole(test)(
  'a review is changed until it is decided about, and then its author sees what was decided',
  async (context) => {
    const { db } = context.shop.database;
    const buyer = aBuyer(context.shop, (await anArrivedOrder(context.shop)).token);
    assert.match((await buyer.open()).html, /name="name"[^>]*value="Jan K."/);
    assert.is((await buyer.write({ stars: '2', text: 'Za mały.\r\nhttp://example.com <b>' })).to, '?saved=0#product-0');
    const { html, text } = await buyer.open('?saved=0');
    assert.match(text, 'Dziękujemy! Opinia dotarła.');
    assert.match(html, 'Za mały.\nhttp://example.com &lt;b&gt;');
    assert.is((await buyer.write({ stars: '3', text: 'Jednak dobry.' })).to, '?saved=0#product-0');
    const [review] = await db.selectFrom('reviews').select(['id', 'stars', 'text', 'locale']).execute();
    assert.equal(review, { id: review?.id, stars: 3, text: 'Jednak dobry.', locale: 'pl' });
    const decision = { id: review?.id ?? 0, reason: 'advertising' as const, readAt: null };
    assert.ok((await decideReview(servicesOf(context), decision)).ok);
    assert.is((await buyer.write({ stars: '5' })).to, '?notice=AlreadyDecided&line=0#product-0');
    assert.match((await buyer.open()).text, 'Zawiera reklamę lub kieruje na inne strony.');
  },
);

test('what was changed meanwhile is not published unread', async (context) => {
  const { db } = context.shop.database;
  const buyer = aBuyer(context.shop, (await anArrivedOrder(context.shop)).token);
  await buyer.write();
  const { id } = await db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const decided = await decideReview(servicesOf(context), { id, reason: null, readAt: daysAgo(1) });
  assert.equal(decided, { ok: false, error: { kind: 'ReviewChanged' } });
});

test('an erasure leaves the stars to nobody, and the copy of a person’s data holds the review', async (context) => {
  const { db } = context.shop.database;
  const { token } = await anArrivedOrder(context.shop, 60);
  const buyer = aBuyer(context.shop, token);
  await buyer.write({ text: 'Czapla jak żywa' });
  await buyer.stop();
  const exported = await exportPerson(db, await findPersonByEmail(db, 'jan@example.com'), shopTime);
  assert.is(exported?.data.reviews?.length, 1);
  assert.is(exported?.data.review_objections?.length, 1);
  assert.match(
    writePersonFiles(exported as NonNullable<typeof exported>, { name: 'x', timeZone: 'UTC' })[0]?.content ?? '',
    'Czapla jak żywa',
  );
  const erased = await erasePerson({ ...servicesOf(context), reason: 'asked' }, (tx) =>
    findPersonByEmail(tx, 'jan@example.com'),
  );
  assert.ok(erased.ok, JSON.stringify(erased));
  const [left] = await db.selectFrom('reviews').select(['order_id', 'shown_name', 'text', 'stars']).execute();
  assert.equal(left, { order_id: null, shown_name: '', text: 'Czapla jak żywa', stars: 5 });
  assert.is((await buyer.open()).status, 404);
  const objections = await inTransaction(db, (tx) => tx.selectFrom('review_objections').selectAll().execute());
  assert.is(objections.length, 1, 'holds afterwards');
});

test('people sign with a first name and an initial', () => {
  assert.is(proposedName('  Anna Maria  nowak '), 'Anna N.');
  assert.is(proposedName('Prince'), 'Prince');
  assert.is(proposedName(''), '');
});

test.run();

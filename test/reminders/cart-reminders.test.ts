// The reminder of an unfinished order: asked for at the checkout without scripts, sent once, and ended by one press.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createReminderEmails } from '#server/emails/marketing/reminder-emails.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { queueReminders } from '#server/reminders/queue-reminders.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aShop, type ShopFixture, shopSettings, shopTime } from '../fixtures/a-shop.ts';
import { postForm, shopOrigin, textOf } from '../fixtures/post-form.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aCheckoutVisitor } from '../orders/a-checkout-visitor.ts';

type Context = { shop: ShopFixture; mails: Mail[] };
const test = suite<Context>('reminders of unfinished orders');

const HOUR_MS = 60 * 60_000;
const after = (hours: number) => new Date(shopTime.getTime() + hours * HOUR_MS);

test.before(async (context) => {
  context.shop = await aShop({ payments: aPaymentProvider(), settings: shopSettings(['p24', 'card']) });
});
test.before.each(async (context) => {
  context.mails = [];
  const { db } = context.shop.database;
  for (const table of ['orders', 'outbox', 'carts', 'cart_reminder_refusals', 'rate_limits'] as const) {
    await db.deleteFrom(table).execute();
  }
});
test.after(({ shop }) => shop.close());

/** Somebody who has typed all of it, ticked the reminder, and gone. */
async function aLeavingVisitor({ shop }: Context, fields: Record<string, string> = { remindIn: 'pl' }) {
  const visitor = await aCheckoutVisitor(shop);
  await visitor.press({ action: 'refresh', ...fields });
  return visitor;
}

/** The round and the outbox, so many hours after the checkout. */
async function pass({ shop: { database }, mails }: Context, hours: number, failing = false): Promise<number> {
  const { db } = database;
  const now = () => after(hours);
  await queueReminders({ db, now });
  const sendMail = async (mail: Mail) => {
    if (failing) throw new Error('refused');
    mails.push(mail);
  };
  const handlers = createReminderEmails({ db, now, sendMail, publicUrl: shopOrigin });
  await deliverOutbox({ db, now, log: silentLog, handlers });
  return mails.length;
}

const linkIn = ({ text }: Mail, part: string) =>
  new RegExp(`${shopOrigin}(\\S*/${part}/[\\w-]+)`).exec(text)?.[1] ?? 'no link';

test('the tick is never set beforehand, keeps as it was left, and is offered only where reminders are on', async (context) => {
  const { shop } = context;
  const visitor = await aCheckoutVisitor(shop);
  const tickIn = async () => /<input[^>]*name="remindIn"[^>]*>/.exec((await visitor.getPage('/pl/checkout')).body)?.[0];
  assert.match((await tickIn()) ?? '', 'value="pl"');
  assert.not.match((await tickIn()) ?? '', 'checked');
  await visitor.press({ action: 'refresh', remindIn: 'pl' });
  assert.match((await tickIn()) ?? '', 'checked');
  await visitor.press({ action: 'refresh' });
  assert.not.match((await tickIn()) ?? '', 'checked');
  await shop.change('marketing', {});
  assert.is(await tickIn(), undefined);
  await shop.change('marketing', { cartReminder: { isOn: true } });
});

test('it goes out once, four hours after the last change', async (context) => {
  await aLeavingVisitor(context);
  await context.shop.database.db
    .updateTable('variants')
    .set({ unit_measure: '3', unit_measure_unit: 'm', unit_base_measure: '1', unit_base_measure_unit: 'm' })
    .execute();
  assert.is(await pass(context, 3.99), 0);
  assert.is(await pass(context, 4), 1);
  const [mail] = context.mails;
  assert.equal([mail?.to, mail?.subject], ['jan@example.com', 'Twój koszyk w sklepie Pracownia Plakatu czeka']);
  assert.match(mail?.text ?? '', /1 × /);
  assert.match(mail?.text ?? '', '129,00');
  assert.match(mail?.text ?? '', /43,00.zł za m/);
  for (const hours of [4, 5, 24, 100]) assert.is(await pass(context, hours), 1);
});

test('one stranger gets one a day, from however many carts and however the address is written', async (context) => {
  for (const email of ['victim@example.com', 'Victim+1@example.com', 'victim+2@example.com']) {
    await aLeavingVisitor(context, { remindIn: 'pl', email });
  }
  assert.is(await pass(context, 4), 1);
  assert.is(await pass(context, 20), 1);
});

test('an address that is put in after the round was counted for another one, and gets nothing', async (context) => {
  const visitor = await aLeavingVisitor(context, { remindIn: 'pl', email: 'own@example.com' });
  await queueReminders({ db: context.shop.database.db, now: () => after(4) });
  await visitor.press({ action: 'refresh', remindIn: 'pl', email: 'victim@example.com' });
  assert.is(await pass(context, 4), 0);
});

test('when the process ends after the round, or the mail server refuses, it goes out later and still once', async (context) => {
  await aLeavingVisitor(context);
  const { db } = context.shop.database;
  await Promise.all([1, 2, 3].map(() => queueReminders({ db, now: () => after(4) })));
  assert.is(await pass(context, 4, true), 0);
  assert.is(await pass(context, 5), 1);
  // The entry is put as if the process had ended before it was noted as done.
  await db
    .updateTable('outbox')
    .set({ delivered_at: null, next_attempt_at: after(5) })
    .execute();
  assert.is(await pass(context, 6), 1);
});

test('nobody is reminded who did not ask, or has unticked it', async (context) => {
  await aLeavingVisitor(context, {});
  const unsure = await aLeavingVisitor(context);
  await unsure.press({ action: 'refresh' });
  const waiting = await aLeavingVisitor(context, { remindIn: 'pl', email: 'late@example.com' });
  await queueReminders({ db: context.shop.database.db, now: () => after(4) });
  await waiting.press({ action: 'refresh', email: 'late@example.com' });
  assert.is(await pass(context, 4), 0);
});

test('nobody is reminded who has ordered, from this cart or another', async (context) => {
  const { shop } = context;
  const buyer = await aLeavingVisitor(context);
  assert.not.match(String((await buyer.press({ remindIn: 'pl' })).headers.location), 'notice=');
  const elsewhere = await aLeavingVisitor(context, { remindIn: 'pl', email: 'else@example.com' });
  await queueReminders({ db: shop.database.db, now: () => after(4) });
  const another = await aCheckoutVisitor(shop);
  await another.press({ email: 'Else@example.com' });
  assert.ok(elsewhere.token);
  assert.is(await pass(context, 4), 0);
});

test('nothing goes out for a cart that is empty, sold out, too old, or without an address', async (context) => {
  const { db } = context.shop.database;
  const empty = await aLeavingVisitor(context);
  await empty.post('/pl/cart', { action: `remove 1 ${empty.variant} ` });
  const soldOut = await aLeavingVisitor(context);
  await db.updateTable('variants').set({ on_hand: 0, tracks_stock: true }).where('id', '=', soldOut.variant).execute();
  await aLeavingVisitor(context, { remindIn: 'pl', email: 'jan@' });
  await db.deleteFrom('cart_lines').where('variant_id', '=', empty.variant).execute();
  assert.is(await pass(context, 4), 0);
  await aLeavingVisitor(context);
  assert.is(await pass(context, 4 + 25), 0, 'a shop that was away does not write to carts of yesterday');
});

test('the link brings the goods back to any browser, once, and nothing of what was typed', async (context) => {
  const { app } = context.shop;
  const visitor = await aLeavingVisitor(context);
  await pass(context, 4);
  const link = linkIn(context.mails[0] as Mail, 'cart/back');
  const answer = await app.inject({ url: link });
  assert.equal([answer.statusCode, answer.headers.location], [303, '/pl/cart']);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  assert.is.not(cookie, visitor.cookie);
  for (let time = 0; time < 2; time++) await app.inject({ url: link, headers: { cookie } });
  const { body } = await app.inject({ url: '/pl/cart', headers: { cookie } });
  assert.match(body, 'data-count="1"');
  const checkout = await app.inject({ url: '/pl/checkout', headers: { cookie } });
  assert.not.match(checkout.body, 'Jan Kowalski');
  assert.not.match(checkout.body, 'jan@example.com');
  // In the browser that it was left in, nothing happens to it.
  await app.inject({ url: link, headers: { cookie: visitor.cookie } });
  assert.match((await visitor.getPage('/pl/cart')).body, 'data-count="1"');
  const wrong = await app.inject({ url: `${link.slice(0, -4)}AAAA` });
  assert.equal([wrong.headers.location, wrong.headers['set-cookie']], ['/pl/cart', undefined]);
});

test('one press ends all reminders, on the page or in the mail program, and only a hash stays', async (context) => {
  const { app, database } = context.shop;
  await aLeavingVisitor(context);
  await aLeavingVisitor(context, { remindIn: 'de', email: 'eva@example.com' });
  await pass(context, 4);
  const mailTo = (email: string) => context.mails.find(({ to }) => to === email) as Mail;
  const [first, second] = [mailTo('jan@example.com'), mailTo('eva@example.com')];
  const stop = linkIn(first, 'cart/no-reminders');
  assert.match(textOf((await app.inject({ url: stop })).body), 'Wyłączyć przypomnienia?');
  assert.is((await database.db.selectFrom('cart_reminder_refusals').selectAll().execute()).length, 0);
  const stopped = await postForm(app, stop, {});
  assert.match(textOf(stopped.body), 'Nie będziemy więcej przypominać');
  const url = second.unsubscribeUrl?.replace(shopOrigin, '') ?? '';
  assert.match(String((await app.inject({ url })).headers.location), /^\/de\/cart\/no-reminders\//);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const pressed = await app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
  assert.is(pressed.statusCode, 204);
  const kept = await database.db.selectFrom('cart_reminder_refusals').selectAll().execute();
  assert.equal(
    kept.map(({ subject }) => subject.length),
    [32, 32],
  );
  await aLeavingVisitor(context, { remindIn: 'pl', email: 'JAN+1@example.com' });
  await database.db.deleteFrom('rate_limits').execute();
  await aLeavingVisitor(context, { remindIn: 'pl', email: 'eva@example.com' });
  assert.is(await pass(context, 5), 2, 'no third one');
});

test.run();

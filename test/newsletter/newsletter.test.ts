// The newsletter from the form to the end of a subscription, as browsers and mail programs send it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { erasePerson } from '#server/customers/erase-person.ts';
import { exportPerson } from '#server/customers/export-person.ts';
import { findPersonByEmail } from '#server/customers/person.ts';
import { runRetention } from '#server/customers/retention/run-retention.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createNewsletterEmails } from '#server/emails/marketing/newsletter-emails.ts';
import { listExported, subscriberToCsv } from '#server/newsletter/export-subscribers.ts';
import { REQUESTS_PER_ADDRESS } from '#server/newsletter/newsletter-limits.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { unconfirmedMails } from '#server/outbox/unconfirmed-mails.ts';
import { saveReceivers } from '#server/webhooks/receiver-store.ts';
import { writeWebhookBody } from '#server/webhooks/webhook-body.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { postForm, shopOrigin, textOf } from '#test/fixtures/post-form.ts';
import { silentLog } from '#test/fixtures/silent-log.ts';

type Context = { shop: ShopFixture; mails: Mail[]; events: string[] };
const test = suite<Context>('newsletter');

test.before(async (context) => {
  context.shop = await aShop();
});
test.before.each(async (context) => {
  const { db } = context.shop.database;
  context.mails = [];
  for (const table of ['newsletter_subscriptions', 'outbox', 'rate_limits'] as const) {
    await db.deleteFrom(table).execute();
  }
  const events = ['newsletter.subscribed', 'newsletter.unsubscribed'] as const;
  await inTransaction(db, (tx) => saveReceivers(tx, [{ name: 'sender', events }], 0));
});
test.after(({ shop }) => shop.close());

const path = '/pl/newsletter';
let lastAddress = 0;

/** From another network each time, unless it is named. */
function post({ shop }: Context, fields: Record<string, string>, remoteAddress = `203.0.113.${++lastAddress % 250}`) {
  return shop.app.inject({
    method: 'POST',
    url: path,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shopOrigin },
    payload: new URLSearchParams(fields).toString(),
  });
}

const ask = (context: Context, email: string, from?: string) => post(context, { action: 'request', email }, from);
const subscriptionsOf = ({ shop }: Context) =>
  shop.database.db.selectFrom('newsletter_subscriptions').selectAll().orderBy('id').execute();

/** Sends what waits, and returns the last e-mail. */
async function mailTo(context: Context, email: string): Promise<Mail> {
  const { db } = context.shop.database;
  const sendMail = async (mail: Mail) => void context.mails.push(mail);
  const handlers = createNewsletterEmails({ db, sendMail, publicUrl: shopOrigin });
  await deliverOutbox({ db, now: () => shopTime, log: silentLog, handlers });
  const mail = context.mails.findLast(({ to }) => to === email);
  assert.ok(mail, `an e-mail to ${email}`);
  return mail as Mail;
}

const tokenIn = ({ text }: Mail) => /state=confirm&token=([\w-]+)/.exec(text)?.[1] ?? '';

async function subscribe(context: Context, email: string): Promise<string> {
  await ask(context, email);
  const link = tokenIn(await mailTo(context, email));
  assert.is((await post(context, { action: 'confirm', link })).headers.location, `${path}?state=confirmed`);
  return link;
}

async function eventsOf({ shop }: Context) {
  const { db } = shop.database;
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'webhook:sender')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => (payload as { type: string }).type);
}

test('somebody asks, answers the e-mail and is subscribed, and what was agreed to is kept', async (context) => {
  const form = await context.shop.app.inject({ url: path });
  assert.match(textOf(form.body), 'Chcę dostawać e-mailem nowości i oferty od sklepu Pracownia Plakatu.');
  assert.match(form.body, `href="${path}"`);
  const asked = await ask(context, ' Anna@Example.com ');
  assert.equal([asked.statusCode, asked.headers.location], [303, `${path}?state=sent`]);
  assert.is(asked.headers['set-cookie'], undefined);
  const [pending] = await subscriptionsOf(context);
  assert.equal(
    [pending?.email, pending?.locale, pending?.page, pending?.confirmed_at],
    ['anna@example.com', 'pl', path, null],
  );
  assert.match(pending?.wording ?? '', /^Chcę dostawać .* Pracownia Plakatu\. .*wycofać/);
  assert.equal(await eventsOf(context), []);

  const mail = await mailTo(context, 'anna@example.com');
  assert.match(mail.subject, 'Newsletter sklepu Pracownia Plakatu');
  const link = tokenIn(mail);
  const opened = await context.shop.app.inject({ url: `${path}?state=confirm&token=${link}` });
  assert.match(opened.body, `name="link" value="${link}"`);
  assert.match(opened.body, '<meta name="robots" content="noindex">');
  assert.is((await subscriptionsOf(context))[0]?.confirmed_at, null, 'opening the link alone confirms nothing');
  for (let press = 0; press < 2; press++) {
    assert.is((await post(context, { action: 'confirm', link })).headers.location, `${path}?state=confirmed`);
  }
  assert.equal((await subscriptionsOf(context))[0]?.confirmed_at, shopTime);
  assert.equal(await eventsOf(context), ['newsletter.subscribed']);
});

test('a known address, an unknown one and one asked for too often get the same answer', async (context) => {
  await subscribe(context, 'anna@example.com');
  const { mails } = context;
  mails.length = 0;
  const answers = [];
  const { aDay } = unconfirmedMails['newsletter-confirmation'];
  for (let time = 0; time < aDay + 2; time++) answers.push(await ask(context, 'anna@example.com'));
  answers.push(await ask(context, 'nobody@example.com'));
  const told = answers.map(({ statusCode, headers, body }) => [statusCode, headers.location, body]);
  assert.equal(
    told,
    told.map(() => [303, `${path}?state=sent`, '']),
  );
  await mailTo(context, 'anna@example.com');
  assert.is(mails.filter(({ to }) => to === 'anna@example.com').length, aDay - 1, 'the first one was sent before');
  assert.is((await subscriptionsOf(context)).length, 2);
});

test('one network asks for so many, and what is no address is said at the field', async (context) => {
  const wrong = await ask(context, 'anna@example');
  assert.is(wrong.headers.location, `${path}?state=invalid`);
  const page = await context.shop.app.inject({ url: `${path}?state=invalid` });
  assert.match(page.body, /aria-invalid="true"[^>]*|Sprawdź adres e-mail/);
  for (let time = 0; time < REQUESTS_PER_ADDRESS; time++) {
    assert.is((await ask(context, `anna${time}@example.com`, '198.51.100.7')).statusCode, 303);
  }
  assert.is((await ask(context, 'anna@example.com', '198.51.100.7')).statusCode, 429);
  assert.is((await subscriptionsOf(context)).length, REQUESTS_PER_ADDRESS);
});

test('a form from elsewhere is refused, and so is a field that it does not have', async (context) => {
  const { app } = context.shop;
  const fields = { action: 'request', email: 'anna@example.com' };
  assert.is((await postForm(app, path, fields, { origin: 'https://evil.example' })).statusCode, 403);
  assert.is((await postForm(app, path, { ...fields, confirmed: 'on' })).statusCode, 400);
  assert.equal(await subscriptionsOf(context), []);
});

test('a mail program’s own button unsubscribes at once, also with the link of an earlier subscription', async (context) => {
  const { app } = context.shop;
  const first = await subscribe(context, 'anna@example.com');
  const { unsubscribeUrl = '' } = context.mails.at(-1) ?? {};
  const url = unsubscribeUrl.replace(shopOrigin, '');
  assert.is(url, `/api/newsletter/unsubscribe/${first}`);
  const looked = await app.inject({ url });
  assert.equal([looked.statusCode, looked.headers.location], [303, `${path}?state=leave&token=${first}`]);
  assert.equal(await eventsOf(context), ['newsletter.subscribed'], 'opening it alone ends nothing');
  // From anywhere, without an origin and a cookie.
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const press = () => app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
  assert.is((await press()).statusCode, 204);
  assert.equal(await eventsOf(context), ['newsletter.subscribed', 'newsletter.unsubscribed']);
  assert.is((await press()).statusCode, 204);
  const inParts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const asParts = { 'content-type': 'multipart/form-data; boundary=x' };
  assert.is((await app.inject({ method: 'POST', url, headers: asParts, payload: inParts })).statusCode, 204);
  assert.is((await app.inject({ method: 'POST', url: url.slice(0, -3), headers, payload: 'x=y' })).statusCode, 204);

  assert.is((await post(context, { action: 'confirm', link: first })).headers.location, `${path}?state=gone`);
  const second = await subscribe(context, 'anna@example.com');
  assert.is.not(second, first);
  await press();
  const rows = await subscriptionsOf(context);
  assert.equal(
    rows.map(({ unsubscribed_by }) => unsubscribed_by),
    ['subscriber', 'subscriber'],
  );
});

test('a request that is not wanted, or not answered in time, leaves nothing', async (context) => {
  await ask(context, 'anna@example.com');
  const link = tokenIn(await mailTo(context, 'anna@example.com'));
  assert.is((await post(context, { action: 'leave', link })).headers.location, `${path}?state=left`);
  assert.equal(await subscriptionsOf(context), []);
  assert.equal(await eventsOf(context), []);

  await ask(context, 'anna@example.com');
  const late = tokenIn(await mailTo(context, 'anna@example.com'));
  const { db } = context.shop.database;
  const fortnightAgo = new Date(shopTime.getTime() - 14 * 24 * 60 * 60_000);
  await db.updateTable('newsletter_subscriptions').set({ requested_at: fortnightAgo }).execute();
  assert.is((await post(context, { action: 'confirm', link: late })).headers.location, `${path}?state=gone`);
  await runRetention(db, shopTime);
  assert.equal(await subscriptionsOf(context), []);
});

test('the export holds who confirmed, and who of those has left since', async (context) => {
  const { db } = context.shop.database;
  await subscribe(context, 'anna@example.com');
  const left = await subscribe(context, 'bea@example.com');
  await post(context, { action: 'leave', link: left });
  await ask(context, 'bea@example.com');
  await ask(context, 'pending@example.com');
  const unsubscribeUrlOf = (token: string) => `https://shop.example/${token}`;
  const listed = await listExported(db, { first: 10, unsubscribeUrlOf });
  assert.equal(
    listed.map(({ email, state, language }) => [email, state, language]),
    [
      ['anna@example.com', 'subscribed', 'pl'],
      ['bea@example.com', 'unsubscribed', 'pl'],
    ],
  );
  const line = listed.map(subscriberToCsv)[1] ?? '';
  assert.match(
    line,
    /^bea@example\.com,pl,unsubscribed,2026-11-21T10:00:00\.000Z,2026-11-21T10:00:00\.000Z,2026-11-21T/,
  );
  assert.match(line, `https://shop.example/${left}`);
  const later = new Date(shopTime.getTime() + 1);
  assert.equal(await listExported(db, { since: later, first: 10, unsubscribeUrlOf }), []);
});

test('receivers are told who it is', async (context) => {
  const { db } = context.shop.database;
  await subscribe(context, 'anna@example.com');
  const entry = await db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'webhook:sender')
    .executeTakeFirstOrThrow();
  const waiting = {
    ...entry,
    deduplicationKey: entry.deduplication_key,
    payload: entry.payload as Record<string, unknown>,
  };
  const body = await writeWebhookBody(db, waiting, shopOrigin);
  assert.equal(body?.subscription, {
    email: 'anna@example.com',
    language: 'pl',
    requestedAt: shopTime.toISOString(),
    confirmedAt: shopTime.toISOString(),
    unsubscribedAt: null,
  });
});

test('a person’s copy and erasure know of the newsletter', async (context) => {
  const { db } = context.shop.database;
  const link = await subscribe(context, 'anna@example.com');
  const person = await findPersonByEmail(db, 'Anna@example.com');
  const copy = JSON.stringify(await exportPerson(db, person, shopTime));
  assert.match(copy, 'anna@example.com');
  assert.not.match(copy, link);
  const services = { db, now: () => shopTime, audit: async () => undefined };
  const erased = await erasePerson({ ...services, reason: 'asked' }, (tx) => findPersonByEmail(tx, 'anna@example.com'));
  assert.ok(erased.ok);
  assert.equal(await subscriptionsOf(context), []);
});

test('a shop without a newsletter offers none, and whoever had it can still leave', async (context) => {
  const { shop } = context;
  const link = await subscribe(context, 'anna@example.com');
  await shop.change('marketing', { newsletter: false });
  const { body } = await shop.app.inject({ url: path });
  assert.match(textOf(body), 'Ten sklep nie ma teraz newslettera.');
  assert.not.match(body, 'name="email"');
  assert.not.match((await shop.app.inject({ url: '/pl/cart' })).body, `href="${path}"`);
  assert.is((await ask(context, 'bea@example.com')).headers.location, path);
  await post(context, { action: 'leave', link });
  assert.is((await subscriptionsOf(context))[0]?.unsubscribed_by, 'subscriber');
  await shop.change('marketing', { newsletter: true });
});

test.run();

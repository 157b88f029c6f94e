// Subscribers in the office and on the command line's side of it: listed, counted, exported and taken out.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { createToken } from '#server/http/session.ts';
import { saveRequest, setConfirmed } from '#server/newsletter/subscription-store.ts';
import { unsubscribe } from '#server/newsletter/unsubscribe.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { answerOf, ask, press } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '../staff/sign-in-as.ts';

type Context = { shop: ShopFixture; manager: SignedInFixture; accountant: SignedInFixture; packer: SignedInFixture };
const test = suite<Context>('subscribers in the office');

const SUBSCRIBED = 60;
const emailOf = (index: number) => `anna${String(index).padStart(2, '0')}@example.com`;

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  context.manager = await signedInStaff(db, 'manager', { now: shopTime, isSteppedUp: true });
  context.accountant = await signedInStaff(db, 'accountant', { now: shopTime });
  context.packer = await signedInStaff(db, 'packer', { now: shopTime });
  await inTransaction(db, async (tx) => {
    const consent = { locale: 'pl', page: '/pl/newsletter', wording: '=Tak' } as const;
    for (let index = 0; index < SUBSCRIBED; index++) {
      const id = await saveRequest(tx, { ...consent, email: emailOf(index) }, createToken(), shopTime);
      await setConfirmed(tx, id, shopTime);
    }
    await unsubscribe(tx, emailOf(0), 'subscriber', shopTime);
    await saveRequest(tx, { ...consent, email: 'pending@example.com' }, createToken(), shopTime);
  });
});
test.after(({ shop }) => shop.close());

const list = async ({ shop }: Context, person: SignedInFixture, variables: object = {}) =>
  (await ask(shop, person, 'NewsletterList', { filters: {}, ...variables })).subscribers;

test('the latest stand first, fifty a page, in both directions', async (context) => {
  const first = await list(context, context.manager);
  assert.equal([first.count, first.subscribers.length, first.after], [SUBSCRIBED + 1, 50, null]);
  assert.is(first.subscribers[0].email, 'pending@example.com');
  const second = await list(context, context.manager, { before: first.before });
  assert.equal([second.subscribers.length, second.before], [11, null]);
  assert.equal(second.subscribers.at(-1), { ...second.subscribers.at(-1), email: emailOf(0), state: 'unsubscribed' });
  const back = await list(context, context.manager, { after: second.after });
  assert.equal([back.subscribers, back.after], [first.subscribers, null]);
});

test('the list is narrowed by state and by part of the address', async (context) => {
  const emailsOf = async (filters: object) => {
    const { subscribers, count } = await list(context, context.manager, { filters });
    assert.is(count, subscribers.length);
    return subscribers.map(({ email }: { email: string }) => email);
  };
  assert.equal(await emailsOf({ state: 'pending' }), ['pending@example.com']);
  assert.equal(await emailsOf({ state: 'unsubscribed' }), [emailOf(0)]);
  assert.equal(await emailsOf({ text: 'ANNA01' }), [emailOf(1)]);
  assert.equal(await emailsOf({ text: 'anna01', state: 'pending' }), []);
});

test('whoever may not see customers sees no subscribers', async ({ shop, packer, accountant }) => {
  const get = (url: string, { cookie }: SignedInFixture) => shop.app.inject({ url, headers: { cookie } });
  for (const person of [packer, accountant]) {
    assert.match(String((await get('/admin/newsletter', person)).headers.location), /^\/admin\/no-access\?/);
    assert.is((await get(officeApi.queryUrl('NewsletterList', { filters: {} }), person)).statusCode, 403);
  }
});

test('staff takes somebody out, which is logged without the address', async (context) => {
  const { shop, manager, accountant } = context;
  const { db } = shop.database;
  const remove = (person: SignedInFixture, email: string) => press(shop, person, 'NewsletterRemove', { email });
  assert.match((await remove(accountant, emailOf(5))).body, 'FORBIDDEN');
  assert.is((await answerOf(remove(manager, emailOf(5).toUpperCase()))).refusal, null);
  assert.is((await answerOf(remove(manager, emailOf(5)))).refusal, 'SubscriberUnknown');
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select('unsubscribed_by')
    .where('email', '=', emailOf(5))
    .executeTakeFirst();
  assert.is(row?.unsubscribed_by, 'staff');
  const [logged] = await db.selectFrom('audit_log').selectAll().where('kind', '=', 'newsletter.unsubscribed').execute();
  assert.not.match(JSON.stringify(logged), 'anna');
});

test('the file is for whoever may export, after a second proof, and that is logged', async (context) => {
  const { shop, manager, accountant } = context;
  const { db } = shop.database;
  const get = ({ cookie }: SignedInFixture) => shop.app.inject({ url: '/admin/newsletter.csv', headers: { cookie } });
  assert.is((await get(accountant)).statusCode, 403);
  const unproved = await get(await signedInStaff(db, 'manager', { now: shopTime }));
  assert.is(unproved.headers.location, '/admin/step-up?to=%2Fadmin%2Fnewsletter&file=%2Fadmin%2Fnewsletter.csv');
  const { body, headers } = await get(manager);
  assert.match(String(headers['content-disposition']), 'newsletter-2026-11-21.csv');
  const lines = body.trimEnd().split('\n');
  assert.match(lines[0] ?? '', /^\uFEFFemail,language,state,confirmed_at,unsubscribed_at/);
  assert.is(lines.length, SUBSCRIBED + 1);
  assert.match(lines[1] ?? '', /^anna00@example\.com,pl,unsubscribed,/);
  // A spreadsheet does not run it.
  assert.match(lines[1] ?? '', ",'=Tak,http://localhost:3000/api/newsletter/unsubscribe/");
  assert.not.match(body, 'pending@');
  const log = await db.selectFrom('audit_log').select('id').where('kind', '=', 'newsletter.exported').execute();
  assert.is(log.length, 1);
});

test.run();

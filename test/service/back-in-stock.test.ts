// Waiting for goods: the address is confirmed, one e-mail goes out when they can be bought, and every link that is no longer
// good says why.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runRetention } from '#server/customers/retention/run-retention.ts';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createBackInStockEmails } from '#server/emails/service/back-in-stock-emails.ts';
import type { WaitingEntry } from '#server/outbox/outbox-store.ts';
import { unconfirmedMails } from '#server/outbox/unconfirmed-mails.ts';
import { listWaitingForStock, REQUEST_LIFE_MS } from '#server/service/back-in-stock-store.ts';
import { requestToken } from '#server/service/back-in-stock-token.ts';
import { sendBackInStock } from '#server/service/send-back-in-stock.ts';
import { REQUESTS_PER_ADDRESS } from '#server/service/service-limits.ts';
import { listOutOfStock } from '#server/today/office/list-problems.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { viewOf } from '#src/shop/markets.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { aVisitor } from '../returns/a-withdrawing-visitor.ts';

type Context = { shop: ShopFixture; variantId: string; handle: string };

const test = suite<Context>('back in stock');

let products = 0;

test.before(async (context) => {
  context.shop = await aShop();
});
test.before.each(async (context) => {
  context.handle = `zubr-${++products}`;
  const { db } = context.shop.database;
  context.variantId = await aProduct(db, { handle: context.handle, title: 'Żubr', onHand: 0 });
});
test.after(({ shop }) => shop.close());

const now = () => shopTime;

const listRequests = ({ shop, variantId }: Context) =>
  shop.database.db
    .selectFrom('back_in_stock_requests')
    .selectAll()
    .where('variant_id', '=', variantId)
    .orderBy('email')
    .execute();

/** What the outbox has to send about this variant, sent. */
async function deliver(context: Context): Promise<Mail[]> {
  const { db } = context.shop.database;
  const ids = (await listRequests(context)).map(({ id }) => id);
  const sent: Mail[] = [];
  const sendMail = async (mail: Mail) => {
    sent.push(mail);
  };
  const effects = createBackInStockEmails({ db, now, sendMail, publicUrl: 'https://shop.example' });
  const entries = await db.selectFrom('outbox').selectAll().where('delivered_at', 'is', null).orderBy('id').execute();
  for (const { id, kind, payload, deduplication_key: deduplicationKey } of entries) {
    const { requestId } = payload as { requestId?: string };
    if (!requestId || !ids.includes(requestId)) continue;
    // A handler reads no more of what waits in the outbox.
    const entry = { kind, payload, deduplicationKey } as unknown as WaitingEntry;
    await effects[kind]?.handle(entry, new AbortController().signal);
    await db.updateTable('outbox').set({ delivered_at: shopTime }).where('id', '=', id).execute();
  }
  return sent;
}

const linkIn = (mail: Mail | undefined) =>
  /https:\/\/shop\.example(\/\w\w\/back-in-stock\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** Asks and confirms; the link that did it. */
async function wait(context: Context, email = 'ewa@example.com', locale = 'pl'): Promise<string> {
  const { post } = aVisitor(context.shop);
  assert.is((await post(`/${locale}/back-in-stock`, { variant: context.variantId, email })).statusCode, 303);
  const path = linkIn((await deliver(context)).find(({ to }) => to === email));
  assert.is((await post(path, { action: 'confirm' })).headers.location, path);
  return path;
}

const setStock = ({ shop, variantId }: Context, onHand: number) =>
  shop.database.db.updateTable('variants').set({ on_hand: onHand }).where('id', '=', variantId).execute();

test('the form stands on the page of what is sold out, and only there', async (context) => {
  const { open } = aVisitor(context.shop);
  const page = await open(`/pl/p/${context.handle}`);
  assert.match(page.html, 'action="/pl/back-in-stock"');
  assert.match(page.text, 'Powiadom, gdy znów będzie');
  await aProduct(context.shop.database.db, { handle: `jest-${context.handle}`, title: 'Jest', onHand: 3 });
  assert.not.match((await open(`/pl/p/jest-${context.handle}`)).html, 'back-in-stock"');
});

test('asked for, confirmed, and written about once when it can be bought again', async (context) => {
  const { shop, variantId, handle } = context;
  const { db } = shop.database;
  const { post, open } = aVisitor(shop);
  const asked = await post('/de/back-in-stock', { variant: variantId, email: ' Ewa@Example.com ' });
  assert.equal([asked.statusCode, asked.headers.location], [303, `/de/back-in-stock?product=${handle}`]);
  const answer = await open(String(asked.headers.location));
  assert.match(answer.text, 'Schauen Sie in Ihr Postfach');
  assert.match(answer.html, `href="/de/p/${handle}"`);
  const [confirmation] = await deliver(context);
  assert.is(confirmation?.to, 'Ewa@Example.com');
  assert.match(confirmation?.subject ?? '', 'Bitte bestätigen: Nachricht, sobald „Żubr“ wieder da ist');

  await setStock(context, 2);
  assert.is(await sendBackInStock({ db, now }), 0, 'nothing before the address is confirmed');
  await setStock(context, 0);
  const path = linkIn(confirmation);
  const page = await open(path);
  assert.match(page.text, 'Sobald es „Żubr“ wieder zu kaufen gibt, geht eine E-Mail an Ewa@Example.com.');
  assert.is((await listRequests(context))[0]?.confirmed_at, null, 'looking at the link confirms nothing');
  await post(path, { action: 'confirm' });
  assert.match((await open(path)).text, 'Wir schreiben Ihnen');
  assert.is(await sendBackInStock({ db, now }), 0, 'nothing while it is sold out');
  assert.equal(
    (await listWaitingForStock(db, 'pl'))
      .filter((row) => row.handle === handle)
      .map(({ title, waiting }) => [title, waiting]),
    [['Żubr', 1]],
  );
  assert.is((await listOutOfStock(db, viewOf(everyMarket, 'pl'))).find((row) => row.handle === handle)?.waiting, 1);

  await setStock(context, 1);
  const rounds = await Promise.all([1, 2, 3].map(() => sendBackInStock({ db, now })));
  assert.is(
    rounds.reduce((sum, count) => sum + count, 0),
    1,
    'of rounds at once one takes it',
  );
  assert.is(await sendBackInStock({ db, now }), 0);
  const [mail, ...more] = await deliver(context);
  assert.equal(more, []);
  assert.is(mail?.subject, '„Żubr“ ist wieder da');
  assert.match(mail?.text ?? '', `https://shop.example/de/p/${handle}?variant=${handle.toUpperCase()}`);
  assert.match((await open(path)).text, 'Dieser Link ist verbraucht');

  const unsubscribe = String(mail?.unsubscribeUrl).replace('https://shop.example', '');
  const bare = { method: 'POST', url: unsubscribe, payload: 'List-Unsubscribe=One-Click' } as const;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  assert.is((await shop.app.inject({ ...bare, headers })).statusCode, 204);
  assert.equal(await listRequests(context), []);
});

test('killed between answering and sending, the shop sends neither twice nor never', async (context) => {
  const { db } = context.shop.database;
  await wait(context);
  await setStock(context, 1);
  // The round stops before its transaction commits: nothing has happened.
  const failing = db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('"outbox"')) throw new Error('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await sendBackInStock({ db: failing, now }).then(
    () => assert.unreachable(),
    () => undefined,
  );
  assert.is((await listRequests(context))[0]?.sent_at, null);
  assert.is(await sendBackInStock({ db, now }), 1);
  assert.is((await deliver(context)).length, 1);
});

test('whether an address waits already is told to nobody, and it is written to a few times an hour', async (context) => {
  await wait(context);
  const fields = { variant: context.variantId, email: 'EWA@example.com' };
  const known = await aVisitor(context.shop).post('/pl/back-in-stock', fields);
  const unknown = await aVisitor(context.shop).post('/pl/back-in-stock', { ...fields, email: 'jan@example.com' });
  const told = ({ statusCode, headers, body }: typeof known) => [statusCode, headers.location, body];
  assert.equal(told(known), told(unknown));
  assert.equal(
    (await deliver(context)).map(({ to }) => to),
    ['jan@example.com'],
  );
  assert.is((await listRequests(context)).length, 2);
  const { aDay } = unconfirmedMails['back-in-stock-confirm'];
  for (let time = 0; time < aDay + 2; time += 1) {
    const again = await aVisitor(context.shop).post('/pl/back-in-stock', { ...fields, email: 'ola@example.com' });
    assert.equal(told(again), told(known));
  }
  assert.is((await deliver(context)).length, aDay);
});

test('a link that is forged, expired or used says so, and does nothing', async (context) => {
  const { shop, variantId } = context;
  const { db } = shop.database;
  const { post, open } = aVisitor(shop);
  const path = await wait(context, 'ula@example.com');
  const forged = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
  const page = await open(forged);
  assert.is(page.status, 404);
  assert.match(page.text, 'Ten link jest niepełny');
  await post(forged, { action: 'remove' });
  assert.is((await listRequests(context)).length, 1, 'a forged link removes nothing');

  const removed = await post(path, { action: 'remove' });
  assert.match(removed.body, 'Nie dostaniesz wiadomości');
  assert.match((await open(path)).text, 'Ten link został już użyty');
  await post(path, { action: 'confirm' });
  assert.equal(await listRequests(context), []);

  await post('/pl/back-in-stock', { variant: variantId, email: 'ula@example.com' });
  const createdAt = new Date(shopTime.getTime() - REQUEST_LIFE_MS - 1);
  await db.updateTable('back_in_stock_requests').set({ created_at: createdAt }).execute();
  const [{ id } = { id: '' }] = await listRequests(context);
  const old = `/pl/back-in-stock/${await requestToken(db, { id, createdAt }, shopTime)}`;
  assert.match((await open(old)).text, 'Ten link wygasł');
  await post(old, { action: 'confirm' });
  assert.is((await listRequests(context))[0]?.confirmed_at, null);
  await runRetention(db, shopTime);
  assert.equal(await listRequests(context), []);
  assert.match((await open(old)).text, 'Ten link wygasł');
});

test('what was sent is deleted a week later, and whoever waits is not', async (context) => {
  const { db } = context.shop.database;
  await wait(context);
  await wait(context, 'jan@example.com');
  const longAgo = new Date(shopTime.getTime() - 2 * REQUEST_LIFE_MS);
  await db.updateTable('back_in_stock_requests').set({ created_at: longAgo, confirmed_at: longAgo }).execute();
  await db
    .updateTable('back_in_stock_requests')
    .set({ sent_at: longAgo })
    .where('email', '=', 'jan@example.com')
    .execute();
  await runRetention(db, shopTime);
  assert.equal(
    (await listRequests(context)).map(({ email }) => email),
    ['ewa@example.com'],
  );
});

test('an address that is none is said, an article that is none is not found, and who asks too often waits', async (context) => {
  const { post } = aVisitor(context.shop);
  const wrong = await post('/en/back-in-stock', { variant: context.variantId, email: 'ewa@' });
  assert.match(wrong.body, 'Check the e-mail address');
  const nothing = { variant: '00000000-0000-4000-8000-000000000000', email: 'ewa@example.com' };
  assert.is((await post('/en/back-in-stock', nothing)).statusCode, 404);
  for (let time = 2; time < REQUESTS_PER_ADDRESS; time += 1) await post('/en/back-in-stock', nothing);
  assert.is((await post('/en/back-in-stock', nothing)).statusCode, 429);
});

test.run();

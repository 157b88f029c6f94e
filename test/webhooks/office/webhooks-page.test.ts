// Receivers that are made in the office: who makes them, what they are sent, and what is kept of it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { readReceiverSecrets } from '#server/secrets/receiver-secrets.ts';
import { CurrentReceivers } from '#server/webhooks/current-receivers.ts';
import { listDeliveries } from '#server/webhooks/deliveries.ts';
import { publishEvent } from '#server/webhooks/publish-event.ts';
import { saveReceivers } from '#server/webhooks/receiver-store.ts';
import { locales } from '#src/i18n/locales.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopKeys, shopTime } from '#test/fixtures/a-shop.ts';
import { silentLog } from '#test/fixtures/silent-log.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';
import { aReceiver } from '../a-receiver.ts';

const test = suite<{ shop: ShopFixture; person: ReturnType<typeof officePerson>; variantId: string }>(
  'webhooks in the office',
);

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  const { cookie } = await signedInStaff(db, 'owner', { now: shopTime, isSteppedUp: true });
  context.person = officePerson(context.shop, cookie);
  context.variantId = await aProduct(db);
});
test.before.each(async ({ shop: { database } }) => {
  for (const table of ['outbox', 'webhook_receivers', 'secrets'] as const)
    await database.db.deleteFrom(table).execute();
});
test.after(({ shop }) => shop.close());

const content = (url: string, more = {}) => ({ url, events: ['stock.low'], stockLowAt: 3, isStopped: false, ...more });

/** What a running shop sends to now: by the clock of the receiver, which refuses what was signed long ago. */
async function deliver({ database: { db } }: ShopFixture): Promise<void> {
  const now = () => new Date();
  const receivers = new CurrentReceivers({
    ...{ db, now, publicUrl: 'https://shop.example', log: () => silentLog },
    readSecrets: () => readReceiverSecrets(db, shopKeys),
  });
  await receivers.reload();
  await deliverOutbox({ db, now, log: silentLog, handlers: receivers.effects });
}

test('one is made with a secret that is shown once, is told what happens, and a delivery is sent again under its id', async ({
  shop,
  person,
  variantId,
}) => {
  const { db } = shop.database;
  const made = await person.mutate('WebhooksSave', { name: 'warehouse', content: content('http://127.0.0.1:1/kasa') });
  const { secret } = made.saveWebhook;
  assert.match(secret ?? '', /^whsec_.{40,}$/);
  await using receiver = await aReceiver(secret ?? '');
  // The office calls public addresses only; the machine of this test is none.
  await db.updateTable('webhook_receivers').set({ url: receiver.url, allows_private: true }).execute();
  await inTransaction(db, (tx) => publishEvent(tx, { type: 'stock.low', key: 'one', variantId }, shopTime));
  await deliver(shop);
  assert.equal(
    receiver.events.map(({ id }) => id),
    ['stock.low-one'],
  );
  const list = async () =>
    (await person.query('WebhooksDeliveries', { name: 'warehouse' })).webhookDeliveries.deliveries;
  const [delivery] = await list();
  assert.equal([delivery?.type, delivery?.attempts, delivery?.latest[0]?.status], ['stock.low', 1, 204]);
  receiver.behave((_request, response) => response.writeHead(422).end());
  assert.is((await person.mutate('WebhooksSendAgain', { id: delivery?.id ?? '' })).sendWebhookAgain.refusal, null);
  await deliver(shop);
  const [again, first] = await list();
  assert.equal([again?.eventId, again?.deliveredAt, again?.latest[0]?.status], [first?.eventId, null, 422]);
  assert.is(again?.latest[0]?.error, null);
  receiver.behave(null);
  // It waits for its next attempt: by a press it is tried now.
  await person.mutate('WebhooksSendAgain', { id: again?.id ?? '' });
  await deliver(shop);
  assert.equal(
    (await list()).map(({ deliveredAt, attempts }) => [deliveredAt !== null, attempts]),
    [
      [true, 2],
      [true, 1],
    ],
  );
  assert.is((await person.mutate('WebhooksTest', { name: 'warehouse' })).testWebhook.refusal, null);
  await deliver(shop);
  assert.is(receiver.events.at(-1)?.type, 'test');
  const shown = JSON.stringify([
    await person.query('WebhooksList', {}),
    await db.selectFrom('audit_log').selectAll().execute(),
  ]);
  assert.not.match(shown, String(secret));
});

test('a private address is not called that the office names, and what is changed to another place is public again', async ({
  shop,
  person,
}) => {
  const { db } = shop.database;
  await using receiver = await aReceiver('');
  await person.mutate('WebhooksSave', { name: 'inside', content: content(receiver.url) });
  await person.mutate('WebhooksTest', { name: 'inside' });
  await deliver(shop);
  assert.is(receiver.requests, 0);
  const [{ latest } = { latest: [] }] = (await person.query('WebhooksDeliveries', { name: 'inside' })).webhookDeliveries
    .deliveries;
  assert.match(latest[0]?.error ?? '', 'none of the public internet');
  await db.updateTable('webhook_receivers').set({ allows_private: true }).execute();
  const change = { name: 'inside', version: 1, content: content('http://10.0.0.1/kasa') };
  assert.is((await person.mutate('WebhooksSave', change)).saveWebhook.refusal, null);
  assert.equal(await db.selectFrom('webhook_receivers').select('allows_private').execute(), [
    { allows_private: false },
  ]);
});

test('why nobody answers is told in the language of whoever reads it, and in English by the command', async ({
  shop,
  person,
}) => {
  const { db } = shop.database;
  await person.mutate('WebhooksSave', { name: 'away', content: content('https://books.example/a') });
  await db.updateTable('webhook_receivers').set({ url: 'http://127.0.0.1:1/kasa', allows_private: true }).execute();
  await person.mutate('WebhooksTest', { name: 'away' });
  await deliver(shop);
  for (const locale of locales) {
    const { cookie } = await signedInStaff(db, 'owner', { now: shopTime, locale });
    const { webhookDeliveries } = await officePerson(shop, cookie).query('WebhooksDeliveries', { name: 'away' });
    const said = webhookDeliveries.deliveries[0]?.latest[0]?.error;
    assert.is(said, translateTo(locale)('webhookFailure.NOTHING_LISTENS'), locale);
  }
  const { rows } = await listDeliveries(db, 'away', {});
  assert.match(rows[0]?.latest[0]?.error ?? '', 'cannot be reached (ECONNREFUSED)');
});

test('two who change one: the second is asked; a stopped one is told nothing, and what waits for it waits', async ({
  shop,
  person,
  variantId,
}) => {
  const { db } = shop.database;
  await person.mutate('WebhooksSave', { name: 'books', content: content('https://books.example/a') });
  const change = (version: number, more = {}) =>
    person.mutate('WebhooksSave', { name: 'books', version, content: content('https://books.example/b', more) });
  assert.equal((await change(1)).saveWebhook, { refusal: null, secret: null, version: 2, madeBefore: null, by: null });
  assert.is((await change(1)).saveWebhook.refusal, 'WEBHOOK_CHANGED');
  const publish = (key: string) =>
    inTransaction(db, (tx) => publishEvent(tx, { type: 'stock.low', key, variantId }, shopTime));
  await publish('before');
  await change(2, { isStopped: true });
  await publish('after');
  await deliver(shop);
  const waiting = await db.selectFrom('outbox').select(['attempts', 'deduplication_key as key']).execute();
  assert.equal(waiting, [{ attempts: 0, key: 'webhook:books-stock.low-before' }]);
});

test('those of kasa.config.ts are shown, not changed, and one of the office’s survives a start', async ({
  shop,
  person,
}) => {
  const { db } = shop.database;
  await person.mutate('WebhooksSave', { name: 'books', content: content('https://books.example/a') });
  await inTransaction(db, (tx) => saveReceivers(tx, [{ name: 'chat', events: ['order.paid'] }], 3));
  const { webhooks } = await person.query('WebhooksList', {});
  assert.equal(
    webhooks.map(({ name, url }) => [name, url]),
    [
      ['books', 'https://books.example/a'],
      ['chat', null],
    ],
  );
  assert.is((await person.mutate('WebhooksRemove', { name: 'chat' })).removeWebhook.refusal, 'WEBHOOK_UNKNOWN');
  const twice = inTransaction(db, (tx) => saveReceivers(tx, [{ name: 'books', events: ['order.paid'] }], 3));
  await twice.then(
    () => assert.unreachable(),
    ({ code }) => assert.is(code, 'WEBHOOK_NAME_TAKEN'),
  );
  assert.is((await person.mutate('WebhooksRemove', { name: 'books' })).removeWebhook.refusal, null);
  assert.equal(await db.selectFrom('secrets').select('name').execute(), []);
});

test('what is no name, no address or no event is refused', async ({ person }) => {
  const refusalOf = async (name: string, url: string, more = {}) =>
    (await person.mutate('WebhooksSave', { name, content: content(url, more) })).saveWebhook.refusal;
  assert.equal(
    [
      await refusalOf('new', 'https://a.example'),
      await refusalOf('Ware House', 'https://a.example'),
      await refusalOf('a', 'ftp://a.example'),
      await refusalOf('a', 'https://user:word@a.example'),
      await refusalOf('a', 'https://a.example', { events: ['order.eaten'] }),
      await refusalOf('a', 'https://a.example', { stockLowAt: -1 }),
    ],
    ['NAME_INVALID', 'NAME_INVALID', 'URL_INVALID', 'URL_INVALID', 'NO_EVENTS', 'LIMIT_INVALID'],
  );
});

test.run();

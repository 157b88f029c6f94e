// The link to an order by number and address: what strangers find out by it is nothing.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createOrderEmails } from '#server/emails/order-emails.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import type { WaitingEntry } from '#server/outbox/outbox-store.ts';
import { unconfirmedMails } from '#server/outbox/unconfirmed-mails.ts';
import { createServiceEffects } from '#server/service/mail-order-link.ts';
import { LOOKUPS_PER_ADDRESS } from '#server/service/service-limits.ts';
import type { OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { silentLog } from '#test/fixtures/silent-log.ts';
import { anOrderOf, aVisitor } from '../returns/a-withdrawing-visitor.ts';

type Context = { shop: ShopFixture; order: OrderFixture; statements: number };

const test = suite<Context>('the link to an order');

test.before(async (context) => {
  context.shop = await aShop({
    beforeQuery: () => {
      context.statements += 1;
    },
  });
});
test.before.each(async (context) => {
  context.order = await anOrderOf(context.shop);
  await context.shop.database.db.deleteFrom('rate_limits').execute();
});
test.after(({ shop }) => shop.close());

const answer = '/pl/find-order?sent=yes#answer';

/** What the outbox makes of what was asked. */
async function listLinks({ shop, order }: Context) {
  const { db } = shop.database;
  const services = { db, now: () => shopTime };
  await deliverOutbox({ ...services, log: silentLog, handlers: createServiceEffects(services) });
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'order-link')
    .where('payload', '@>', JSON.stringify({ orderId: order.id }) as never)
    .execute();
}

test('right or wrong, the answer is the same, and only the right pair brings an e-mail', async (context) => {
  const number = String(context.order.number);
  const pairs = [
    { orderNumber: `#${number}`, orderEmail: ' JAN@example.com ' },
    { orderNumber: number, orderEmail: 'ewa@example.com' },
    { orderNumber: '999999', orderEmail: 'jan@example.com' },
    { orderNumber: 'ABC', orderEmail: 'niemail' },
  ];
  for (const pair of pairs) {
    const { post } = aVisitor(context.shop);
    const { statusCode, headers, body } = await post('/pl/find-order', pair);
    assert.equal([statusCode, headers.location, body], [303, answer, ''], pair.orderNumber);
  }
  assert.is((await listLinks(context)).length, 1);
  const page = await aVisitor(context.shop).open(answer);
  assert.match(page.text, 'Jeśli numer i adres e-mail należą do tego samego zamówienia');
});

test('the e-mail goes to the address of the order, with its link and in its language', async (context) => {
  const { shop, order } = context;
  const { db } = shop.database;
  await aVisitor(shop).post('/de/find-order', { orderNumber: String(order.number), orderEmail: 'jan@example.com' });
  const entry = (await listLinks(context)).at(-1);
  const sent: Mail[] = [];
  const sendMail = async (mail: Mail) => {
    sent.push(mail);
  };
  const effects = createOrderEmails({ db, sendMail, publicUrl: 'https://shop.example', now: () => shopTime });
  // A handler reads no more of what waits in the outbox.
  const waiting = { ...entry, deduplicationKey: entry?.deduplication_key } as unknown as WaitingEntry;
  await effects['order-link']?.handle(waiting, new AbortController().signal);
  const [mail] = sent;
  assert.equal([mail?.to, mail?.subject], ['jan@example.com', `Twoje zamówienie nr ${order.number}`]);
  assert.match(mail?.text ?? '', `https://shop.example/pl/order/${order.token}`);
});

test('one mailbox gets a few links a day, from whatever network, and the answer stays the same', async (context) => {
  const pair = { orderNumber: String(context.order.number), orderEmail: 'jan@example.com' };
  const { aDay } = unconfirmedMails['order-link'];
  for (let time = 0; time < aDay + 2; time += 1) {
    const { headers } = await aVisitor(context.shop).post('/pl/find-order', pair);
    assert.is(headers.location, answer);
  }
  assert.is((await listLinks(context)).length, aDay);
});

test('wrong numbers for an address use up nothing of what its owner gets', async (context) => {
  const { aDay } = unconfirmedMails['order-link'];
  for (let guess = 0; guess < aDay + 2; guess += 1) {
    await aVisitor(context.shop).post('/pl/find-order', { orderNumber: `99${guess}`, orderEmail: 'jan@example.com' });
  }
  const pair = { orderNumber: String(context.order.number), orderEmail: 'jan@example.com' };
  await aVisitor(context.shop).post('/pl/find-order', pair);
  assert.is((await listLinks(context)).length, 1);
});

test('whatever the pair, and whatever was sent before, it takes the same statements and leaves no address behind', async (context) => {
  const right = { orderNumber: String(context.order.number), orderEmail: 'jan@example.com' };
  const ask = async (pair: typeof right) => {
    const { post } = aVisitor(context.shop);
    context.statements = 0;
    await post('/pl/find-order', pair);
    return context.statements;
  };
  const counts = [await ask(right), await ask({ ...right, orderEmail: 'ewa@example.com' })];
  counts.push(await ask({ ...right, orderNumber: '999999' }), await ask({ ...right, orderNumber: 'ABC' }));
  await listLinks(context);
  for (let time = 0; time < unconfirmedMails['order-link'].aDay; time += 1) await ask(right);
  await listLinks(context);
  counts.push(await ask(right));
  assert.equal(counts, Array(counts.length).fill(counts[0]));
  const kept = await context.shop.database.db.selectFrom('outbox').select('payload').execute();
  assert.not.match(JSON.stringify(kept), /example\.com/);
  await listLinks(context);
  const looked = await context.shop.database.db.selectFrom('outbox').select('payload').execute();
  assert.not.match(JSON.stringify(looked), /[0-9a-f]{64}/);
});

test('who asks too often is told so, and can send the same again', async (context) => {
  const { post } = aVisitor(context.shop);
  const pair = { orderNumber: '1', orderEmail: 'ewa@example.com' };
  for (let time = 0; time < LOOKUPS_PER_ADDRESS; time += 1)
    assert.is((await post('/pl/find-order', pair)).statusCode, 303);
  const refused = await post('/pl/find-order', pair);
  assert.is(refused.statusCode, 429);
  assert.match(refused.body, 'name="orderEmail" value="ewa@example.com"');
});

test('every page leads there', async ({ shop }) => {
  for (const url of ['/nl', '/nl/withdraw', '/nl/order/unbekannt', '/nl/contact']) {
    const { body } = await shop.app.inject({ url });
    assert.match(body, 'href="/nl/find-order"', url);
  }
});

test.run();

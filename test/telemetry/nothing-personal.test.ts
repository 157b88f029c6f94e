// Somebody buys while everything goes wrong around them, and the log says everything it can: nothing in it tells who
// they are or lets anybody act for them. The errors are those that databases, mail servers and Stripe really make.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { sql } from 'kysely';
import Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { createMailTransport } from '#server/emails/mail-transport.ts';
import { createOrderEmails } from '#server/emails/order-emails.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { addToOutbox } from '#server/outbox/outbox-store.ts';
import { aBuyer, placed } from '../faults/http-buyer.ts';
import { startMailReceiver } from '../faults/mail-receiver.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { aDraft } from '../fixtures/a-shopper.ts';
import { until } from '../fixtures/until.ts';

type Context = { shop: ShopFixture; log: string[]; variantId: string; origin: string; orderToken: string };

const test = suite<Context>('nothing personal in the log');

const TOTAL = 14_599;
const iban = 'DE89370400440532013000';
const card = '4242 4242 4242 4242';
const consoleError = console.error;

test.before(async (context) => {
  context.log = [];
  const write = (line: string) => void context.log.push(line);
  console.error = (...values) => void context.log.push(values.join(' '));
  context.shop = await aShop({ log: { level: 'trace', stream: { write } } });
  context.variantId = await aProduct(context.shop.database.db);
  context.origin = await context.shop.app.listen({ host: '127.0.0.1', port: 0 });
});
test.after(async ({ shop }) => {
  console.error = consoleError;
  await shop.close();
});

const { email, phone, fullName, line1, postalCode, city } = aDraft;

function assertNothingOf({ log }: Context, ...secrets: string[]): void {
  const text = log.join('\n');
  const [givenName = '', familyName = ''] = fullName.split(' ');
  for (const value of [email, phone, givenName, familyName, line1, 'Długa', postalCode, city, iban, card, ...secrets]) {
    for (const form of [value, encodeURIComponent(value), value.replaceAll(' ', '')]) {
      assert.not(text.toLowerCase().includes(form.toLowerCase()), `${value} is in the log:\n${text}`);
    }
  }
}

async function aReadyBuyer({ origin, variantId }: Context) {
  const buyer = aBuyer({ origin, sandboxOrigin: '' });
  await buyer.fillCart({ [variantId]: 1 });
  return { ...buyer, cartToken: buyer.cookie().split('=')[1] ?? '' };
}

test('an order that the database refuses, in every way it has', async (context) => {
  const { db } = context.shop.database;
  const buyer = await aReadyBuyer(context);
  const obstacles: [code: string, add: string, remove: string][] = [
    // `detail`: Failing row contains (…, jan@example.com, …)
    [
      '23514',
      `alter table orders add constraint nobody check (email = '')`,
      'alter table orders drop constraint nobody',
    ],
    [
      '22P02',
      `create function as_number() returns trigger language plpgsql as $$ begin perform new.email::integer; return new; end $$;
       create trigger as_number before insert on orders for each row execute function as_number()`,
      'drop trigger as_number on orders; drop function as_number',
    ],
    [
      'P0001',
      `create function complain() returns trigger language plpgsql as $$ begin raise exception '% is not wanted', new.address; end $$;
       create trigger complain before insert on orders for each row execute function complain()`,
      'drop trigger complain on orders; drop function complain',
    ],
  ];
  for (const [code, add, remove] of obstacles) {
    const before = context.log.length;
    for (const statement of split(add)) await sql.raw(statement).execute(db);
    assert.is((await buyer.press(TOTAL)).status, 500);
    for (const statement of split(remove)) await sql.raw(statement).execute(db);
    assert.match(context.log.slice(before).join(), `"code":"${code}"`);
  }
  assertNothingOf(context, buyer.cartToken);
});

const split = (statements: string) => statements.split(/;\s*(?=create trigger|drop function)/);

test('a second order where one is allowed', async (context) => {
  const { db } = context.shop.database;
  const [first, second] = [await aReadyBuyer(context), await aReadyBuyer(context)];
  const { orderToken, clientSecret } = placed(await first.press(TOTAL));
  context.orderToken = orderToken;
  // `detail`: Key (email)=(jan@example.com) already exists.
  await sql`create unique index once on orders (email)`.execute(db);
  assert.is((await second.press(TOTAL)).status, 500);
  await sql`drop index once`.execute(db);
  assert.match(context.log.join(), '"constraint":"once"');
  assertNothingOf(context, orderToken, clientSecret ?? 'none', first.cartToken, second.cartToken);
});

test('Stripe refuses, and repeats what it was sent', async (context) => {
  const buyer = await aReadyBuyer(context);
  const error = new Stripe.errors.StripeInvalidRequestError({
    message: `Invalid email address: ${email}. You sent the IBAN ${iban} of ${fullName}.`,
    type: 'invalid_request_error',
    code: 'email_invalid',
    param: 'receipt_email',
    payment_intent: { client_secret: 'pi_1_secret_abcdefgh', receipt_email: email },
  } as never);
  context.shop.app.log.error(error);
  context.shop.app.log.error({ err: error });
  context.shop.app.log.error({ err: new Error(`card ${card}, account ${iban}`, { cause: error }) }, 'payment failed');
  context.shop.payments.failWith = error;
  await buyer.press(TOTAL);
  context.shop.payments.failWith = null;
  assert.match(context.log.join(), '"code":"email_invalid"');
  assertNothingOf(context, 'pi_1_secret_abcdefgh', buyer.cartToken);
});

test('the database refuses a webhook, and repeats all that Stripe told of the buyer', async (context) => {
  const { app, database, payments } = context.shop;
  const object = {
    id: 'pi_1',
    object: 'payment_intent',
    amount: TOTAL,
    currency: 'pln',
    status: 'succeeded',
    metadata: {},
    client_secret: 'pi_1_secret_of_webhook',
    shipping: { name: fullName, phone, address: { line1, city, postal_code: postalCode } },
    charges: { data: [{ billing_details: { email, name: fullName }, payment_method_details: { iban } }] },
  };
  const { readEvent } = payments;
  const event = { id: 'evt_1', type: 'payment_intent.succeeded', livemode: false, data: { object } };
  // Stripe sends more fields, which nothing here reads.
  payments.readEvent = () => event as unknown as Stripe.Event;
  await sql`alter table stripe_events add constraint unwanted check (payload ->> 'id' = '')`.execute(database.db);
  const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers,
    payload: JSON.stringify(event),
  });
  await sql`alter table stripe_events drop constraint unwanted`.execute(database.db);
  payments.readEvent = readEvent;
  assert.is(answer.statusCode, 500);
  assert.match(context.log.join(), '"constraint":"unwanted"');
  assertNothingOf(context, 'pi_1_secret_of_webhook');
});

test('a mail server refuses, with the address in its words', async (context) => {
  const { db } = context.shop.database;
  await using receiver = await startMailReceiver();
  receiver.behave(async (step, line) => (step === 'RCPT' ? `550 5.1.1 ${line} ${fullName}: no such user` : undefined));
  const { id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const entry = { deduplicationKey: 'mail', kind: 'order-confirmation', payload: { orderId: id } };
  const now = () => new Date();
  await inTransaction(db, (tx) => addToOutbox(tx, entry, now()));
  const sendMail = createMailTransport({
    readSender: async () => ({ from: 'shop@shop.example' }),
    readSmtpUrl: () => receiver.url,
    directory: '',
  });
  const handlers = createOrderEmails({
    db,
    now: () => new Date('2026-11-22T09:00:00Z'),
    sendMail,
    publicUrl: 'http://localhost',
  });
  await deliverOutbox({ db, now, log: context.shop.app.log, handlers });
  const { last_error } = await db.selectFrom('outbox').select('last_error').executeTakeFirstOrThrow();
  context.log.push(last_error ?? '');
  assert.match(last_error ?? '', 'EENVELOPE RCPT TO 550');
  assertNothingOf(context);
});

test('a page of an order that cannot be shown, and bytes that are no request', async (context) => {
  const { app, database } = context.shop;
  const token = context.orderToken;
  await database.db.schema.alterTable('orders').renameTo('elsewhere').execute();
  const page = await fetch(`${context.origin}/pl/order/${token}?email=${email}`, {
    headers: { cookie: `kasa_cart=${token}` },
  });
  await database.db.schema.alterTable('elsewhere').renameTo('orders').execute();
  assert.is(page.status, 500);
  assert.match(context.log.join(), `"reqId":"${page.headers.get('x-request-id')}"`);
  const before = context.log.length;
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\ncookie: kasa_cart=${token}\r\n${email}\r\n\r\n`);
  await once(socket.resume(), 'close');
  await until(async () => context.log.length > before);
  assertNothingOf(context, token);
});

test.run();

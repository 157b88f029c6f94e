// Receivers that are away, slow, broken or not to be called: what waits for them waits, and everything else goes on.
import type { FastifyBaseLogger } from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { deliverOutbox, startOutbox } from '#server/outbox/deliver-outbox.ts';
import { inLane } from '#server/outbox/outbox-lanes.ts';
import { addToOutbox } from '#server/outbox/outbox-store.ts';
import { postWebhook, ReceiverUnusable } from '#server/webhooks/post-webhook.ts';
import { publishEvent } from '#server/webhooks/publish-event.ts';
import { saveReceivers, type WebhookReceiver } from '#server/webhooks/receiver-store.ts';
import { createWebhookEffects } from '#server/webhooks/webhook-effects.ts';
import { isReceiverUrl } from '#src/webhooks/webhook-rules.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { until } from '../fixtures/until.ts';
import { aReceiver } from './a-receiver.ts';

type Context = { database: Database; db: Db; variantId: string };

const secret = 'a-secret-of-two-machines';
const test = suite<Context>('webhook delivery');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  context.variantId = await aProduct(context.db);
});
test.before.each(async ({ db }) => {
  await db.deleteFrom('outbox').execute();
});
test.after(({ database }) => database.close());

const aWebhook = (name: string, url: string, more: Partial<WebhookReceiver> = {}): WebhookReceiver => ({
  ...{ name, url, events: ['stock.low'], secret, allowPrivateAddress: true },
  ...more,
});

/** One event, for all of them. */
async function publish({ db, variantId }: Context, webhooks: readonly WebhookReceiver[], key = 'one') {
  await inTransaction(db, async (tx) => {
    await saveReceivers(tx, webhooks, 3);
    await publishEvent(tx, { type: 'stock.low', key, variantId }, new Date());
  });
}

const effects = ({ db }: Context, webhooks: readonly WebhookReceiver[], webhookTimeoutMs?: number) =>
  createWebhookEffects({ db, now: () => new Date(), publicUrl: 'https://shop.example', webhooks, webhookTimeoutMs });

async function rowOf({ db }: Context, name: string) {
  return db.selectFrom('outbox').selectAll().where('kind', '=', `webhook:${name}`).executeTakeFirstOrThrow();
}

test('a receiver that never answers delays neither another receiver nor a mail', async (context) => {
  await using slow = await aReceiver(secret);
  await using quick = await aReceiver(secret);
  slow.behave(() => undefined);
  const webhooks = [aWebhook('slow', slow.url), aWebhook('quick', quick.url)];
  await publish(context, webhooks);
  const mail = { deduplicationKey: 'a-letter', kind: 'letter', payload: {} };
  await inTransaction(context.db, (tx) => addToOutbox(tx, mail, new Date()));
  const sent: string[] = [];
  const letters = inLane({ name: 'mail' }, { letter: async (entry) => void sent.push(entry.deduplicationKey) });
  const stop = startOutbox({
    db: context.db,
    now: () => new Date(),
    log: silentLog,
    handlers: { ...effects(context, webhooks), ...letters },
  });
  await until(async () => quick.events.length === 1 && sent.length === 1 && slow.requests === 1);
  assert.is((await rowOf(context, 'slow')).delivered_at, null);
  await stop();
});

test('a receiver that comes back gets everything that waited, under the same ids', async (context) => {
  await using receiver = await aReceiver(secret);
  const { url } = receiver;
  const webhooks = [aWebhook('warehouse', url)];
  await publish(context, webhooks, 'first');
  await publish(context, webhooks, 'second');
  const failures = [
    // It is slow, is killed before it has answered, is overloaded, is broken.
    () => undefined,
    (request: { socket: { destroy(): void } }) => request.socket.destroy(),
    (_: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(429).end(),
    (_: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(500).end(),
  ];
  let time = Date.now();
  const paused: unknown[] = [];
  const tries: number[] = [];
  const log = { ...silentLog, error: ({ lane }: { lane: string }) => paused.push(lane) };
  for (const failure of failures) {
    receiver.behave(failure);
    const before = receiver.requests;
    const handlers = effects(context, webhooks, failure === failures[0] ? 200 : undefined);
    const now = () => new Date(time);
    // No more of a logger is called here.
    await deliverOutbox({ db: context.db, now, log: log as unknown as FastifyBaseLogger, handlers });
    tries.push(receiver.requests - before);
    time += 60_000;
  }
  // A slow machine may have given the first one up before it was heard.
  assert.ok((tries[0] ?? 0) <= 1, 'one try for all, and then a pause');
  assert.equal(tries.slice(1), [1, 1, 1], 'one try for all, and then a pause');
  assert.equal(
    paused,
    failures.map(() => 'webhook:warehouse'),
  );
  receiver.behave(null);
  await deliverOutbox({
    db: context.db,
    now: () => new Date(time),
    log: silentLog,
    handlers: effects(context, webhooks),
  });
  assert.equal(receiver.events.map(({ id }) => id).sort(), ['stock.low-first', 'stock.low-second']);
});

test('an event that its receiver refuses is tried again later, and those after it go on', async (context) => {
  await using receiver = await aReceiver(secret);
  const webhooks = [aWebhook('warehouse', receiver.url)];
  await publish(context, webhooks, 'refused');
  await publish(context, webhooks, 'taken');
  let isFirst = true;
  receiver.behave((_request, response) => {
    response.writeHead(isFirst ? 422 : 200).end();
    isFirst = false;
  });
  const now = new Date();
  await deliverOutbox({ db: context.db, now: () => now, log: silentLog, handlers: effects(context, webhooks) });
  const rows = await context.db
    .selectFrom('outbox')
    .select(['deduplication_key as key', 'last_error as error', 'delivered_at as delivered'])
    .orderBy('id')
    .execute();
  assert.equal(
    rows.map(({ key, error, delivered }) => [key, error, delivered !== null]),
    [
      ['webhook:warehouse-stock.low-refused', 'WebhookRefused: the receiver answered 422', false],
      ['webhook:warehouse-stock.low-taken', null, true],
    ],
  );
});

test('no redirect is followed', async (context) => {
  await using receiver = await aReceiver(secret);
  await using elsewhere = await aReceiver(secret);
  receiver.behave((_request, response) => response.writeHead(307, { location: elsewhere.url }).end());
  const webhooks = [aWebhook('warehouse', receiver.url)];
  await publish(context, webhooks);
  const now = () => new Date();
  await deliverOutbox({ db: context.db, now, log: silentLog, handlers: effects(context, webhooks) });
  assert.match((await rowOf(context, 'warehouse')).last_error ?? '', 'the receiver answered 307');
  assert.is(elsewhere.requests, 0);
});

test('an address of this machine is called only when the configuration permits it, by number or by name', async (context) => {
  await using receiver = await aReceiver(secret);
  const byName = receiver.url.replace('127.0.0.1', 'localhost');
  for (const url of [receiver.url, byName]) {
    const webhooks = [aWebhook('warehouse', url, { allowPrivateAddress: false })];
    await publish(context, webhooks, url);
    const now = () => new Date(Date.now() + 120_000);
    await deliverOutbox({ db: context.db, now, log: silentLog, handlers: effects(context, webhooks) });
    assert.match((await rowOf(context, 'warehouse')).last_error ?? '', 'is no public address');
  }
  assert.is(receiver.requests, 0);
});

test('no way to write an address of this machine, or of the network beside it, gets around that', async () => {
  await using receiver = await aReceiver(secret);
  const { port } = new URL(receiver.url);
  const hosts = [
    ...['127.0.0.1', '127.1', '0', '0.0.0.0', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '①②⑦.⓪.⓪.①'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:0:0:1]', '[64:ff9b::7f00:1]'],
    ...['localhost', 'LOCALHOST', '169.254.169.254', '0xa9fea9fe', '[fd00:ec2::254]', '10.1', '192.168.1'],
  ];
  for (const host of hosts) {
    const url = `http://${host}:${port}/`;
    assert.ok(isReceiverUrl(url), host);
    const request = { url, headers: {}, body: '{}', allowPrivateAddress: false, signal: AbortSignal.timeout(5_000) };
    await postWebhook(request).then(
      () => assert.unreachable(host),
      (error: Error) => {
        assert.instance(error, ReceiverUnusable, host);
        assert.match(
          `${error.message}${(error.cause as Error | undefined)?.message ?? ''}`,
          'is no public address',
          host,
        );
      },
    );
  }
  assert.is(receiver.requests, 0);
});

test.run();

// The mail server is slow, refuses everybody or is away: money is not held up, nobody gets an e-mail twice, and the mail
// comes when the server does.

import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { hashToken } from '#server/http/session.ts';
import { addToOutbox } from '#server/outbox/outbox-store.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { until } from '../fixtures/until.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { placed } from './http-buyer.ts';
import { type KillableContext, killableSuite } from './killable-suite.ts';
import { type MailReceiver, type MailStep, never, startMailReceiver } from './mail-receiver.ts';

const test = killableSuite('mail trouble');

const TOTAL = 14_599;
const METRICS_TOKEN = 'a-token-that-scrapers-send';
const now = () => new Date();

const start = ({ shop }: KillableContext, { url }: MailReceiver, environment: NodeJS.ProcessEnv = {}) =>
  shop.start(undefined, { SMTP_URL: url, METRICS_TOKEN, LOG_LEVEL: 'silent', ...environment });

/** Gives the order's id. */
async function buy({ shop, buyer, variantId }: KillableContext): Promise<string> {
  await buyer.fillCart({ [variantId]: 1 });
  const { orderToken, clientSecret } = placed(await buyer.press(TOTAL));
  await buyer.payByCard(clientSecret ?? '');
  await until(async () => (await buyer.comeBack(orderToken)) === 'paid');
  const order = shop.db.selectFrom('orders').select('id').where('token_hash', '=', hashToken(orderToken));
  return (await order.executeTakeFirstOrThrow()).id;
}

async function isRefunded({ shop }: KillableContext): Promise<boolean> {
  const { status } = await shop.db.selectFrom('refunds').select('status').executeTakeFirstOrThrow();
  return status === 'succeeded';
}

async function isPaused({ shop }: KillableContext): Promise<boolean> {
  const answer = await fetch(`${shop.origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return (await answer.text()).includes('kasa_outbox_lane_paused{lane="mail"} 1');
}

test('a mail server that takes eight seconds a step gets each message once', async (context) => {
  await using receiver = await startMailReceiver();
  const slow: MailStep[] = ['EHLO', 'MAIL', 'RCPT', 'DATA'];
  receiver.behave(async (step) => {
    if (slow.includes(step)) await sleep(8_000);
    return undefined;
  });
  await start(context, receiver, { WORKERS: '2' });
  const orderId = await buy(context);
  await until(async () => receiver.connections > 0);
  await requestRefund({ db: context.shop.db, now }, { orderId, amount: null, reason: '' });
  await until(async () => receiver.messageIds.length === 2);
  assert.is(new Set(receiver.messageIds).size, 2);
  const left = context.shop.db.selectFrom('outbox').select(['kind', 'attempts']);
  await until(async () => (await left.where('delivered_at', 'is', null).execute()).length === 0);
  assert.ok((await left.where('kind', 'like', 'order-%').execute()).every(({ attempts }) => attempts === 1));
  await assertMoneyPathInvariants(context.shop.db);
});

test('a mail server that hangs holds up no refund, and a stop does not wait for it', async (context) => {
  const { db } = context.shop;
  await using receiver = await startMailReceiver();
  receiver.behave(never);
  await start(context, receiver, { LOG_LEVEL: 'info' });
  const orderId = await buy(context);
  for (let i = 0; i < 10; i++) {
    const entry = { deduplicationKey: `mail-${i}`, kind: 'payment-processing', payload: { orderId } };
    await inTransaction(db, (tx) => addToOutbox(tx, entry, new Date(Date.now() - 60_000)));
  }
  await requestRefund({ db, now }, { orderId, amount: null, reason: '' });
  await until(() => isRefunded(context));
  await until(async () => receiver.open > 0);
  process.kill(context.shop.processId, 'SIGINT');
  await until(async () => receiver.open === 0);
  // The log says that it stops, and why.
  for (const said of ['the shop stops', 'the shop has stopped']) {
    const line = () => context.shop.log.split('\n').find((each) => each.includes(said)) ?? '';
    await until(async () => line().includes('"reason":"SIGINT"'));
  }
});

test.always('mail pauses as a whole while its server takes nobody, and goes on when it does', async (context) => {
  await using receiver = await startMailReceiver();
  receiver.behave(async (step) => (step === 'greeting' ? '421 not today' : undefined));
  await start(context, receiver);
  const orderId = await buy(context);
  for (const key of ['a', 'b', 'c']) {
    const entry = { deduplicationKey: key, kind: 'order-confirmation', payload: { orderId } };
    await inTransaction(context.shop.db, (tx) => addToOutbox(tx, entry, now()));
  }
  await until(() => isPaused(context));
  await until(async () => receiver.connections >= 3);
  const attempts = context.shop.db.selectFrom('outbox').select('attempts').where('kind', '=', 'order-confirmation');
  const tried = (await attempts.execute()).reduce((sum, row) => sum + row.attempts, 0);
  assert.ok(tried <= receiver.connections + 1, `${tried} attempts on ${receiver.connections} connections`);
  assert.ok(receiver.connections < 6);
  receiver.behave(async () => undefined);
  await until(async () => receiver.messageIds.length === 4);
  await until(async () => !(await isPaused(context)));
  assert.is(new Set(receiver.messageIds).size, 4);
});

test.run();

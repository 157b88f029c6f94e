// Platforms that are told of orders and answer slowly, or not at all.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Postponed } from '#server/outbox/outbox-lanes.ts';
import { Receivers } from '#server/ucp/webhooks/receivers.ts';
import { ReceiverUnusable, WebhookRefused } from '#server/webhooks/post-webhook.ts';
import { shopTime } from '../fixtures/a-shop.ts';

const quick = async () => undefined;
const waitOf = (asking: Promise<void>, now: Date) =>
  asking.then(
    () => 'asked',
    (error) => (error instanceof Postponed ? error.until.getTime() - now.getTime() : error.constructor.name),
  );

test('a receiver that is being asked holds one place, and others are asked meanwhile', async () => {
  const receivers = new Receivers(() => shopTime);
  const { promise: hasAnswered, resolve: answer } = Promise.withResolvers<void>();
  const held = receivers.ask('slow.example', () => hasAnswered);
  assert.is(await waitOf(receivers.ask('slow.example', quick), shopTime), 1_000);
  assert.is(await waitOf(receivers.ask('quick.example', quick), shopTime), 'asked');
  answer();
  await held;
  assert.is(await waitOf(receivers.ask('slow.example', quick), shopTime), 'asked');
});

test('one that cannot be used is left alone for longer each time, until it answers', async () => {
  let now = shopTime;
  const receivers = new Receivers(() => now);
  const ask = (work: () => Promise<void>) => waitOf(receivers.ask('away.example', work), now);
  const away = async () => {
    throw new ReceiverUnusable('too slow');
  };
  for (const pauseMs of [1_000, 2_000, 4_000]) {
    assert.is(await ask(away), 'ReceiverUnusable');
    assert.is(await ask(quick), pauseMs);
    now = new Date(now.getTime() + pauseMs);
  }
  assert.is(await ask(quick), 'asked');
  // It refuses one of them, and is there.
  const refusing = async () => {
    throw new WebhookRefused('no such order');
  };
  assert.is(await ask(refusing), 'WebhookRefused');
  assert.is(await ask(quick), 'asked');
});

test.run();

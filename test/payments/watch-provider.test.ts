// The real SDK against a server that refuses, fails or is not there: what the operator hears of it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPaymentProvider, type PaymentProvider } from '#server/payments/payment-provider.ts';
import { type FailureCause, watchProvider } from '#server/payments/watch-provider.ts';
import { money } from '#src/money.ts';
import { freePort } from '../fixtures/free-port.ts';

type Heard = { counted: FailureCause[]; logged: string[]; asked: string[]; waitMs(ms: number): void };

/** Answers with these statuses in turn, the last one for ever; 0 breaks the connection. */
async function listenTo(
  statuses: number[],
  work: (payments: PaymentProvider, heard: Heard) => Promise<void>,
): Promise<void> {
  let at = Date.UTC(2026, 10, 21);
  const heard: Heard = {
    counted: [],
    logged: [],
    asked: [],
    waitMs: (ms) => {
      at += ms;
    },
  };
  const server = createServer((request, response) => {
    const status = statuses[Math.min(heard.asked.length, statuses.length - 1)] ?? 200;
    heard.asked.push(String(request.headers['idempotency-key'] ?? request.method));
    if (status === 0) return request.socket.destroy();
    const type = status < 500 ? 'invalid_request_error' : 'api_error';
    const body = status === 200 ? { id: 'pi_1', object: 'payment_intent' } : { error: { type, message: 'no' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  // Without an answer in mind, nobody listens.
  if (statuses.length > 0) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = statuses.length > 0 ? (server.address() as AddressInfo).port : await freePort();
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  const now = () => new Date(at);
  const provider = createPaymentProvider({ ...keys, sandboxOrigin: `http://127.0.0.1:${port}`, now });
  const log = { error: (fields: { cause: string }) => heard.logged.push(fields.cause) };
  try {
    await work(
      watchProvider(provider, { log: () => log as never, count: (cause) => heard.counted.push(cause), now }),
      heard,
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const failing = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: { type: string }) => error.type,
  );

const order = {
  idempotencyKey: 'order-1-1',
  amount: money(14_599, 'PLN'),
  method: 'card' as const,
  orderId: '1',
  orderNumber: 1001,
  email: 'jan@example.com',
};

for (const [statuses, cause] of [
  [[401], 'key_refused'],
  [[403], 'not_permitted'],
  [[429], 'too_many_requests'],
  [[500], 'failing'],
  [[], 'unreachable'],
] as const) {
  test(`a provider that cannot be asked is counted and logged as ${cause}`, () =>
    listenTo([...statuses], async (payments, { counted, logged }) => {
      assert.is.not(await failing(payments.getIntent('pi_1')), 'answered');
      assert.equal([counted, logged], [[cause], [cause]]);
    }));
}

test('every failure is counted, and one a minute is logged', () =>
  listenTo([401], async (payments, { counted, logged, waitMs }) => {
    for (let round = 0; round < 3; round++) await failing(payments.getIntent('pi_1'));
    assert.equal([counted.length, logged.length], [3, 1]);
    waitMs(60_000);
    await failing(payments.getIntent('pi_1'));
    assert.equal([counted.length, logged.length], [4, 2]);
  }));

test('a refusal is an answer', () =>
  listenTo([400], async (payments, { counted, asked }) => {
    assert.is(await failing(payments.cancelIntent('pi_1')), 'StripeInvalidRequestError');
    assert.equal([counted, asked.length], [[], 1]);
  }));

test('what carries a key of ours is asked a second time, with the same key', () =>
  listenTo([500, 200], async (payments, { asked, counted }) => {
    assert.is(await failing(payments.createIntent(order)), 'answered');
    assert.equal([asked, counted], [['order-1-1', 'order-1-1'], []]);
  }));

test('what only reads is asked a second time, and not a third', () =>
  listenTo([503], async (payments, { asked }) => {
    assert.is(await failing(payments.getIntent('pi_1')), 'StripeAPIError');
    assert.equal(asked, ['GET', 'GET']);
  }));

test('what has no key of ours is asked once', () =>
  listenTo([500], async (payments, { asked }) => {
    await failing(payments.cancelIntent('pi_1'));
    assert.is(asked.length, 1);
  }));

test.run();

// Events that are Stripe's, and make no sense: a refusal would have them told again for days.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ErrorReport } from '#server/reporting/error-reporter.ts';
import { anUnpaidOrder } from '../fixtures/a-paid-order.ts';
import type { FakeProvider } from '../fixtures/a-payment-provider.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { anEvent, aProviderOfSignedEvents, paymentStateOf, sendPayload } from './signed-events.ts';

type Context = { shop: ShopFixture; payments: FakeProvider; reports: ErrorReport[] };

const test = suite<Context>('events that cannot be read');

test.before(async (context) => {
  context.payments = aProviderOfSignedEvents();
  context.reports = [];
  const reporter = { report: (report: ErrorReport) => context.reports.push(report), flush: async () => undefined };
  context.shop = await aShop({
    payments: context.payments,
    reporting: { reporter, dsn: 'https://key@sentry.example/1' },
  });
});
test.after(({ shop }) => shop.close());

const send = ({ shop }: Context, event: unknown) => sendPayload(shop, JSON.stringify(event));

async function anOrder({ shop, payments }: Context) {
  const order = await anUnpaidOrder({ db: shop.database.db, payments, now: () => shopTime });
  return { id: order.id, intent: payments.settle(order.intentId, 'succeeded') };
}

test('a signed event that cannot be read is taken, so that nobody repeats it, and nothing of it is stored', async (context) => {
  const { db } = context.shop.database;
  const { id, intent } = await anOrder(context);
  const count = async () => (await db.selectFrom('stripe_events').select('id').execute()).length;
  const before = await count();
  context.reports.length = 0;
  const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const event = (change: object, type = 'payment_intent.succeeded') => anEvent(type, { ...intent, ...change });
  const unreadable: unknown[] = [
    event({ description: 'a\0b' }),
    event({ description: '\ud800' }),
    event({ metadata: null }),
    event({ amount: 'all' }),
    event({ currency: undefined }),
    event({ id: 'x'.repeat(300) }),
    event({ object: 'charge' }),
    event({ payment_intent: 7 }, 'refund.created'),
    anEvent('charge.refunded', { object: 'charge', id: 'ch_1' }),
    anEvent('charge.dispute.created', { object: 'dispute', id: 'dp_1', amount: 1, status: 'lost', reason: null }),
    { ...event({}), id: undefined },
    { ...event({}), id: 'evt_\0' },
    { ...event({}), data: null },
    { ...event({}), livemode: undefined },
    ...[null, [], 'event', 7, {}],
  ];
  for (const given of unreadable) assert.is((await send(context, given)).statusCode, 200, JSON.stringify(given));
  for (const payload of ['{"id":', '', deep, '{"id":"evt_1"\0}']) {
    const answer = await sendPayload(context.shop, payload);
    assert.is(answer.statusCode, 200, payload.slice(0, 20));
  }
  assert.is(await count(), before);
  assert.is(await paymentStateOf(context.shop, id), 'awaiting_payment');
  assert.is(context.reports.length, unreadable.length + 4);
});

test('keys of a name that prototypes have are Stripe’s own business', async (context) => {
  const { id, intent } = await anOrder(context);
  const metadata = { ...intent.metadata, constructor: 'a client’s' };
  assert.is((await send(context, anEvent('payment_intent.succeeded', { ...intent, metadata }))).statusCode, 200);
  assert.is(await paymentStateOf(context.shop, id), 'paid');
});

test.run();

// The provider is silent, failing or gone, behind the real SDK: the shopper is told what happens next, the order is kept, and
// pages do not notice. Takes the eight seconds that a call to the provider may take.
import * as assert from 'uvu/assert';
import { createPaymentProvider } from '#server/payments/payment-provider.ts';
import { wholeSuite } from '../depths.ts';
import { aPaymentProvider, type FakeProvider } from '../fixtures/a-payment-provider.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { freePort } from '../fixtures/free-port.ts';
import { until } from '../fixtures/until.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox/open-test-sandbox.ts';
import { aBuyer, placed } from './http-buyer.ts';

type Trouble = 'none' | 'silent' | 'failing';
type Context = {
  provider: TestSandbox;
  shop: ShopFixture;
  /** The address of a shop whose provider has trouble as `trouble` says. */
  origin: string;
};

const test = wholeSuite<Context>('a provider in trouble');

let trouble: Trouble = 'none';
/** What the shop waits for before it asks the provider, and how often it has come there. */
let way: Promise<void> = Promise.resolve();
let asked = 0;
/** When a silent provider goes on. */
const silence = Promise.withResolvers<void>();
let products = 0;

const ONE = 14_599;
const TWO = 25_800;

test.before(async (context) => {
  context.provider = await openTestSandbox({
    async intercept(stage) {
      if (trouble === 'failing') throw new Error('the provider fails');
      if (trouble === 'silent' && stage === 'received') await silence.promise;
    },
  });
  context.shop = await aShop({ payments: providerAt(context.provider.sandbox.origin) });
  context.origin = await context.shop.app.listen({ host: '127.0.0.1', port: 0 });
});
test.before.each(() => {
  trouble = 'none';
});
test.after.each(({ shop }) => assertMoneyPathInvariants(shop.database.db));
test.after(async ({ shop, provider }) => {
  await shop.close();
  await provider.close();
});

function providerAt(sandboxOrigin: string): FakeProvider {
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  const { settings: _, ...real } = createPaymentProvider({ ...keys, sandboxOrigin, now: () => new Date() });
  const onTheWay =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      asked += 1;
      await way;
      return ask(...args);
    };
  const intents = { createIntent: onTheWay(real.createIntent), getIntent: onTheWay(real.getIntent) };
  return { ...aPaymentProvider(), ...real, ...intents };
}

async function aReadyBuyer({ origin, shop }: Pick<Context, 'origin' | 'shop'>, sandboxOrigin: string) {
  const variantId = await aProduct(shop.database.db, { handle: `poster-${++products}` });
  const buyer = aBuyer({ origin, sandboxOrigin });
  await buyer.fillCart({ [variantId]: 1 });
  return { ...buyer, variantId };
}

const unavailable = 'PaymentUnavailable';

test.always(
  'a failing provider keeps the order, also when its cart was edited, and the next press goes on',
  async (context) => {
    const buyer = await aReadyBuyer(context, context.provider.sandbox.origin);
    trouble = 'failing';
    const refused = await buyer.press(ONE);
    assert.equal([refused.status, refused.result?.__typename], [200, unavailable]);

    trouble = 'none';
    const first = placed(await buyer.press(ONE));
    trouble = 'failing';
    await buyer.setQuantity(buyer.variantId, 2);
    const edited = await buyer.press(TWO);
    assert.equal([edited.status, edited.result?.__typename], [200, unavailable]);
    assert.is(await buyer.comeBack(first.orderToken), 'awaiting_payment');

    trouble = 'none';
    const second = placed(await buyer.press(TWO));
    assert.is(await buyer.comeBack(first.orderToken), 'cancelled');
    await buyer.payByCard(second.clientSecret ?? '');
    assert.is(await buyer.comeBack(second.orderToken), 'paid');
  },
);

test('a provider that cannot be reached is an answer, not an outage', async ({ provider }) => {
  const shop = await aShop({ payments: providerAt(`http://127.0.0.1:${await freePort()}`) });
  const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const buyer = await aReadyBuyer({ origin, shop }, provider.sandbox.origin);
  const { status, result } = await buyer.press(ONE);
  assert.equal([status, result?.__typename], [200, unavailable]);
  assert.is((await fetch(`${origin}/pl`)).status, 200);
  await shop.close();
});

test('a provider that says nothing is not waited for, and pages come meanwhile', async (context) => {
  const [buyer, returning] = [
    await aReadyBuyer(context, context.provider.sandbox.origin),
    await aReadyBuyer(context, context.provider.sandbox.origin),
  ];
  const { orderToken } = placed(await returning.press(ONE));
  trouble = 'silent';
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  way = promise;
  asked = 0;
  let isAnswered = false;
  const answers = Promise.all([buyer.press(ONE), returning.comeBack(orderToken)]).finally(() => {
    isAnswered = true;
  });
  await until(() => asked === 2, 'both wait for the provider');
  for (const path of ['/pl', `/pl/p/poster-${products}`, '/pl/cart']) {
    const page = await fetch(context.origin + path);
    assert.is(page.status, 200, path);
  }
  assert.not(isAnswered);
  const startedAt = performance.now();
  goOn();
  const [pressed, returned] = await answers;
  console.log(`# a silent provider: answered after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  assert.equal([pressed.status, pressed.result?.__typename], [200, unavailable]);
  assert.is(returned, 'awaiting_payment');
  silence.resolve();
});

test.run();

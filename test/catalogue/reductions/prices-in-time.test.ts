// A reduction begins and ends to the second wherever a price is read, though nothing is written then.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aProduct } from '../../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../../fixtures/a-shop.ts';
import { aFormVisitor } from '../../fixtures/post-form.ts';
import { until } from '../../fixtures/until.ts';
import { address } from '../../orders/a-checkout-visitor.ts';
import { ask, cacheStatus, isCached, untilListening } from '../../render/ask-cached-page.ts';
import { aReduction } from './a-reduction.ts';
import { beside, inEachPeriod, momentsOf, type Period, weekend } from './periods-of-reductions.ts';

type Context = { shop: ShopFixture; at: Date; variantId: string };

const test = suite<Context>('a shop over the beginning and the end of a reduction');
const picture = '0123456789abcdef0123';
const { begin, end } = weekend;

test.before.each(async (context) => {
  context.at = shopTime;
  context.shop = await aShop({ now: () => context.at });
  const { db } = context.shop.database;
  const priceMinor = { PLN: 12_900, EUR: 2900 };
  context.variantId = await aProduct(db, { handle: 'zolw', title: 'Żółw', onHand: 50, priceMinor });
  await aProduct(db, { handle: 'lis', title: 'Lis', priceMinor: { PLN: 11_000, EUR: 2000 } });
  await db
    .insertInto('pictures')
    .values({ key: picture, width: 10, height: 10, ground_color: '#efb02e', added_at: shopTime })
    .execute();
  const { product_id } = await db
    .selectFrom('variants')
    .select('product_id')
    .where('id', '=', context.variantId)
    .executeTakeFirstOrThrow();
  await db.insertInto('media').values({ product_id, position: 1, source: 'a.svg', picture }).execute();
  await untilListening(context.shop);
});
test.after.each(({ shop }) => shop.close());

/** Before anybody has asked for a page. */
async function reduce({ shop, variantId }: Context, { begin: beginsAt, end: endsAt }: Period): Promise<void> {
  await aReduction(shop.database.db, { variantId, amountMinor: 9_900, beginsAt, endsAt });
}

const eachPeriod = (title: string, work: (context: Context, period: Period) => Promise<void>) =>
  inEachPeriod(test, title, async (context, period) => {
    await reduce(context, period);
    await work(context, period);
  });

/** The structured data of the first variant. */
function offerIn(body: string) {
  const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const things = scripts.flatMap(([, json]) => JSON.parse(json ?? ''));
  const product = things.find((thing) => ['Product', 'ProductGroup'].includes(thing['@type']));
  return (product.hasVariant?.[0] ?? product).offers;
}

const listing = '/pl/c/all?sort=price-asc';
const order = (body: string) => [...body.matchAll(/href="\/pl\/p\/(lis|zolw)"/g)].map(([, handle]) => handle)[0];

eachPeriod('page, structured data and list change to the second, though they are kept', async (context, period) => {
  const { shop } = context;
  for (const [title, at, state] of momentsOf(period)) {
    context.at = at;
    const isReduced = state === 'reduced';
    const page = await ask(shop, '/pl/p/zolw');
    assert.match(page.body, isReduced ? '99,00' : '129,00', title);
    assert.is(page.body.includes('99,00'), isReduced, `${title}: the reduced price`);
    assert.match(page.body, '129,00', `${title}: what is crossed out, or paid`);
    const { price, priceValidUntil } = offerIn(page.body);
    assert.equal([price, priceValidUntil], isReduced ? ['99.00', period.lastDay] : ['129.00', undefined], title);
    const { body: markdown } = await ask(shop, '/pl/p/zolw.md');
    assert.is(markdown.includes('99,00'), isReduced, `${title}: as assistants read the page`);
    const list = await ask(shop, listing);
    assert.is(list.body.includes('99,00'), isReduced, `${title}: in the list`);
    assert.is(order(list.body), isReduced ? 'zolw' : 'lis', `${title}: the cheapest comes first`);
    const dear = await ask(shop, '/pl/c/all?price=120-200');
    assert.is(dear.body.includes('href="/pl/p/zolw'), !isReduced, `${title}: narrowed by price`);
  }
});

test('a page is kept before the boundary and after it, and not over it', async (context) => {
  const { shop } = context;
  await reduce(context, weekend);
  context.at = beside(begin, -1);
  await until(() => isCached(shop, '/pl/p/zolw'));
  context.at = begin;
  const crossed = await ask(shop, '/pl/p/zolw');
  assert.is(crossed.headers[cacheStatus] === 'kasa; hit', false);
  await until(() => isCached(shop, '/pl/p/zolw'));
});

test('what browsers and CDNs may keep ends with the price', async (context) => {
  const { shop } = context;
  await reduce(context, weekend);
  const ageOf = async (url: string) => (await shop.app.inject(url)).headers['cache-control'];
  const query = '/api/graphql_middleware/query/CatalogueProduct?locale=pl&handle=zolw';
  for (const [seconds, expected] of [
    [-60, 'public, max-age=5'],
    [-3, 'public, max-age=3'],
    [-1, 'public, max-age=1'],
    [0, 'public, max-age=5'],
  ] as const) {
    context.at = beside(begin, seconds);
    await ageOf(query);
    assert.is(await ageOf(query), expected, `${seconds} s`);
  }
  context.at = beside(end, -100);
  assert.is(await ageOf('/pl/feeds/google.xml'), 'public, max-age=100');
  assert.is((await shop.app.inject('/pl/feeds/google.xml')).body.includes('99.00 PLN'), true);
  context.at = end;
  assert.is(await ageOf('/pl/feeds/google.xml'), 'public, max-age=600');
});

eachPeriod('feeds say the price, what it was before, and for how long', async (context, period) => {
  const lasts = `${period.begin.toISOString()}/${beside(period.end, -1).toISOString()}`;
  for (const [title, at, state] of momentsOf(period)) {
    context.at = at;
    const { body } = await context.shop.app.inject('/pl/feeds/google.xml');
    const item = body.split('<item>').find((each) => each.includes('/pl/p/zolw')) ?? '';
    assert.match(item, '<g:price>129.00 PLN</g:price>', title);
    assert.is(item.includes('<g:sale_price>99.00 PLN</g:sale_price>'), state === 'reduced', title);
    assert.is(item.includes(lasts), state === 'reduced', `${title}: how long`);
  }
});

eachPeriod(
  'a cart that is open over the boundary tells the change, and an order costs what its second costs',
  async (context, { begin }) => {
    const { shop, variantId } = context;
    context.at = beside(begin, -1);
    const visitor = await aFormVisitor(shop.app, 'zolw', variantId);
    const before = await visitor.getText('/pl/cart');
    assert.match(before, '129,00 zł');
    assert.not.match(before, 'coś się zmieniło');
    context.at = begin;
    assert.match(await visitor.getText('/pl/cart'), 'Żółw: teraz taniej, 99,00 zł zamiast 129,00 zł.');
    const press = (expectedTotal: string) =>
      visitor.post('/pl/checkout', { ...address, expectedTotal, paymentMethod: 'p24', action: 'order' });
    const placed = async () =>
      (await shop.database.db.selectFrom('orders').select('total_minor').execute()).map((row) => row.total_minor);
    // What was on the screen a second before is no longer the price.
    await press('14599');
    assert.equal(await placed(), []);
    await press('11599');
    assert.equal(await placed(), [11_599]);
  },
);

eachPeriod(
  'an order placed a second before the end costs the reduced price, and one at the end the ordinary one',
  async (context, { end }) => {
    const { shop, variantId } = context;
    const totals = [];
    for (const [at, expectedTotal] of [
      [beside(end, -1), '11599'],
      [end, '14599'],
    ] as const) {
      context.at = at;
      const visitor = await aFormVisitor(shop.app, 'zolw', variantId);
      await visitor.post('/pl/checkout', { ...address, expectedTotal, paymentMethod: 'p24', action: 'order' });
      const { total_minor } = await shop.database.db
        .selectFrom('orders')
        .select('total_minor')
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      totals.push(total_minor);
    }
    assert.equal(totals, [11_599, 14_599]);
  },
);

test.run();

// A reduction begins and ends to the second for whoever asks as a program as well: assistants, feeds, and the shop's own pages.
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { queryUrl } from '#src/surfaces/storefront-api.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../../fixtures/a-shop.ts';
import { askAsPlatform, transports, type UcpBody } from '../../fixtures/ucp/ask-as-platform.ts';
import { untilListening } from '../../render/ask-cached-page.ts';
import { aReduction } from './a-reduction.ts';
import { beside, inEachPeriod, momentsOf, type Period } from './periods-of-reductions.ts';

type Context = { shop: ShopFixture; at: Date; variantId: string };
const test = suite<Context>('prices in time for programs');
const picture = '0123456789abcdef0123';

test.before.each(async (context) => {
  context.at = shopTime;
  context.shop = await aShop({ now: () => context.at });
  await context.shop.change('assistants', { isOpen: true });
  const { db } = context.shop.database;
  const priceMinor = { PLN: 12_900, EUR: 2900 };
  context.variantId = await aProduct(db, { handle: 'zolw', title: 'Żółw', onHand: 50, priceMinor });
  await db
    .insertInto('pictures')
    .values({ key: picture, width: 1_000, height: 1_000, ground_color: '#efb02e', added_at: shopTime })
    .execute();
  const { product_id } = await db.selectFrom('variants').select('product_id').executeTakeFirstOrThrow();
  await db.insertInto('media').values({ product_id, position: 1, source: 'a.svg', picture }).execute();
  await untilListening(context.shop);
});
test.after.each(({ shop }) => shop.close());

const polish = { context: { address_country: 'PL', language: 'pl' } };

const eachPeriod = (title: string, work: (context: Context, period: Period) => Promise<void>) =>
  inEachPeriod(test, title, async (context, period) => {
    const { begin: beginsAt, end: endsAt } = period;
    await aReduction(context.shop.database.db, { variantId: context.variantId, amountMinor: 9_900, beginsAt, endsAt });
    await work(context, period);
  });

type Found = { variants: { price: { amount: number }; list_price?: { amount: number } }[] };

eachPeriod('assistants find, look up and are told the price of their second', async (context, period) => {
  const { shop, variantId } = context;
  for (const [title, at, state] of momentsOf(period)) {
    context.at = at;
    const expected = state === 'reduced' ? 9_900 : 12_900;
    for (const transport of transports) {
      const ask = async (operation: string, input: object) =>
        (await askAsPlatform(shop, { operation, input: { ...polish, ...input }, transport })).body;
      const products = [
        (await ask('search_catalog', { query: 'żółw' })).products,
        (await ask('lookup_catalog', { ids: [variantId] })).products,
        [(await ask('get_product', { id: variantId })).product],
      ] as Found[][];
      assert.equal(
        products.map(([found]) => found?.variants[0]?.price.amount),
        [expected, expected, expected],
        `${title}, ${transport}`,
      );
      const dear = await ask('search_catalog', { query: 'żółw', filters: { price: { min: 12_000, max: 20_000 } } });
      assert.is((dear.products as Found[]).length, state === 'reduced' ? 0 : 1, `${title}: narrowed by price`);
    }
  }
});

eachPeriod(
  'the cart of an assistant that is open over the bounds costs what its second costs',
  async (context, period) => {
    const { shop, variantId } = context;
    const subtotal = (body: UcpBody) =>
      (body.totals as { type: string; amount: number }[]).find(({ type }) => type === 'subtotal')?.amount;
    context.at = beside(period.begin, -1);
    const input = { ...polish, line_items: [{ item: { id: variantId }, quantity: 2 }] };
    const made = await askAsPlatform(shop, { operation: 'create_cart', input, transport: 'mcp' });
    assert.is(subtotal(made.body), 25_800);
    // An assistant's cart is kept for a day at least: of longer periods the bound at the end has a cart of its own.
    context.at = period.begin;
    const read = await askAsPlatform(shop, { operation: 'get_cart', id: String(made.body.id), transport: 'rest' });
    assert.is(subtotal(read.body), 19_800, 'when it begins');
    context.at = beside(period.end, -1);
    const late = await askAsPlatform(shop, { operation: 'create_cart', input, transport: 'rest' });
    assert.is(subtotal(late.body), 19_800, 'a second before it ends');
    context.at = period.end;
    const ended = await askAsPlatform(shop, { operation: 'get_cart', id: String(late.body.id), transport: 'mcp' });
    assert.is(subtotal(ended.body), 25_800, 'when it ends');
  },
);

/** Answers that say a price, and how each writes the reduced one and the ordinary one. */
const answers: readonly [string, string, string][] = [
  ['/pl/feeds/ceneo.xml', 'price="99.00"', 'price="129.00"'],
  ['/pl/feeds/openai.jsonl.gz', '"sale_price":"99.00 PLN"', '"price":"129.00 PLN"'],
  ['/pl', '99,00', '129,00'],
  ['/pl/search?q=zolw', '99,00', '129,00'],
  ['/pl/c/all.md', '99,00', '129,00'],
  [queryUrl('CatalogueProduct', { locale: 'pl', handle: 'zolw' }), '"minor":9900', '"minor":12900'],
  [queryUrl('CatalogueListing', { locale: 'pl', collection: 'all', view: '' }), '"minor":9900', '"minor":12900'],
  [queryUrl('CatalogueSearch', { locale: 'pl', view: 'q=zolw' }), '"minor":9900', '"minor":12900'],
  [queryUrl('CatalogueSuggestions', { locale: 'pl', text: 'zol' }), '"minor":9900', '"minor":12900'],
  [queryUrl('CatalogueSaved', { locale: 'pl', handles: ['zolw'] }), '"minor":9900', '"minor":12900'],
];

eachPeriod('feeds, pages and what the shop’s own pages ask say the price of their second', async (context, period) => {
  for (const [title, at, state] of momentsOf(period)) {
    context.at = at;
    for (const [url, reduced, ordinary] of answers) {
      const answer = await context.shop.app.inject(url);
      assert.is(answer.statusCode, 200, url);
      const body = url.endsWith('.gz') ? gunzipSync(answer.rawPayload).toString() : answer.body;
      assert.is(body.includes(reduced), state === 'reduced', `${title}: ${url}`);
      if (state === 'ordinary') assert.ok(body.includes(ordinary), `${title}: the ordinary price in ${url}`);
    }
  }
});

test.run();

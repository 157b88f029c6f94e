// Products of hundreds of variants: a listing shows some of each, and a long answer is the same over both transports.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeResult } from '#server/http/mcp/write-result.ts';
import { MOST_LISTED_VARIANTS } from '#server/ucp/shown/show-product.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { askAsPlatform, faultsOfAnswer, transports, type UcpBody } from '../fixtures/ucp/ask-as-platform.ts';
import { ucpVersions } from '../fixtures/ucp/read-schemas.ts';

type Context = { shop: ShopFixture };
const test = suite<Context>('products of many variants for assistants');

const COUNT = 200;
/** The last one is the dearest. */
const sizes = Array.from({ length: COUNT }, (_, number) => `Rozmiar ${number + 1} 🐢`);

test.before(async (context) => {
  context.shop = await aShop();
  await context.shop.change('assistants', { isOpen: true });
  const { db } = context.shop.database;
  const first = await aProduct(db, { handle: 'koszulka', title: 'Koszulka', onHand: 0 });
  const { product_id } = await db
    .selectFrom('variants')
    .select('product_id')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_options')
    .values({ product_id, position: 1, name: 'Rozmiar', option_values: sizes })
    .execute();
  await db
    .updateTable('variants')
    .set({ option1: sizes[0] ?? '' })
    .where('id', '=', first)
    .execute();
  const others = await db
    .insertInto('variants')
    .values(
      sizes.slice(1).map((size, number) => ({
        ...{ product_id, position: number + 2, option1: size, sku: `K-${number + 2}`, weight_grams: 0 },
        ...{ tracks_stock: true, sells_without_stock: false, on_hand: 5 },
      })),
    )
    .returning(['id', 'position'])
    .execute();
  await db
    .insertInto('prices')
    .values(
      others.map(({ id, position }) => ({
        ...{ variant_id: id, currency: 'PLN' as const, amount_minor: 20_000 + position, valid_from: shopTime },
      })),
    )
    .execute();
});
test.after(({ shop }) => shop.close());

const context = { address_country: 'PL', language: 'pl' };
type Shown = { price_range: object; variants: { id: string; availability: { available: boolean } }[] };

for (const transport of transports) {
  test(`a search shows some variants of a product and says how many there are, over ${transport}`, async ({ shop }) => {
    const input = { query: 'koszulka', context };
    const { body } = await askAsPlatform(shop, { operation: 'search_catalog', input, transport });
    for (const version of ucpVersions) assert.equal(faultsOfAnswer(body, 'search_catalog', version), []);
    const [product] = body.products as [Shown];
    assert.is(product.variants.length, MOST_LISTED_VARIANTS);
    // The first one is sold out, and others are not.
    assert.ok(product.variants.every(({ availability }) => availability.available));
    assert.equal(product.price_range, {
      min: { amount: 12_900, currency: 'PLN' },
      max: { amount: 20_000 + COUNT, currency: 'PLN' },
    });
    const [omitted] = (body.messages as UcpBody[]).filter(({ code }) => code === 'variants_omitted');
    assert.is(omitted?.path, '$.products[0]');
    assert.match(String(omitted?.content), String(COUNT));
    const asked = { operation: 'get_product', input: { id: 'koszulka', context }, transport };
    const whole = (await askAsPlatform(shop, asked)).body.product as Shown;
    assert.is(whole.variants.length, COUNT);
  });
}

test('a long answer is written piece by piece, and is the same as a short one would be', async () => {
  for (const text of ['x', '🐢'.repeat(50_001), `"${'\\\n'.repeat(40_000)}`, `a${'🐢'.repeat(50_000)}`]) {
    const written = writeResult('7', { text });
    assert.is(typeof written === 'string', text.length < 10);
    const whole = typeof written === 'string' ? written : (await written.toArray()).map(String).join('');
    const { id, result, jsonrpc } = JSON.parse(whole);
    assert.equal([id, jsonrpc, result.structuredContent, result.resultType], ['7', '2.0', { text }, 'complete']);
    assert.is(result.content[0].text, JSON.stringify({ text }));
  }
});

test.run();

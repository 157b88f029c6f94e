// The catalogue as platforms ask for it: over both transports, in both versions, and equal to what the pages show.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findProduct } from '#server/catalogue/product-store.ts';
import { demoDocuments } from '#server/demo/demo-documents.ts';
import { viewOf } from '#src/shop/markets.ts';
import { shopOf } from '#test/fixtures/demo-shop.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { aPlatform, type Platform } from '../fixtures/ucp/a-platform.ts';
import {
  type Asking,
  askAsPlatform,
  faultsOfAnswer,
  transports,
  type UcpBody,
} from '../fixtures/ucp/ask-as-platform.ts';
import { faultsOf, ucpVersions } from '../fixtures/ucp/read-schemas.ts';

type Context = { shop: ShopFixture; platform: Platform; small: string; large: string };
const test = suite<Context>('catalogue for assistants');

test.before(async (context) => {
  context.platform = await aPlatform();
  context.shop = await aShop({ profileFetchRules: context.platform.fetchRules });
  await context.shop.change('assistants', { isOpen: true });
  const { db } = context.shop.database;
  context.small = await aProduct(db, { handle: 'zolw', title: 'Żółw morski', onHand: 3 });
  const { product_id } = await db
    .selectFrom('variants')
    .select('product_id')
    .where('id', '=', context.small)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_options')
    .values({ product_id, position: 1, name: 'Rozmiar', option_values: ['A3', 'A2'] })
    .execute();
  await db.updateTable('variants').set({ option1: 'A3' }).where('id', '=', context.small).execute();
  const large = await db
    .insertInto('variants')
    .values({
      ...{ product_id, position: 2, option1: 'A2', sku: 'ZOLW-A2', weight_grams: 0 },
      ...{ tracks_stock: true, sells_without_stock: false, on_hand: 0 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  context.large = large.id;
  const price = { variant_id: large.id, currency: 'PLN' as const };
  await db
    .insertInto('prices')
    .values({ ...price, amount_minor: 20_000, valid_from: new Date('2026-10-01T00:00:00Z') })
    .execute();
  await db
    .updateTable('prices')
    .set({ amount_minor: 15_000, compare_at_minor: 25_000, valid_from: new Date('2026-11-10T00:00:00Z') })
    .where('variant_id', '=', large.id)
    .execute();
  await db
    .updateTable('product_texts')
    .set({ safety_warnings: 'Nie dla dzieci poniżej 3 lat.' })
    .where('product_id', '=', product_id)
    .execute();
  const draft = await aProduct(db, { handle: 'szkic', title: 'Żółw tajny' });
  await db
    .updateTable('products')
    .set({ status: 'draft' })
    .where('id', '=', (eb) => eb.selectFrom('variants').select('product_id').where('id', '=', draft))
    .execute();
});
test.after(async ({ shop, platform }) => {
  await shop.close();
  await platform.close();
});

const polish = { context: { address_country: 'PL', language: 'pl' } };

type Product = { id: string; title: string; handle: string; variants: UcpBody[]; options?: UcpBody[] };
const productsOf = (body: UcpBody) => body.products as Product[];

for (const version of ucpVersions) {
  for (const transport of transports) {
    test(`every answer is as the schemas of ${version} say, over ${transport}`, async ({ shop, platform, large }) => {
      const ask = async (operation: string, input: object) => {
        const asking: Asking = { operation, input: { ...polish, ...input }, transport };
        const answer = await askAsPlatform(shop, { ...asking, profileUrl: platform.profileUrl(version) });
        assert.is(answer.status, 200);
        assert.equal(faultsOfAnswer(answer.body, operation, version), []);
        assert.is((answer.body.ucp as UcpBody).version, version);
        return answer.body;
      };
      const found = await ask('search_catalog', { query: 'żółw' });
      assert.equal(
        productsOf(found).map(({ title }) => title),
        ['Żółw morski'],
      );
      assert.equal((found.ucp as UcpBody).capabilities, { 'dev.ucp.shopping.catalog.search': [{ version }] });
      const looked = await ask('lookup_catalog', { ids: [large, 'nie ma', 'zolw'] });
      assert.equal(
        productsOf(looked)[0]?.variants.map(({ inputs }) => inputs),
        [[{ id: 'zolw', match: 'featured' }], [{ id: large, match: 'exact' }]],
      );
      const told = await ask('get_product', { id: large });
      assert.equal((told.product as UcpBody).selected, [{ name: 'Rozmiar', id: 'A2', label: 'A2' }]);
      await ask('get_product', { id: 'nie ma' });
    });
  }
}

test('a changed answer is refused by the schemas, so that they would find a fault', async ({ shop, platform }) => {
  const profileUrl = platform.profileUrl('2026-08-25');
  const asking: Asking = {
    operation: 'search_catalog',
    input: { ...polish, query: 'żółw' },
    transport: 'rest',
    profileUrl,
  };
  const { body } = await askAsPlatform(shop, asking);
  const changes: ((copy: UcpBody, product: UcpBody, variant: UcpBody) => unknown)[] = [
    (copy) => delete copy.products,
    (copy) => Object.assign(copy.ucp as UcpBody, { version: 'newest' }),
    (_copy, product) => Object.assign(product, { variants: [] }),
    (_copy, product) => delete product.price_range,
    (_copy, _product, variant) => Object.assign(variant.price as UcpBody, { amount: '12900' }),
    (_copy, _product, variant) => Object.assign(variant.price as UcpBody, { currency: 'zł' }),
  ];
  for (const change of changes) {
    const copy = structuredClone(body);
    const [product] = copy.products as [{ variants: [UcpBody] } & UcpBody];
    change(copy, product, product.variants[0]);
    for (const version of ucpVersions) {
      assert.is.not(faultsOfAnswer(copy, 'search_catalog', version).length, 0, `${version}: ${change}`);
    }
  }
});

test('prices, stock and former prices are those of the product page, in each market', async ({ shop, platform }) => {
  const { db } = shop.database;
  const { markets } = shopOf(demoDocuments);
  for (const { language, country } of markets.markets) {
    const context = { address_country: country, language };
    const profileUrl = platform.profileUrl('2026-08-25');
    const asking: Asking = {
      operation: 'lookup_catalog',
      input: { context, ids: ['zolw'] },
      transport: 'mcp',
      profileUrl,
    };
    const { body } = await askAsPlatform(shop, asking);
    const page = await findProduct(db, 'zolw', viewOf(markets, language));
    assert.is(productsOf(body).length, page ? 1 : 0, language);
    if (!page) continue;
    const variant = page.variants[0];
    const [shown] = productsOf(body)[0]?.variants ?? [];
    assert.equal(shown?.price, { amount: variant?.price.minor, currency: variant?.price.currency });
    assert.equal(shown?.availability, { available: true, status: 'in_stock' });
  }
});

test('what the law wants said stands beside what it is about', async ({ shop, platform, large }) => {
  const profileUrl = platform.profileUrl('2026-08-25');
  const asking: Asking = {
    operation: 'lookup_catalog',
    input: { ...polish, ids: [large] },
    transport: 'rest',
    profileUrl,
  };
  const { body } = await askAsPlatform(shop, asking);
  assert.equal(
    (body.messages as UcpBody[]).map(({ code, path, presentation, content }) => [
      ...[code, path, presentation],
      String(content).replaceAll('\u00a0', ' '),
    ]),
    [
      ['safety_warning', '$.products[0]', 'disclosure', 'Nie dla dzieci poniżej 3 lat.'],
      [
        'lowest_prior_price',
        '$.products[0].variants[0]',
        'disclosure',
        'Najniższa cena z 30 dni przed obniżką: 200,00 zł.',
      ],
    ],
  );
  assert.equal(productsOf(body)[0]?.variants[0]?.list_price, { amount: 20_000, currency: 'PLN' });
});

test('a draft is nowhere to be found', async ({ shop }) => {
  for (const transport of transports) {
    const found = await askAsPlatform(shop, { operation: 'search_catalog', input: { query: 'tajny' }, transport });
    assert.equal(productsOf(found.body), []);
    const looked = await askAsPlatform(shop, {
      operation: 'lookup_catalog',
      input: { ids: ['szkic', 'SZKIC'] },
      transport,
    });
    assert.equal(productsOf(looked.body), []);
    const told = await askAsPlatform(shop, { operation: 'get_product', input: { id: 'szkic' }, transport });
    assert.is((told.body.ucp as UcpBody).status, 'error');
  }
});

test('a choice that nothing is made of is given up, the least wanted first', async ({ shop, large }) => {
  const selected = [
    { name: 'Rozmiar', label: 'A2' },
    { name: 'Kolor', label: 'zielony' },
  ];
  const input = { ...polish, id: 'zolw', selected };
  const { body } = await askAsPlatform(shop, { operation: 'get_product', input, transport: 'rest' });
  const product = body.product as Product & { selected: unknown };
  assert.equal(product.selected, [{ name: 'Rozmiar', label: 'A2' }]);
  assert.equal(
    product.variants.map(({ id }) => id),
    [large],
  );
  assert.equal(product.options?.[0]?.values, [
    { id: 'A3', label: 'A3', exists: true, available: true },
    { id: 'A2', label: 'A2', exists: true, available: false },
  ]);
});

test('a search goes on from its cursor, within its prices', async ({ shop }) => {
  const { db } = shop.database;
  for (const number of [1, 2, 3]) {
    await aProduct(db, { handle: `sowa-${number}`, title: `Sowa ${number}`, priceMinor: { PLN: 1999, EUR: 500 } });
  }
  const filters = { price: { min: 1999, max: 1999 } };
  const handles: string[] = [];
  let cursor: string | undefined;
  do {
    const input = { ...polish, query: 'sowa', filters, pagination: { limit: 2, ...(cursor && { cursor }) } };
    const { body } = await askAsPlatform(shop, { operation: 'search_catalog', input, transport: 'rest' });
    const pagination = body.pagination as { cursor?: string; total_count: number };
    assert.is(pagination.total_count, 3);
    handles.push(...productsOf(body).map(({ handle }) => handle));
    cursor = pagination.cursor;
  } while (cursor);
  assert.equal(handles.toSorted(), ['sowa-1', 'sowa-2', 'sowa-3']);
});

test('a category narrows what words find, and one alone is listed', async ({ shop }) => {
  const { db } = shop.database;
  for (const handle of ['wrona-kubek', 'wrona-plakat']) await aProduct(db, { handle, title: `Wrona ${handle}` });
  const { id } = await db
    .insertInto('collections')
    .values({ handle: 'kubki', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('collection_texts').values({ collection_id: id, locale: 'pl', title: 'Kubki' }).execute();
  const mug = await db
    .selectFrom('products')
    .select('id')
    .where('handle', '=', 'wrona-kubek')
    .executeTakeFirstOrThrow();
  await db.insertInto('collection_products').values({ collection_id: id, product_id: mug.id, position: 1 }).execute();
  const find = async (more: object) => {
    const input = { ...polish, filters: { categories: ['Kubki'] }, ...more };
    const { body } = await askAsPlatform(shop, { operation: 'search_catalog', input, transport: 'rest' });
    return productsOf(body).map(({ handle }) => handle);
  };
  assert.equal(await find({}), ['wrona-kubek']);
  assert.equal(await find({ query: 'wrona' }), ['wrona-kubek']);
  assert.equal((await find({ query: 'wrona', filters: {} })).toSorted(), ['wrona-kubek', 'wrona-plakat']);
});

test('the profile is as its schema says, in both versions, and names the other one', async ({ shop }) => {
  const newest = await shop.app.inject('/.well-known/ucp');
  assert.is(newest.statusCode, 200);
  assert.is(newest.headers['cache-control'], 'public, max-age=300');
  const definition = {
    '2026-08-25': 'profile.json#/$defs/business_schema',
    '2026-04-08': 'discovery/profile.json#/$defs/business_profile',
  };
  assert.equal(faultsOf(newest.json(), { version: '2026-08-25', schema: definition['2026-08-25'] }), []);
  const [[name, address]] = Object.entries(newest.json().ucp.supported_versions) as [[string, string]];
  assert.is(name, '2026-04-08');
  const older = await shop.app.inject(address.replace('http://localhost:3000', ''));
  assert.equal(faultsOf(older.json(), { version: '2026-04-08', schema: definition['2026-04-08'] }), []);
  assert.is(older.json().ucp.version, '2026-04-08');
});

test.run();

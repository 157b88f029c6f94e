import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mutationUrl, queryUrl } from '#src/surfaces/storefront-api.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, failAtQuery, type ShopFixture } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture; variantId: string }>('the GraphQL middleware');

test.before(async (context) => {
  context.shop = await aShop();
  context.variantId = await aProduct(context.shop.database.db, { handle: 'zolw', title: 'Żółw', onHand: 3 });
});
test.after(({ shop }) => shop.close());

const json = { 'content-type': 'application/json' };

test('string variables are plain parameters, sorted, with the hash of the document', () => {
  const url = queryUrl('CatalogueProduct', { locale: 'pl', handle: 'zolw' });
  assert.match(url, /^\/api\/graphql_middleware\/query\/CatalogueProduct\?__gqlh=[0-9a-f]{7}&handle=zolw&locale=pl$/);
});

test('a query is answered by name', async ({ shop }) => {
  const answer = await shop.app.inject({ url: queryUrl('CatalogueProduct', { locale: 'pl', handle: 'zolw' }) });
  assert.is(answer.statusCode, 200);
  assert.is(answer.json().data.product.title, 'Żółw');
  assert.equal(answer.json().errors, []);
});

test('what is the same for all may be cached and is revalidated by its ETag', async ({ shop }) => {
  const url = queryUrl('CatalogueProduct', { locale: 'pl', handle: 'zolw' });
  const { headers } = await shop.app.inject({ url });
  assert.match(String(headers['cache-control']), 'public');
  const again = await shop.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  assert.is(again.statusCode, 304);
  assert.is(again.body, '');
});

test('what depends on the cookie is never cached', async ({ shop }) => {
  const { headers } = await shop.app.inject({ url: queryUrl('CartShow', { locale: 'pl' }) });
  assert.is(headers['cache-control'], 'private, no-store');
});

test('unknown names are refused by name', async ({ shop }) => {
  const query = await shop.app.inject({ url: '/api/graphql_middleware/query/constructor' });
  assert.equal([query.statusCode, query.json().error.message], [400, 'Invalid query name.']);
  const mutation = await shop.app.inject({
    method: 'POST',
    url: mutationUrl('Nope' as never),
    headers: json,
    payload: {},
  });
  assert.equal([mutation.statusCode, mutation.json().error.message], [400, 'Invalid mutation name.']);
});

test('a mutation cannot be asked as a query', async ({ shop }) => {
  const answer = await shop.app.inject({ url: '/api/graphql_middleware/query/CartAddLine' });
  assert.is(answer.statusCode, 400);
});

test("a client's mistakes pass as GraphQL errors with status 200", async ({ shop }) => {
  const answer = await shop.app.inject({ url: '/api/graphql_middleware/query/CatalogueProduct?locale=xx&handle=zolw' });
  assert.is(answer.statusCode, 200);
  assert.ok(answer.json().errors.length > 0);
});

test('an internal failure says nothing but its request id', async () => {
  const broken = await aShop({ beforeQuery: failAtQuery });
  const answer = await broken.app.inject({ url: queryUrl('CatalogueHome', { locale: 'pl' }) });
  await broken.close();
  assert.is(answer.statusCode, 500);
  const { error } = answer.json();
  assert.is(error.message, "Couldn't execute GraphQL query.");
  assert.ok(error.requestId);
  assert.not.match(answer.body, 'products');
});

test('an article goes into a cart that only the cookie knows', async ({ shop, variantId }) => {
  const added = await shop.app.inject({
    method: 'POST',
    url: mutationUrl('CartAddLine'),
    headers: json,
    payload: { locale: 'pl', variantId, quantity: 2 },
  });
  const [cookie] = added.cookies;
  assert.is(cookie?.httpOnly, true);
  assert.is(cookie?.sameSite, 'Lax');
  const url = queryUrl('CartShow', { locale: 'pl' });
  const own = await shop.app.inject({ url, cookies: { [cookie?.name ?? '']: cookie?.value ?? '' } });
  assert.is(own.json().data.cart.itemCount, 2);
  const foreign = await shop.app.inject({ url });
  assert.is(foreign.json().data.cart.itemCount, 0);
});

test('a cart takes no more than there is', async ({ shop, variantId }) => {
  const payload = { locale: 'pl', variantId, quantity: 50 };
  const answer = await shop.app.inject({ method: 'POST', url: mutationUrl('CartAddLine'), headers: json, payload });
  const { cart, refusal } = answer.json().data.addCartLine;
  assert.equal([cart.itemCount, refusal], [3, 'QUANTITY_LIMITED']);
});

test('an article that does not exist is refused in words', async ({ shop }) => {
  for (const variantId of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
    const payload = { locale: 'pl', variantId, quantity: 1 };
    const answer = await shop.app.inject({ method: 'POST', url: mutationUrl('CartAddLine'), headers: json, payload });
    assert.is(answer.json().data.addCartLine.refusal, 'NOT_FOUND');
  }
});

test('a write that another site starts is refused', async ({ shop, variantId }) => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: mutationUrl('CartAddLine'),
      headers: { ...json, ...headers },
      payload: { locale: 'pl', variantId, quantity: 1 },
    });
    assert.is(answer.statusCode, 400);
  }
});

test('a mutation takes JSON only', async ({ shop }) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: mutationUrl('CartAddLine'),
    headers: { 'content-type': 'text/plain' },
    payload: '{}',
  });
  assert.ok(answer.statusCode >= 400 && answer.statusCode < 500);
});

test('keys that would reach into prototypes are refused', async ({ shop }) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: mutationUrl('CartAddLine'),
    headers: json,
    payload: '{"__proto__":{"locale":"pl"}}',
  });
  assert.is(answer.statusCode, 400);
});

test('two visitors at once get each their own cart', async ({ shop, variantId }) => {
  const visit = async (quantity: number) => {
    const payload = { locale: 'pl', variantId, quantity };
    const added = await shop.app.inject({ method: 'POST', url: mutationUrl('CartAddLine'), headers: json, payload });
    const [cookie] = added.cookies;
    const page = await shop.app.inject({ url: '/pl', cookies: { [cookie?.name ?? '']: cookie?.value ?? '' } });
    return /"cartBadge":"(\d+)"/.exec(page.body)?.[1];
  };
  assert.equal(await Promise.all([1, 2, 3, 1, 2, 3].map(visit)), ['1', '2', '3', '1', '2', '3']);
});

test.run();
